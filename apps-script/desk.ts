/**
 * The desk every handler works at: lock, read both files once, finish what a killed click left pending, file what people
 * typed, decide, write the office file, write the floor file, unlock, tell the person. (ARCHITECTURE "Decisions")
 */
import type { Problem } from '../src/domain/common/result';
import { problem } from '../src/domain/common/result';
import { absorb } from '../src/office/absorb';
import { READ_KEYS, load, type Cells, type Loaded, type ReadKey } from '../src/office/load';
import { changeRequests, loadedAfter } from '../src/office/persist';
import { finishPending, PENDING, type Pending } from '../src/office/pending';
import { floorMark, floorRequests, floorTabs, floorViews, type FloorCells } from '../src/office/floor';
import { officeViews } from '../src/office/views/index';
import { spoken } from '../src/office/spoken';
import { noteRefusal } from '../src/office/refusal';
import type { OfficeWords } from '../src/office/words';
import { Work, type Surroundings } from '../src/office/work';
import { RECONCILIATION } from '../src/office/decisions';
import type { Cell } from '../src/tables/cell';
import { viewRequests } from '../src/office/views/view';
import type { SheetsRequest } from '../src/tables/requests';
import { specsFor } from '../src/office/load';
import { sentenceOf } from './google/person';
import { sendAll } from './google/post';
import { textsInForce } from '../src/office/letter-texts';
import { beginSending, finishSending, type ReadyLetter } from '../src/office/letters';
import { readTabs, tabsOf, writeBook } from './google/books';
import { nowInstant } from './google/chance';
import { ORGANISERS } from './google/organisers';
import { PROPERTY, readProperties } from './google/properties';
import { FIRST_LANGUAGE, tongueOf, type Tongue } from './languages';

export interface Desk {
  readonly work: Work;
  readonly tongue: Tongue;
  readonly words: OfficeWords;
  readonly properties: Readonly<Record<string, string>>;
  /** 對帳 as somebody left it */
  readonly typed: Rows;
}

type Rows = readonly (readonly Cell[])[];

export interface Outcome {
  readonly words: OfficeWords;
  readonly sent?: Delivered;
  readonly notices: readonly Problem[];
  readonly problems: readonly Problem[];
}

export type Act = (desk: Desk) => readonly Problem[];

export interface Order {
  readonly act: Act;
  readonly actor: string;
  /** the action draws lots: name, arguments and seed are written down before anything follows from them */
  readonly pending?: Omit<Pending, 'at' | 'actor'>;
  /** all views are written again, whatever changed */
  readonly allViews?: boolean;
  /** so many waiting letters may go out before the lock is given back */
  readonly letters?: number;
  /** 0: leave at once when somebody else works (he drains what is waiting) */
  readonly waitMs?: number;
}

const LOCK_WAIT = 25_000;
const officeSheets = (): readonly number[] => READ_KEYS.map((key) => specsFor([])[key].sheetId);

/** The stored id first: a trigger on the floor file has that file as its active one, a web app has none. */
export const officeId = (properties: Readonly<Record<string, string>>): string => {
  const stored = properties[PROPERTY.office];
  if (stored !== undefined) return stored;
  const active = SpreadsheetApp.getActiveSpreadsheet() as GoogleAppsScript.Spreadsheet.Spreadsheet | null;
  return active ? active.getId() : '';
};

interface Books {
  readonly office: string;
  readonly floor: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** Reads the fact tabs; the language the workbook speaks stands in its system tab. */
export function readOffice(books: Pick<Books, 'office'>): {
  readonly tongue: Tongue;
  readonly loaded: ReturnType<typeof load>;
  readonly typed: Rows;
} {
  const bySheet = readTabs(books.office, [...officeSheets(), RECONCILIATION]);
  const specs = specsFor([]);
  const cells = Object.fromEntries(
    READ_KEYS.map((key: ReadKey) => [key, bySheet.get(specs[key].sheetId) ?? []]),
  ) as unknown as Cells;
  const language = cells.system.find((row) => row[0] === 'language')?.[1];
  const tongue = tongueOf(language === undefined ? FIRST_LANGUAGE : String(language));
  return { tongue, loaded: load(cells, tongue.office), typed: bySheet.get(RECONCILIATION) ?? [] };
}

/** Cells of the floor tabs the office believes in; when one is missing, of those that are really there. */
function readFloor(floor: string, loaded: Loaded): Map<number, Cell[][]> {
  const known = floorTabs(loaded.facts);
  if (floor === '' || known.length === 0) return new Map();
  try {
    return readTabs(floor, known);
  } catch {
    const there = new Set(tabsOf(floor).map((tab) => tab.sheetId));
    const left = known.filter((sheetId) => there.has(sheetId));
    return left.length > 0 ? readTabs(floor, left) : new Map();
  }
}

export function atDesk(order: Order): Outcome {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(order.waitMs ?? LOCK_WAIT))
    return { words: tongueOf().office, notices: [], problems: [problem('busy')] };
  try {
    const properties = readProperties();
    const books: Books = { office: officeId(properties), floor: properties[PROPERTY.floor] ?? '', properties };
    const { tongue, loaded, typed } = readOffice(books);
    const words = tongue.office;
    if (!('facts' in loaded)) return { words, notices: [], problems: loaded.problems };
    if (properties[PROPERTY.secret] === undefined) return { words, notices: [], problems: [problem('setup.missing')] };
    if (loaded.problems.length > 0) return unreadable(order, books, words, loaded);
    const { outcome, work, ready } = decideAndWrite(order, books, tongue, loaded, typed);
    return ready === null ? outcome : { ...outcome, sent: deliver(ready, work, books, words, loaded) };
  } finally {
    lock.releaseLock();
  }
}

const refused = (work: Work, words: OfficeWords, problems: readonly Problem[]): void =>
  noteRefusal(work, problems, (found) => sentenceOf(words, spoken(work.facts, words, found)));

/** A broken fact table holds up everything, so that nothing is decided from half of the facts; the journal says so. */
function unreadable(order: Order, books: Books, words: OfficeWords, loaded: Loaded): Outcome {
  const { problems } = loaded;
  if (loaded.reads.system.problems.length === 0) {
    const work = new Work(loaded.facts, { now: nowInstant(), actor: order.actor, secret: '' });
    refused(work, words, problems);
    writeBook(books.office, changeRequests(work.change, loaded, words));
  }
  return { words, notices: [], problems: problems.map((found) => spoken(loaded.facts, words, found)) };
}

function decideAndWrite(
  order: Order,
  books: Books,
  tongue: Tongue,
  loaded: Loaded,
  typed: Rows,
): { readonly outcome: Outcome; readonly work: Work; readonly ready: readonly ReadyLetter[] | null } {
  const words = tongue.office;
  const floorCells = readFloor(books.floor, loaded);
  const env: Surroundings = {
    now: nowInstant(),
    actor: order.actor,
    secret: books.properties[PROPERTY.secret] ?? '',
  };
  const work = new Work(loaded.facts, env);
  const desk: Desk = { work, tongue, words, properties: books.properties, typed };
  const finished = finishPending(work, words);
  const absorbed = absorb(work, loaded, floorCells, words);
  const before = { facts: work.facts, change: work.change, notices: work.notices.length };
  // the same click again after it was cut short: what it wanted is done, and is not done a second time
  const again = finished !== null && finished === order.pending?.action;
  const problems = again ? [] : order.act(desk);
  if (problems.length === 0) refused(work, words, problems);
  if (problems.length > 0) {
    work.facts = before.facts;
    work.change = before.change;
    work.notices.length = before.notices;
    refused(work, words, problems);
  } else if (order.pending && !again) {
    const pending: Pending = { ...order.pending, at: env.now, actor: env.actor };
    writePending(books, loaded, words, pending);
    work.mark(PENDING, null);
    // the row of the pending mark now stands in the tab; its removal has to find it
    if (work.change.marks[PENDING] === undefined) work.add({ marks: { [PENDING]: null } });
  }
  const ready = beginPost(order, desk);
  write(order, books, words, loaded, floorCells, desk, absorbed);
  const inWords = (found: Problem): Problem => spoken(work.facts, words, found);
  const outcome: Outcome = { words, notices: work.notices.map(inWords), problems: problems.map(inWords) };
  return { outcome, work, ready };
}

/**
 * Letters that may go are marked as being sent by the same write as what the click decided; null when none waits.
 * A click that draws lots sends none: its pending row has moved the rows of the system tab.
 */
function beginPost(order: Order, { work, words, tongue }: Desk): readonly ReadyLetter[] | null {
  const waits = work.facts.outbox.some((letter) => letter.state === 'queued' || letter.state === 'sending');
  if (order.letters === undefined || order.pending !== undefined || !waits) return null;
  return beginSending(work, order.letters, words, textsInForce(work.facts, tongue.letters));
}

/** One row in the system tab, alone, before the draw's consequences: a killed click is finished with the same seed. */
function writePending(books: Books, loaded: Loaded, words: OfficeWords, pending: Pending): void {
  const change = { put: {}, drop: {}, marks: { [PENDING]: JSON.stringify(pending) }, journal: [] };
  writeBook(books.office, changeRequests(change, loaded, words));
}

function write(
  order: Order,
  books: Books,
  words: OfficeWords,
  loaded: Loaded,
  cells: FloorCells,
  { work, typed }: Desk,
  absorbed: ReturnType<typeof absorb>,
): void {
  const changed = absorbed.changedBy(work.change);
  // what was refused and then put right by the same click needs no remark any more
  const notes = new Map([...absorbed.refused].filter(([game]) => !changed.has(game)));
  const views = books.floor === '' ? [] : floorViews(work.facts, words, cells, notes);
  const [key, value] = floorMark(views, cells);
  if (books.floor !== '') work.mark(key, value === '' ? null : value);
  const requests: SheetsRequest[] = changeRequests(work.change, loaded, words);
  const any = requests.length > 0 || order.allViews === true;
  if (any) {
    for (const view of officeViews(work, words, typed, order.allViews === true)) requests.push(...viewRequests(view));
    writeBook(books.office, requests, work.facts.marks[ORGANISERS]);
  }
  if (books.floor !== '')
    writeBook(books.floor, floorRequests(work.facts, views, cells, changed), work.facts.marks[ORGANISERS]);
}

export interface Delivered {
  readonly sent: number;
  readonly queued: number;
  readonly quota: boolean;
}

/** What became of the letters, in a second write: the places of their rows are known from the first. */
function deliver(
  ready: readonly ReadyLetter[],
  begun: Work,
  books: Books,
  words: OfficeWords,
  before: Loaded,
): Delivered {
  const finished = new Work(begun.facts, begun.env);
  const outcomes = sendAll(ready);
  if (ready.length > 0) {
    finishSending(finished, ready, outcomes);
    const after = loadedAfter(before, begun.facts, begun.change);
    const views = officeViews(finished, words, null, false).flatMap(viewRequests);
    writeBook(books.office, [...changeRequests(finished.change, after, words), ...views]);
  }
  return {
    sent: outcomes.filter(({ error }) => error === '').length,
    queued: finished.facts.outbox.filter((letter) => letter.state === 'queued').length,
    quota: outcomes.some(({ quota }) => quota),
  };
}
