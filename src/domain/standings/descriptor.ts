/**
 * Tie-break descriptors as in FIDE's MTB26: `CODE[/Cn|/Mn|/L±n][/P][/F][/R]`, e.g. `BH/C1`, `KS/L+1`, `AOB/F`.
 *
 * Also understood: SwissPerfect's names and the words used in go (`Median-Buchholz`, `对手分`). Team forms
 * (`:MP`, `:GP`, `/K`) are refused by name: there are no team crosstables here.
 */
import { ok, problem, refuse, type Problem, type Result } from '../common/result';

/** C = cut lowest, M = median, L = limit, P = predetermined, F = fore mode, R = reversed order */
export type ModifierLetter = 'C' | 'M' | 'L' | 'P' | 'F' | 'R';

export interface Modifiers {
  readonly cutLow: number;
  readonly cutHigh: number;
  /** Koya: percentage of the maximum, and half-points added to it */
  readonly limitPercent: number;
  readonly limitHalfPoints: number;
  readonly predetermined: boolean;
  readonly fore: boolean;
  readonly reversed: boolean;
}

const NO_MODIFIERS: Modifiers = {
  cutLow: 0,
  cutHigh: 0,
  limitPercent: 50,
  limitHalfPoints: 0,
  predetermined: false,
  fore: false,
  reversed: false,
};

export interface Descriptor {
  readonly code: string;
  readonly modifiers: Modifiers;
  /** modifier letters that were given, for checking against what the tie-break allows */
  readonly letters: readonly ModifierLetter[];
  readonly text: string;
}

/** Keys without blanks, dashes and case. */
const ALIASES: Readonly<Record<string, string>> = {
  POINTS: 'PTS',
  SCORE: 'PTS',
  BUCHHOLZ: 'BH',
  BUCHHOLZCUT1: 'BH/C1',
  BUCHHOLZCUT2: 'BH/C2',
  MBH: 'BH/M1',
  MEDIANBUCHHOLZ: 'BH/M1',
  'MEDIANBUCHHOLZ(1)': 'BH/M1',
  'MEDIANBUCHHOLZ(2)': 'BH/M2',
  MEDIANBUCHHOLZ1: 'BH/M1',
  MEDIANBUCHHOLZ2: 'BH/M2',
  MEDIAN: 'BH/M1',
  BERGER: 'SB',
  SONNEBORNBERGER: 'SB',
  PROGRESS: 'PS',
  PROGRESSIVE: 'PS',
  CUMULATIVE: 'PS',
  NUMBEROFWINS: 'WIN',
  WINS: 'WIN',
  GE: 'REP',
  DIRECTENCOUNTER: 'DE',
  KOYA: 'KS',
  大分: 'PTS',
  积分: 'PTS',
  積分: 'PTS',
  对手分: 'SOS',
  對手分: 'SOS',
  累进分: 'CUSS',
  累進分: 'CUSS',
  逆减: 'RSOS',
  逆減: 'RSOS',
  胜对手分: 'WSOS',
  勝對手分: 'WSOS',
  直胜: 'DW',
  直勝: 'DW',
};

function readModifier(
  part: string,
  modifiers: { -readonly [K in keyof Modifiers]: Modifiers[K] },
): ModifierLetter | null {
  const digits = /^([CM])(\d{1,2})$/.exec(part);
  if (digits !== null) {
    const count = Number(digits[2]);
    modifiers.cutLow = count;
    modifiers.cutHigh = digits[1] === 'M' ? count : 0;
    return digits[1] as ModifierLetter;
  }
  const limit = /^L([+-]?)(\d{1,3})$/.exec(part);
  if (limit !== null) {
    if (limit[1] === '') modifiers.limitPercent = Number(limit[2]);
    else modifiers.limitHalfPoints = Number(`${limit[1] ?? ''}${limit[2] ?? ''}`);
    return 'L';
  }
  if (part === 'P') modifiers.predetermined = true;
  else if (part === 'F') modifiers.fore = true;
  else if (part === 'R') modifiers.reversed = true;
  else return null;
  return part;
}

export function parseDescriptor(text: string): Result<Descriptor> {
  const compact = text
    .trim()
    .toUpperCase()
    .replace(/[\s_-]+/g, '');
  const known = Object.prototype.hasOwnProperty.call(ALIASES, compact) ? ALIASES[compact] : undefined;
  const [head = '', ...rest] = (known ?? text.trim().toUpperCase().replace(/\s+/g, '')).split('/');
  // An alias may stand before modifiers too: `Buchholz/C1`.
  const bare = head.replace(/[-_]/g, '');
  const aliased = Object.prototype.hasOwnProperty.call(ALIASES, bare) ? ALIASES[bare] : undefined;
  const [code = '', ...implied] = (aliased ?? head).split('/');
  const problems: Problem[] = [];
  if (code.includes(':')) problems.push(problem('tie-break.team-only', { found: text }));
  else if (code === '') problems.push(problem('tie-break.empty', { found: text }));
  const modifiers = { ...NO_MODIFIERS };
  const letters: ModifierLetter[] = [];
  for (const part of [...implied, ...rest]) {
    const letter = readModifier(part, modifiers);
    if (letter === null) problems.push(problem('tie-break.modifier', { found: part, in: text }));
    else letters.push(letter);
  }
  if (problems.length > 0) return refuse(...problems);
  return ok({ code, modifiers, letters, text: [code, ...implied, ...rest].join('/') });
}

/** A list such as `PTS,BH/C1,SB`: separated by commas or semicolons. */
export const splitList = (list: string | readonly string[]): readonly string[] =>
  typeof list === 'string' ? list.split(/[,;，、]/).filter((part) => part.trim() !== '') : list;
