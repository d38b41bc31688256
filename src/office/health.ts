/** What is missing in an office, from what was seen of it: each finding with what it is about, and whether a click mends it. */
import type { Instant } from '../domain/common/time';
import type { Facts } from './facts';
import { FORM_KINDS, formOf, type FormKind } from './forms';

/** The version of the workbook this program writes (sheets-templates/office.json). */
export const SCHEMA = 1;

export type FormState = 'fine' | 'gone' | 'unlinked' | 'unpublished';

export interface Observed {
  readonly now: Instant;
  /** Set up was run in this very file */
  readonly own: boolean;
  /** who looks, and whose triggers run */
  readonly me: string;
  readonly owner: string;
  readonly missingTriggers: number;
  readonly forms: Readonly<Partial<Record<FormKind, FormState>>>;
  readonly floorOpens: boolean;
  readonly fileZone: string;
  readonly scriptZone: string;
  readonly lettersLeft: number;
  /** editors of the file whom protected tabs still lock out */
  readonly organisersOut: readonly string[];
}

export type Code =
  | 'setup-needed'
  | 'form-gone'
  | 'form-unlinked'
  | 'form-unpublished'
  | 'triggers-missing'
  | 'triggers-other'
  | 'floor-gone'
  | 'zone-file'
  | 'zone-script'
  | 'organisers-out'
  | 'quota-low'
  | 'sweep-silent'
  | 'schema-older'
  | 'schema-newer';

export interface HealthFinding {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
  /** Set up and what belongs to it mends this */
  readonly mends: boolean;
}

/** The sweep comes every five minutes; three in a row that did not are no chance. */
const SILENT = 15;
const MINUTE = 60_000;

const found = (code: Code, params: HealthFinding['params'] = {}, mends = false): HealthFinding => ({
  code,
  params,
  mends,
});

function forms(facts: Facts, seen: Observed): HealthFinding[] {
  return FORM_KINDS.flatMap((kind) => {
    const state = seen.forms[kind] ?? 'fine';
    const form = formOf(facts, kind)?.title ?? kind;
    return state === 'fine' ? [] : [found(`form-${state}`, { form }, state !== 'gone')];
  });
}

function triggers({ marks }: Facts, seen: Observed): HealthFinding[] {
  if (seen.owner !== '' && seen.owner !== seen.me) return [found('triggers-other', { owner: seen.owner })];
  if (seen.missingTriggers > 0) return [found('triggers-missing', { count: seen.missingTriggers }, true)];
  const beat = Number(marks['heartbeat'] ?? seen.now);
  const minutes = Math.floor((seen.now - beat) / MINUTE);
  return minutes > SILENT ? [found('sweep-silent', { minutes })] : [];
}

function version({ marks }: Facts): HealthFinding[] {
  const schema = Number(marks['schema'] ?? SCHEMA);
  if (schema === SCHEMA) return [];
  return [found(schema < SCHEMA ? 'schema-older' : 'schema-newer', { found: schema, expected: SCHEMA })];
}

export function healthFindings(facts: Facts, seen: Observed): HealthFinding[] {
  const { zone } = facts.regulation.event;
  const waiting = facts.outbox.filter((letter) => letter.state === 'queued').length;
  if (!seen.own) return [found('setup-needed', {}, true), ...version(facts)];
  return [
    ...version(facts),
    ...forms(facts, seen),
    ...triggers(facts, seen),
    ...(seen.floorOpens ? [] : [found('floor-gone')]),
    ...(seen.fileZone === zone ? [] : [found('zone-file', { found: seen.fileZone, zone }, true)]),
    ...(seen.scriptZone === zone ? [] : [found('zone-script', { found: seen.scriptZone, zone })]),
    // only whoever made the protections may open them
    ...(seen.organisersOut.length === 0
      ? []
      : [found('organisers-out', { who: seen.organisersOut.join(', ') }, seen.owner === seen.me)]),
    ...(seen.lettersLeft < waiting ? [found('quota-low', { left: seen.lettersLeft, waiting })] : []),
  ];
}
