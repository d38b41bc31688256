/** The next sensible step and its reason: what 首頁 says and what 「下一步」 does. */
import { fromLocal, type Instant } from '../domain/common/time';
import type { Facts } from './facts';
import { phaseOf } from './phases';
import { divisionName, stageName } from './say';

export type StepKey =
  | 'setUp'
  | 'takeIn'
  | 'importStatement'
  | 'sendLetters'
  | 'closeRegistration'
  | 'openCheckIn'
  | 'closeCheckIn'
  | 'seatStandby'
  | 'pairRound'
  | 'recordResults'
  | 'drawBracket'
  | 'drawTies'
  | 'prizes'
  | 'luckyDraw'
  | 'done';

export interface NextStep {
  readonly key: StepKey;
  readonly params: Readonly<Record<string, string | number>>;
}

const step = (key: StepKey, params: NextStep['params'] = {}): NextStep => ({ key, params });

export function nextStep(facts: Facts, now: Instant): NextStep {
  const { marks, regulation } = facts;
  if (marks['setup'] === undefined) return step('setUp');
  const queued = facts.outbox.filter((letter) => letter.state === 'queued').length;
  if (marks['registration.closed'] === undefined) {
    const closes = fromLocal(regulation.event.registrationCloses, regulation.event.utcOffset) ?? Infinity;
    if (now > closes) return step('closeRegistration');
    const claims = facts.claims.filter((claim) => claim.state === 'open').length;
    if (claims > 0) return step('importStatement', { count: claims });
    if (queued > 0) return step('sendLetters', { count: queued });
    return step('takeIn');
  }
  if (marks['check-in.opened'] === undefined) return step('openCheckIn');
  if (marks['check-in.closed'] === undefined) return step('closeCheckIn', { time: regulation.checkIn.closes });
  if (marks['standby.seated'] === undefined) return step('seatStandby', { multiple: regulation.standby.multipleOf });
  const waits: NextStep[] = [];
  for (const division of regulation.divisions) {
    const phase = phaseOf(facts, division.id);
    const params = {
      division: divisionName(facts, division.id),
      stage: phase.stage ? stageName(facts, division.id, phase.stage) : '',
      round: phase.round,
    };
    if (phase.kind === 'draw-bracket') return step('drawBracket', { ...params, count: phase.count });
    if (phase.kind === 'pair') return step('pairRound', params);
    if (phase.kind === 'draw-ties') return step('drawTies', params);
    if (phase.kind === 'playing') waits.push(step('recordResults', { ...params, open: phase.count }));
  }
  if (waits[0]) return waits[0];
  if (marks['prizes.fixed'] === undefined) return step('prizes');
  const lucky = regulation.prizes.some((prize) => 'luckyDraw' in prize.condition);
  if (lucky && marks['lucky.drawn'] === undefined) return step('luckyDraw');
  return step('done');
}
