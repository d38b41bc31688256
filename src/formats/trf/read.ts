/** Reads a whole TRF: every line, every problem, never an exception. */
import { ok, problem, type Problem, type Result } from '../../domain/common/result';
import { checkConsistency } from './consistency';
import type { TrfDocument, TrfLine, TrfPlayer } from './document';
import { EXTENSION_READERS, type Gathered } from './extension-lines';
import { readPlayerLine } from './player-line';
import { completePoints, POINT_TAGS, readPointLine, type StatedPoints } from './point-lines';
import { Columns, splitLines } from './text';

/** Lines kept as text that nevertheless show the text is a TRF. */
const TEXT_TAG = /^(0[1-9]2|1[0-9]2|172|182|202|212|222|013|299|3[0-6][0-2]|80[12]|###)$/;

const has = (table: object, key: string): boolean => Object.prototype.hasOwnProperty.call(table, key);

/**
 * Either the document or all problems, each at `line n, column m` (columns count characters).
 * Not decided here: whether a round can be paired from it (`validateTrf`).
 */
export function readTrf(text: string): Result<TrfDocument> {
  const { lines: source, lineEnd } = splitLines(text);
  const problems: Problem[] = [];
  const lines: TrfLine[] = [];
  const players: TrfPlayer[] = [];
  const stated: StatedPoints = {};
  let pointsStated = false;
  let recognised = false;
  const gathered: Gathered = {
    plannedRounds: null,
    initialColour: null,
    rankOrder: false,
    system: null,
    byes: [],
    absent: [],
    accelerations: [],
    forbidden: [],
  };

  for (const line of source) {
    if (line.text.trim() === '') continue;
    const tag = line.text.slice(0, 3);
    const columns = new Columns(line.number, line.text);
    const extension = has(EXTENSION_READERS, tag) ? EXTENSION_READERS[tag] : undefined;
    if (tag === '001') {
      const player = readPlayerLine(columns, problems);
      if (player !== null) players.push(player);
    } else if (extension !== undefined) extension(columns, gathered, problems);
    else if (POINT_TAGS.includes(tag)) {
      readPointLine(tag, columns, stated, problems);
      pointsStated = true;
    } else {
      lines.push({ tag, text: line.text.slice(3) });
      recognised = recognised || TEXT_TAG.test(tag);
      continue;
    }
    recognised = true;
  }
  if (!recognised && lines.length > 0)
    problems.push(problem('trf.not-a-trf', { found: `${lines[0]?.tag ?? ''}…` }, 'line 1, column 1'));

  const doc: TrfDocument = {
    ...gathered,
    lines,
    players,
    points: pointsStated ? completePoints(stated) : null,
    lineEnd,
  };
  // Lines that could not be read would only be echoed by players who met them, so agreement is checked last.
  const all = problems.length === 0 ? checkConsistency(doc) : [...problems, ...repeatedOnly(doc)];
  return all.length === 0 ? ok(doc) : { ok: false, problems: all };
}

const repeatedOnly = (doc: TrfDocument): Problem[] =>
  checkConsistency({ ...doc, players: doc.players.map((player) => ({ ...player, rounds: [] })) });
