/** Triggers, mail, dialogs, menus, chance and the log. */
import type { Answer, Dialog } from '../../dialogs';
import { GoogleError } from '../../errors';
import type { Letter, Menu } from '../../types';
import { nextDue } from '../triggers';
import type { Rhythm, Trigger, TriggerEvent } from '../triggers';
import type { Op } from './types';

export interface TriggerInfo {
  id: string;
  functionName: string;
  event: TriggerEvent;
  source: Trigger['source'];
  sourceId?: string;
}

const describe = ({ id, functionName, event, source, sourceId }: Trigger): TriggerInfo => ({
  id,
  functionName,
  event,
  source,
  ...(sourceId !== undefined && { sourceId }),
});

/** A person sees only the triggers that are their own. */
const triggers: Op<{ sourceId?: string }, TriggerInfo[]> = (server, session, { sourceId }) =>
  server.triggers
    .filter((one) => one.owner === session.user && (sourceId === undefined || one.sourceId === sourceId))
    .map(describe);

export interface TriggerWish {
  functionName: string;
  event: TriggerEvent;
  source: Trigger['source'];
  sourceId?: string;
  rhythm?: Rhythm;
  zone?: string;
}

const createTrigger: Op<TriggerWish, TriggerInfo> = (server, session, wish) => {
  if (server.triggers.filter((one) => one.owner === session.user).length >= server.limits.triggersPerUser)
    throw new GoogleError(
      'This script has too many triggers. Triggers must be deleted from the script before more can be added.',
    );
  if (wish.source === 'SPREADSHEETS' && !server.workbook(wish.sourceId ?? ''))
    throw new GoogleError('The spreadsheet of the trigger was not found.');
  if (wish.source === 'FORMS') server.needForm(wish.sourceId ?? '');
  const trigger: Trigger = { id: server.ids.next('trigger', 19), owner: session.user, ...wish };
  if (wish.rhythm) {
    const zone = wish.zone ?? server.scriptZone;
    const due = nextDue(wish.rhythm, server.clock.now(), zone, true);
    if (due !== undefined) trigger.dueAt = due;
  }
  server.triggers = [...server.triggers, trigger];
  server.changed('triggers', trigger.id);
  return describe(trigger);
};

const deleteTrigger: Op<{ id: string }, null> = (server, session, { id }) => {
  server.triggers = server.triggers.filter((one) => one.id !== id || one.owner !== session.user);
  server.changed('triggers', id);
  return null;
};

const sendMail: Op<Omit<Letter, 'id' | 'at' | 'from'>, null> = (server, session, letter) => {
  server.mailbox.send({ from: session.user, ...letter });
  server.changed('mail', '');
  return null;
};

const mailQuota: Op<object, number> = (server) => server.mailbox.remaining();

const show: Op<{ dialog: Dialog; blocks: boolean }, { button: string; text: string } | null> = (
  server,
  session,
  { dialog, blocks },
) => {
  if (!session.hasUi) throw new GoogleError('Cannot call SpreadsheetApp.getUi() from this context.');
  if (!blocks) {
    session.dialogs.push(dialog);
    server.changed('dialog', dialog.kind);
    return null;
  }
  return noteAnswer(session.dialogs, dialog, session.answer(dialog));
};

/** Adds an answered dialog to the list and gives the answer in full. */
export function noteAnswer(dialogs: Dialog[], dialog: Dialog, given: Answer): { button: string; text: string } {
  const answer =
    typeof given === 'string' ? { button: given, text: '' } : { button: given.button, text: given.text ?? '' };
  dialogs.push({ ...dialog, answer });
  return answer;
}

/** One menu per name: adding another of the same name replaces it. */
const addMenu: Op<{ menu: Menu }, null> = (server, _session, { menu }) => {
  const rest = server.menus.filter((one) => one.title !== menu.title);
  server.menus = [...rest, menu];
  server.changed('menus', menu.title);
  return null;
};

const removeMenu: Op<{ title: string }, null> = (server, _session, { title }) => {
  server.menus = server.menus.filter((one) => one.title !== title);
  return null;
};

const randomBytes: Op<{ length: number }, number[]> = (server, _session, { length }) => [
  ...server.chance.bytes(length),
];
const sleep: Op<{ ms: number }, null> = (server, _session, { ms }) => {
  server.clock.pass(ms);
  return null;
};
const log: Op<{ line: string }, null> = (_server, session, { line }) => {
  session.log.push(line);
  return null;
};
const nothing: Op<object, null> = () => null;

export const scriptOps = {
  'script.triggers': triggers,
  'script.createTrigger': createTrigger,
  'script.deleteTrigger': deleteTrigger,
  'mail.send': sendMail,
  'mail.quota': mailQuota,
  'ui.show': show,
  'ui.addMenu': addMenu,
  'ui.removeMenu': removeMenu,
  'chance.bytes': randomBytes,
  'time.sleep': sleep,
  'log.write': log,
  'ss.flush': nothing,
};
