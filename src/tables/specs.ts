/** Every fact table: tab, columns, kinds. Sheet ids are fixed, so that a copied workbook keeps them. */
import { APPEAL_KINDS, APPEAL_STATES } from '../domain/appeal/appeal';
import { GAME_KINDS, RESULTS } from '../domain/play/game';
import { LEDGER_KINDS } from '../domain/payment/records';
import { LETTER_KINDS } from '../domain/registration/letter';
import { PLACE_STATES } from '../domain/registration/entry';
import type { Field, TableSpec } from './table';

const f = (key: string, kind: Field['kind'] = 'text', more: Partial<Field> = {}): Field => ({ key, kind, ...more });

export const LETTER_STATES = ['queued', 'sending', 'sent', 'failed', 'unsure', 'bounced', 'withdrawn'] as const;
export type LetterState = (typeof LETTER_STATES)[number];

/** Answers of the form become columns of their own behind the fixed ones. */
export const entriesSpec = (answerKeys: readonly string[]): TableSpec => ({
  key: 'entries',
  sheetId: 1001,
  id: 'id',
  fields: [
    f('id', 'text', { width: 72 }),
    f('name', 'text', { width: 130 }),
    f('division', 'code', { width: 90 }),
    f('state', 'code', { codes: PLACE_STATES, width: 90 }),
    f('deadline', 'time', { empty: true, width: 150 }),
    f('due', 'int', { width: 70 }),
    f('code', 'text', { width: 90 }),
    f('member', 'bool', { width: 60 }),
    f('lane', 'code', { codes: ['regular', 'standby'], width: 80 }),
    f('email', 'text', { width: 200 }),
    f('phone', 'text', { width: 120 }),
    f('receivedAt', 'time', { width: 150 }),
    f('since', 'time', { width: 150 }),
    f('wanted', 'code', { set: 'division', width: 90 }),
    f('flags', 'list', { width: 120 }),
    ...answerKeys.map((key) => f(`answers.${key}`, 'phrase', { empty: true, width: 110 })),
    f('person', 'text', { width: 72 }),
    f('linked', 'text', { empty: true, width: 72 }),
    f('sequence', 'int', { hidden: true }),
    f('tokenVersion', 'int', { hidden: true }),
    f('source', 'text', { hidden: true }),
  ],
});

export const claimsSpec: TableSpec = {
  key: 'claims',
  sheetId: 1002,
  id: 'id',
  fields: [
    f('id'),
    f('at', 'time', { width: 150 }),
    f('entries', 'list', { width: 110 }),
    f('lastDigits', 'text', { width: 90 }),
    f('bankCode'),
    f('paidOn', 'text', { width: 110 }),
    f('amount', 'int', { empty: true }),
    f('state', 'code', { set: 'claimState', codes: ['open', 'matched', 'superseded', 'late', 'not-due', 'conflict'] }),
    f('source', 'text', { hidden: true }),
  ],
};

export const bankSpec: TableSpec = {
  key: 'bank',
  sheetId: 1003,
  id: 'id',
  fields: [
    f('id'),
    f('day', 'text', { width: 110 }),
    f('time'),
    f('postedOn', 'text', { width: 110 }),
    f('amountIn', 'int'),
    f('amountOut', 'int'),
    f('balance', 'int', { empty: true }),
    f('memo', 'text', { width: 200 }),
    f('lastDigits'),
    f('bankCode'),
    f('account', 'text', { width: 140 }),
    f('reversal', 'bool'),
    f('importedAt', 'time', { width: 150 }),
    f('key', 'text', { hidden: true }),
  ],
};

export const ledgerSpec: TableSpec = {
  key: 'ledger',
  sheetId: 1004,
  id: 'id',
  fields: [
    f('id'),
    f('at', 'time', { width: 150 }),
    f('kind', 'code', { set: 'ledgerKind', codes: LEDGER_KINDS, width: 110 }),
    f('amount', 'int'),
    f('entry', 'text', { empty: true }),
    f('bankLine', 'text', { empty: true }),
    f('claim', 'text', { empty: true }),
    f('answers', 'text', { empty: true }),
    f('receipt'),
    f('reason', 'phrase', { width: 160 }),
  ],
};

export const gamesSpec: TableSpec = {
  key: 'games',
  sheetId: 1005,
  id: 'id',
  fields: [
    f('id'),
    f('division', 'code'),
    f('stage', 'code', { width: 90 }),
    f('field', 'text', { empty: true }),
    f('round', 'int'),
    f('board', 'int'),
    f('first', 'text', { empty: true }),
    f('second', 'text', { empty: true }),
    f('kind', 'code', { set: 'gameKind', codes: GAME_KINDS }),
    f('result', 'code', { codes: RESULTS, empty: true, width: 90 }),
    f('counts', 'bool'),
    f('corrected', 'bool'),
    f('remarks', 'list', { width: 140 }),
    f('draw', 'text', { empty: true }),
  ],
};

export const drawsSpec: TableSpec = {
  key: 'draws',
  sheetId: 1006,
  id: 'id',
  fields: [
    f('id'),
    f('what', 'text', { width: 240 }),
    f('seed', 'text', { width: 220 }),
    f('algorithm', 'text', { width: 200 }),
    f('poolSha256', 'text', { width: 220 }),
    f('pool', 'json', { width: 240 }),
    f('outcome', 'json', { width: 240 }),
  ],
};

export const outboxSpec: TableSpec = {
  key: 'outbox',
  sheetId: 1007,
  id: 'id',
  fields: [
    f('id'),
    f('entry'),
    f('kind', 'code', { set: 'letterKind', codes: LETTER_KINDS, width: 150 }),
    f('state', 'code', { set: 'letterState', codes: LETTER_STATES }),
    f('createdAt', 'time', { width: 150 }),
    f('sentAt', 'time', { empty: true, width: 150 }),
    f('tries', 'int'),
    f('error', 'phrase', { set: 'letterError', width: 200 }),
    f('priority', 'int', { hidden: true }),
    f('key', 'text', { hidden: true }),
    f('facts', 'json', { hidden: true }),
  ],
};

export const membersSpec: TableSpec = {
  key: 'members',
  sheetId: 1008,
  id: 'id',
  free: true,
  fields: [f('name', 'text', { width: 150 }), f('email', 'text', { width: 220 })],
};

export const pastSpec: TableSpec = {
  key: 'past',
  sheetId: 1009,
  id: 'id',
  free: true,
  fields: [
    f('edition'),
    f('division', 'code'),
    f('place', 'int', { empty: true }),
    f('name', 'text', { width: 150 }),
    f('birthDate', 'text', { width: 110 }),
  ],
};

export const appealsSpec: TableSpec = {
  key: 'appeals',
  sheetId: 1012,
  id: 'id',
  fields: [
    f('id'),
    f('at', 'time', { width: 150 }),
    f('entry'),
    f('kind', 'code', { set: 'appealKind', codes: APPEAL_KINDS }),
    f('to', 'text', { width: 150 }),
    f('matter', 'text', { width: 320 }),
    f('deadline', 'time', { empty: true, width: 150 }),
    f('deposit', 'int'),
    f('state', 'code', { set: 'appealState', codes: APPEAL_STATES }),
    f('decidedAt', 'time', { empty: true, width: 150 }),
    f('reason', 'text', { empty: true, width: 240 }),
  ],
};

export const journalSpec: TableSpec = {
  key: 'journal',
  sheetId: 1010,
  unwatched: true,
  id: 'id',
  fields: [
    f('id', 'text', { width: 80 }),
    f('at', 'time', { width: 150 }),
    f('action', 'phrase', { width: 150 }),
    f('subject', 'text'),
    f('actor', 'phrase', { width: 170 }),
    f('reason', 'phrase', { width: 200 }),
    f('before', 'json', { hidden: true }),
    f('after', 'json', { hidden: true }),
  ],
};

/** Key and value; holds ids of the other files, the regulation last accepted, what is pending. */
export const systemSpec: TableSpec = {
  key: 'system',
  sheetId: 1011,
  unwatched: true,
  id: 'key',
  fields: [f('key', 'text', { width: 200 }), f('value', 'text', { width: 400 })],
};
