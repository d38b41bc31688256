/** The document is of the size that was asked for: `--players`, `--field`, `--standby`, `--calm`. */
import { regulars } from './check-in';
import { successors } from './timeline';
import type { Asked, Document, Say } from './types';
import { isStandby } from './types';

const CALM_NEVER = ['lapsed', 'transferred', 'rejected', 'duplicate', 'no-show'];

export function judgeAsked(document: Document, asked: Asked, say: Say): void {
  if (asked.players !== undefined) {
    const heirs = successors(document);
    const forms = document.entries.filter((entry) => !isStandby(entry) && !heirs.has(entry.id));
    const persons = (entries: typeof forms): number => new Set(entries.map((entry) => entry.person)).size;
    const least = persons(forms.filter((entry) => entry.state !== 'duplicate'));
    if (asked.players < least || asked.players > persons(forms)) {
      say('players asked', `${least} people submitted a form, asked for ${asked.players}`);
    }
  }
  for (const division of document.divisions) {
    const wanted = asked.field?.[division.id as 'dan' | 'kyu'];
    const found = regulars(document, division).length;
    if (wanted !== undefined && found !== wanted)
      say('field asked', `${division.id} has ${found} regular players, asked for ${wanted}`);
    const there = document.entries.filter(
      (entry) => entry.division === division.id && ['standby-seated', 'standby-released'].includes(entry.state),
    );
    if (asked.standby !== undefined && there.length !== asked.standby && division.players.length > 0) {
      say('standby asked', `${division.id} has ${there.length} standby players, asked for ${asked.standby}`);
    }
  }
  if (asked.calm) judgeCalm(document, say);
}

function judgeCalm(document: Document, say: Say): void {
  for (const entry of document.entries) {
    const bad = entry.history.find(
      (row) => CALM_NEVER.includes(row.state) || /\.(withdrawn|absent|disqualified)$/.test(row.action),
    );
    if (bad) say('calm', `${entry.id}: ${bad.action} in a calm rehearsal`);
  }
  if (document.ledger.unallocated > 0) say('calm', `${document.ledger.unallocated} unallocated in a calm rehearsal`);
}
