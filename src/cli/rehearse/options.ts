/** Arguments of `hoshitori rehearse` (REHEARSAL.md). */
import type { Person } from './people';

export interface RehearsalOptions {
  /** entrants of one's own, from --entries; else they are made up */
  readonly people?: readonly Person[];
  readonly regulation: string;
  readonly players: number;
  /** division → regular players who are checked in */
  readonly field: Readonly<Record<string, number>> | null;
  readonly entries: string | null;
  readonly standby: number;
  readonly seed: string;
  readonly calm: boolean;
  /** a fresh realm for every execution, as Google has it: slower, and the same document */
  readonly fresh: boolean;
  readonly json: string | null;
  readonly xlsx: string | null;
  /** milliseconds a call of Google's services takes: prints what each click would cost there */
  readonly latency?: number | null;
  /** folder for one report file a Swiss field */
  readonly trf?: string | null;
}

export function readOptions(args: readonly string[]): RehearsalOptions | string {
  const [regulation = '', ...rest] = args;
  if (regulation === '' || regulation.startsWith('-'))
    return 'rehearse REGULATION [--players N | --field DIVISION=N,… | --entries FILE.csv] [--standby N] [--seed HEX] [--calm] [--fresh] [--json FILE|-] [--xlsx FILE] [--trf FOLDER] [--latency MS]';
  const options = {
    regulation,
    players: 84,
    field: null as Record<string, number> | null,
    entries: null as string | null,
    standby: 2,
    seed: '01',
    calm: false,
    fresh: false,
    json: null as string | null,
    xlsx: null as string | null,
    latency: null as number | null,
    trf: null as string | null,
  };
  for (let i = 0; i < rest.length; i++) {
    const name = rest[i];
    if (name === '--fresh') {
      options.fresh = true;
      continue;
    }
    if (name === '--calm') {
      options.calm = true;
      continue;
    }
    const value = rest[++i];
    if (value === undefined) return `${String(name)}: a value is missing`;
    if (name === '--players') options.players = whole(value);
    else if (name === '--standby') options.standby = whole(value);
    else if (name === '--seed') options.seed = value;
    else if (name === '--json') options.json = value;
    else if (name === '--xlsx') options.xlsx = value;
    else if (name === '--latency') options.latency = whole(value);
    else if (name === '--trf') options.trf = value;
    else if (name === '--entries') options.entries = value;
    else if (name === '--field')
      options.field = Object.fromEntries(
        value.split(',').map((part) => [part.split('=')[0] ?? '', whole(part.split('=')[1] ?? '')]),
      );
    else return `unknown argument ${String(name)}`;
  }
  if (
    ![options.players, options.standby, options.latency ?? 0, ...Object.values(options.field ?? {})].every(
      Number.isInteger,
    )
  )
    return 'numbers are whole and not negative';
  if (!/^[0-9a-f]{1,64}$/i.test(options.seed)) return '--seed takes 1 to 64 hexadecimal digits';
  return options;
}

const whole = (text: string): number => (/^\d{1,5}$/.test(text) ? Number(text) : NaN);
