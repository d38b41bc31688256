/** What comes in by itself: submitted forms, typed cells on the floor, and the timed sweep that misses nothing. */
import { sweep as sweepPlaces } from '../../src/office/actions/places';
import { cursorOf, takeIn, type Inbox } from '../../src/office/actions/take-in';
import { FORM_KINDS, type FormKind } from '../../src/office/forms';
import type { Work } from '../../src/office/work';
import { readResponses } from '../google/forms';
import { dropTriggers, stillMine } from '../google/triggers';
import { sendWaiting } from './letters';
import { click, inBackground } from './run';

const formIdMark = (kind: FormKind): string => `formId.${kind}`;

function inboxes(work: Work, only?: GoogleAppsScript.Forms.Form): Inbox[] {
  const onlyId = only?.getId();
  return FORM_KINDS.flatMap((kind): Inbox[] => {
    const id = work.facts.marks[formIdMark(kind)];
    if (id === undefined || (onlyId !== undefined && id !== onlyId)) return [];
    const form = only ?? FormApp.openById(id);
    return [{ kind, responses: readResponses(form, cursorOf(work, kind)) }];
  });
}

/** Form trigger. Whoever holds the lock drains everything that waits; the others leave at once. */
export function onFormSubmitted(event?: { source?: GoogleAppsScript.Forms.Form }): void {
  inBackground(
    (desk) => {
      takeIn(desk.work, inboxes(desk.work, event?.source));
      return [];
    },
    { waitMs: 1, letters: 10 },
  );
}

/** Installed on the floor file: a wake-up only; the desk reads every typed cell itself. */
export function onFloorEdited(): void {
  inBackground(() => []);
}

/** Every few minutes: what events missed, deadlines, promotions, letters, and a heartbeat. */
export function onSweep(): void {
  let mine = true;
  sendWaiting((desk) => {
    mine = stillMine(desk.work.facts.marks);
    takeIn(desk.work, inboxes(desk.work));
    sweepPlaces(desk.work);
    desk.work.mark('heartbeat', String(desk.work.env.now));
    return [];
  });
  if (!mine) dropTriggers();
}

export function takeInNow(): void {
  click((desk) => {
    const count = takeIn(desk.work, inboxes(desk.work));
    sweepPlaces(desk.work);
    desk.work.notice('taken-in', { count });
    return [];
  });
}
