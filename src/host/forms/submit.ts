/** A response arrives: its row in the responses tab, and the submit events that are to fire. */
import type { PendingEvent, Server } from '../server/server';
import type { EventSpec } from '../server/events';
import type { Box } from '../workbook/a1';
import type { Workbook } from '../workbook/workbook';
import { linkedSheet, writeResponse } from './destination';
import type { RowPlace } from './destination';
import type { Answers, Form, FormResponse } from './form';
import type { Delivery } from './types';

/** All strings, as shown in the row. Of an edited response only what changed is told. */
function sheetEvent(workbook: Workbook, place: RowPlace, only: Answers | undefined, blank: boolean): EventSpec {
  const sheet = workbook.byId(place.sheetId)!;
  const link = sheet.state.formLink!;
  const titles = new Map(Object.entries(link.columns).map(([key, column]) => [column, key]));
  const width = Math.max(...Object.values(link.columns)) + 1;
  const values: string[] = [];
  const namedValues: Record<string, string[]> = {};
  for (let c = 0; c < width; c++) {
    const key = titles.get(c);
    const told = !blank && (only === undefined || key === 'at' || (key !== undefined && only[key] !== undefined));
    const text = told ? workbook.display(sheet, place.row, c) : '';
    values.push(text);
    const title = workbook.display(sheet, 0, c);
    // duplicate question titles collide in one list
    if (key !== undefined) (namedValues[title] ??= []).push(text);
  }
  const box: Box = { r0: place.row, r1: place.row + 1, c0: 0, c1: width };
  return {
    type: 'sheet-submit',
    spreadsheetId: workbook.id,
    sheetId: place.sheetId,
    box,
    values,
    namedValues: blank ? {} : namedValues,
  };
}

/** `when`: at once after the running execution, at an instant, or when asked for. */
export function recordResponse(
  server: Server,
  form: Form,
  response: FormResponse,
  only: Answers | undefined,
  delivery: Delivery,
  when: PendingEvent['dueAt'],
): void {
  const { destinationId, id } = form.state;
  const workbook = destinationId === undefined ? undefined : server.workbook(destinationId);
  const linked = workbook && linkedSheet(workbook, id) ? workbook : undefined;
  const place = linked && writeResponse(linked, form, response, only);
  if (linked) server.changed('workbook', linked.id);
  server.changed('form', id);
  if (delivery === 'missing') return;
  const blank = delivery === 'blank';
  const events: PendingEvent[] = [];
  for (const trigger of server.triggers) {
    if (trigger.event !== 'ON_FORM_SUBMIT') continue;
    if (trigger.source === 'FORMS' && trigger.sourceId === id)
      events.push({
        triggerId: trigger.id,
        call: {
          event: { type: 'form-submit', formId: id, responseId: blank ? undefined : response.id },
          triggerUid: trigger.id,
        },
        dueAt: when,
      });
    else if (trigger.source === 'SPREADSHEETS' && linked && place && trigger.sourceId === linked.id)
      events.push({
        triggerId: trigger.id,
        call: { event: sheetEvent(linked, place, only, blank), triggerUid: trigger.id },
        dueAt: when,
      });
  }
  server.pending.push(...events, ...(delivery === 'doubled' ? events : []));
}
