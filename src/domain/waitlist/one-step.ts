/** The frame of every command about places: what is due by now, the command, and promotions, in one locked step. */
import { ok, type Problem, type Result } from '../common/result';
import { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { fillFreePlaces } from './promote';
import { sweep } from './tick';

/** `decide` either changes the draft and returns nothing, or returns every reason why not; then nothing is changed at all. */
export function inOneStep(places: Places, by: By, decide: (draft: Draft) => readonly Problem[]): Result<PlaceEffects> {
  const draft = new Draft(places, by);
  sweep(draft);
  const problems = decide(draft);
  if (problems.length > 0) return { ok: false, problems };
  fillFreePlaces(draft);
  return ok(draft.effects());
}
