/** The morning: opening and closing check-in, ticks from the desk, seating standby players. */
import { problem, type Problem } from '../../domain/common/result';
import { absent, closeCheckIn as closeDomain } from '../../domain/check-in/close';
import { checkIn, undoCheckIn } from '../../domain/check-in/desk';
import { seatStandby as seatDomain } from '../../domain/check-in/seat-standby';
import { fromLocal } from '../../domain/common/time';
import { isPaid, money } from '../../domain/payment/money';
import { officialPlayers } from '../players';
import { byOf, placesOf, settleResult, takeEffects } from '../places';
import { divisionName } from '../say';
import { latePast, mayComeLate } from '../late';
import type { Work } from '../work';
import { isPresent } from '../views/check-in';
import { sweep } from './places';

export function openCheckIn(work: Work): readonly Problem[] {
  const { marks } = work.facts;
  if (marks['registration.closed'] === undefined) return [problem('check-in.registration-open')];
  if (marks['check-in.opened'] !== undefined) {
    work.notice('nothing');
    return [];
  }
  sweep(work);
  work.mark('check-in.opened', String(work.env.now));
  work.journal({ action: 'check-in.opened', subject: 'check-in' });
  const count = work.facts.entries.filter((entry) => entry.state === 'confirmed' || entry.state === 'standby').length;
  work.notice('check-in.opened', { count });
  return [];
}

/** One box of the check-in tab as it stands. */
export interface Tick {
  readonly entry: string;
  readonly present: boolean;
}

/** Files ticks as facts. Who has not paid is taken cash from at the desk: the volunteer ticks only once he has it. */
export function takeTicks(work: Work, ticks: readonly Tick[]): readonly Problem[] {
  const { marks } = work.facts;
  if (marks['check-in.opened'] === undefined) return [];
  const closed = marks['check-in.closed'] !== undefined;
  const byId = new Map(work.facts.entries.map((entry) => [entry.id as string, entry]));
  const came: { entry: string; cash: boolean }[] = [];
  const undone: string[] = [];
  for (const { entry: id, present } of ticks) {
    const entry = byId.get(id);
    if (!entry || isPresent(entry) === present) continue;
    if (closed && !(present && mayComeLate(work.facts, entry))) continue;
    if (!present) undone.push(id);
    else {
      const holds = entry.state === 'held' || entry.state === 'reported' || entry.state === 'standby';
      came.push({ entry: id, cash: holds && !isPaid(money(entry, work.facts.ledger)) });
    }
  }
  const problems: Problem[] = [];
  if (came.length > 0) {
    const done = checkIn(placesOf(work), came, byOf(work, 'desk'));
    takeEffects(work, done.effects);
    problems.push(...done.problems);
  }
  for (const entry of undone)
    problems.push(...settleResult(work, undoCheckIn(placesOf(work), { entry }, byOf(work, 'desk'))));
  return problems;
}

/** Once the last round open to latecomers is paired, whoever has still not come is a no-show of his division. */
export function giveUpLatecomers(work: Work): readonly Problem[] {
  if (work.facts.regulation.checkIn.noShow !== 'late-until-round') return [];
  const problems: Problem[] = [];
  for (const { id } of work.facts.regulation.divisions) {
    if (!latePast(work.facts, id) || absent(placesOf(work), id).length === 0) continue;
    problems.push(...settleResult(work, closeDomain(placesOf(work), { division: id, lateToo: true }, byOf(work))));
  }
  return problems;
}

export function closeCheckIn(work: Work): readonly Problem[] {
  const { marks, regulation } = work.facts;
  if (marks['check-in.opened'] === undefined) return [problem('check-in.not-open')];
  if (marks['check-in.closed'] !== undefined) return [problem('check-in.already-closed')];
  const closes = fromLocal(`${regulation.event.from}T${regulation.checkIn.closes}`, regulation.event.utcOffset) ?? 0;
  const before = work.facts.entries.filter((entry) => entry.state === 'no-show').length;
  const problems = settleResult(work, closeDomain(placesOf(work), { lateToo: false }, byOf(work)));
  if (problems.length > 0) return problems;
  work.mark('check-in.closed', String(Math.max(closes, work.env.now)));
  const missing = work.facts.entries.filter((entry) => entry.state === 'no-show').length - before;
  const present = work.facts.entries.filter((entry) => entry.state === 'checked-in').length;
  work.notice('check-in.closed', { present, absent: missing });
  if (!regulation.standby.allowed) fieldComplete(work);
  return [];
}

/** Nobody is seated any more: what is too small now is played or not, by the regulation's word (A20). */
function fieldComplete(work: Work): void {
  work.mark('standby.seated', String(work.env.now));
  for (const { id, minimum } of work.facts.regulation.divisions) {
    const players = officialPlayers(work.facts, id).length;
    if (minimum.shortOnTheDay === 'play' || players >= minimum.players) continue;
    if (work.facts.marks[`not-played.${id}`] !== undefined) continue;
    work.mark(`not-played.${id}`, 'too-few');
    if (players > 0)
      work.notice('players.too-few', { division: divisionName(work.facts, id), players, minimum: minimum.players });
  }
}

export function seatStandby(work: Work): readonly Problem[] {
  const { marks, regulation } = work.facts;
  if (marks['check-in.closed'] === undefined) return [problem('standby.too-early')];
  if (marks['standby.seated'] !== undefined) return [problem('standby.done')];
  const before = new Map(regulation.divisions.map((d) => [d.id, officialPlayers(work.facts, d.id).length]));
  const problems = settleResult(work, seatDomain(placesOf(work), { unpaid: 'cash' }, byOf(work)));
  if (problems.length > 0) return problems;
  for (const division of regulation.divisions) {
    const players = officialPlayers(work.facts, division.id).length;
    const slots = Math.ceil(players / regulation.standby.multipleOf) * regulation.standby.multipleOf;
    const count = players - (before.get(division.id) ?? 0);
    work.journal({ action: 'standby.seated', subject: division.id, after: { players, slots, count } });
    work.notice('standby.seated', { division: divisionName(work.facts, division.id), count, players, slots });
  }
  fieldComplete(work);
  return [];
}
