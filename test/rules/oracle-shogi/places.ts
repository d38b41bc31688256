/** Capacity, the waitlist and its order (龍馬盃 第三條 名額與候補), judged after every locked step. */
import { DESK_OPENS, PROMOTION_STOP, instant } from './calendar';
import type { Step } from './timeline';
import { eachStep, sitsIn, waitsIn } from './timeline';
import type { Document, Entry, Say } from './types';

const CAPACITY = 32;
const LIVE = ['held', 'reported', 'confirmed', 'waitlisted', 'checked-in', 'standby', 'standby-seated'];
const names = (entries: Entry[]): string => entries.map((entry) => entry.id).join(', ');

/** Members first, then who was received earlier; equal instants leave the order open. */
const precedes = (a: Entry, b: Entry): boolean =>
  a.member === b.member ? instant(a.receivedAt) <= instant(b.receivedAt) : a.member;

export function judgePlaces(document: Document, say: Say): void {
  const told = new Set<string>();
  const once = (rule: string, key: string, sentence: string): void => {
    if (!told.has(rule + key)) say(rule, sentence);
    told.add(rule + key);
  };
  eachStep(document, (step) => {
    for (const division of ['dan', 'kyu']) judgeStep(document, step, division, once);
    judgePersons(document, step, once);
  });
}

function judgeStep(
  document: Document,
  step: Step,
  division: string,
  once: (rule: string, key: string, text: string) => void,
): void {
  const sitting = document.entries.filter((entry) => sitsIn(step.after.get(entry.id), division));
  const queued = document.entries.filter((entry) => waitsIn(step.before.get(entry.id), division));
  const waiting = document.entries.filter((entry) => waitsIn(step.after.get(entry.id), division));
  const left = queued.filter((entry) => waiting.includes(entry));
  const promoted = queued.filter((entry) => sitting.includes(entry));
  const entered = sitting.filter((entry) => !sitsIn(step.before.get(entry.id), division) && !promoted.includes(entry));
  const handed = step.touched.filter(
    (entry) => step.after.get(entry.id)!.state === 'transferred' && sitsIn(step.before.get(entry.id), division),
  );
  const place = `${division} at ${step.stamp}`;
  if (sitting.length > CAPACITY) {
    once('capacity', division, `${place}: ${sitting.length} places of ${CAPACITY} taken after ${names(step.touched)}`);
  }
  for (const entry of promoted) {
    const passed = left.filter((other) => !precedes(entry, other));
    if (passed.length > 0)
      once('waitlist order', entry.id, `${place}: ${entry.id} was promoted before ${names(passed)}`);
    if (step.at > PROMOTION_STOP && step.at < DESK_OPENS) {
      once('promotion stop', entry.id, `${place}: ${entry.id} was promoted after the stop`);
    }
  }
  if (step.at > PROMOTION_STOP) return;
  if (waiting.length > 0 && sitting.length < CAPACITY) {
    once('free place', division, `${place}: ${sitting.length} places taken while ${names(waiting)} waits`);
  }
  if (left.length > 0 && entered.length > handed.length) {
    once('queue jumped', division, `${place}: ${names(entered)} got a place while ${names(left)} waits`);
  }
  const late = waiting.filter((entry) => !queued.includes(entry) && !step.before.has(entry.id));
  for (const entry of entered.filter((one) => !step.before.has(one.id) && one.history[0]!.state !== 'confirmed')) {
    const earlier = late.filter((other) => instant(other.receivedAt) < instant(entry.receivedAt));
    if (earlier.length > 0 && handed.length === 0) {
      once('queue jumped', entry.id, `${place}: ${entry.id} got a place that ${names(earlier)} asked for earlier`);
    }
  }
}

/** One live entry per person; a standby player is not an entrant at the same time (Q9). */
function judgePersons(document: Document, step: Step, once: (rule: string, key: string, text: string) => void): void {
  const live = new Map<string, Entry[]>();
  for (const entry of document.entries) {
    if (!LIVE.includes(step.after.get(entry.id)?.state ?? '')) continue;
    live.set(entry.person, [...(live.get(entry.person) ?? []), entry]);
  }
  for (const [person, entries] of live) {
    if (entries.length > 1) once('one entry', person, `${person} has ${names(entries)} at ${step.stamp}`);
  }
}
