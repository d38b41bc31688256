/** The triggers of an office: one for each form, one for the floor file, one timed sweep; they run as whoever made them. */

/** Mark of the person whose triggers the office runs on: nobody sees those of somebody else. */
export const TRIGGER_OWNER = 'triggersOf';

const mine = (): Set<string> =>
  new Set(
    ScriptApp.getProjectTriggers().map(
      (trigger) => `${trigger.getHandlerFunction()}|${trigger.getTriggerSourceId() ?? ''}`,
    ),
  );

interface Wanted {
  readonly key: string;
  readonly make: () => void;
}

function missing(formIds: readonly string[], floor: string): Wanted[] {
  const there = mine();
  const wanted: Wanted[] = formIds.map((id) => ({
    key: `onFormSubmitted|${id}`,
    make: () => void ScriptApp.newTrigger('onFormSubmitted').forForm(FormApp.openById(id)).onFormSubmit().create(),
  }));
  if (floor !== '')
    wanted.push({
      key: `onFloorEdited|${floor}`,
      make: () => void ScriptApp.newTrigger('onFloorEdited').forSpreadsheet(floor).onEdit().create(),
    });
  const found = wanted.filter(({ key }) => !there.has(key));
  if (![...there].some((key) => key.startsWith('onSweep|')))
    found.push({
      key: 'onSweep|',
      make: () => void ScriptApp.newTrigger('onSweep').timeBased().everyMinutes(5).create(),
    });
  return found;
}

export const countMissing = (formIds: readonly string[], floor: string): number => missing(formIds, floor).length;

export function ensureTriggers(formIds: readonly string[], floor: string): void {
  for (const { make } of missing(formIds, floor)) make();
}

/** Somebody else has taken over: this account's triggers go. */
export function dropTriggers(): void {
  for (const trigger of ScriptApp.getProjectTriggers()) ScriptApp.deleteTrigger(trigger);
}

/** False when the marks name another person than the one this runs as. */
export function stillMine(marks: Readonly<Record<string, string>>): boolean {
  const owner = marks[TRIGGER_OWNER] ?? '';
  const me = Session.getEffectiveUser().getEmail();
  return !owner.includes('@') || me === '' || owner === me;
}
