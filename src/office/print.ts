/** Print pages as HTML: pairings at 16 boards a page, result slips four to a page, standings; a pair is never split. */
import type { Cell } from '../tables/cell';
import type { Facts } from './facts';
import { bracketField, divisionOf, knockoutStart } from './phases';
import { gamesOf, lastRound, nameBook } from './players';
import { fill } from './say';
import { pairingView, startOf } from './views/pairing';
import { standingsView } from './views/standings';
import type { OfficeWords } from './words';

const BOARDS_PER_PAGE = 16;
const SLIPS_PER_PAGE = 4;

export const escapeHtml = (cell: Cell | undefined): string =>
  String(cell ?? '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

const chunks = <T>(list: readonly T[], size: number): T[][] => {
  const pages: T[][] = [];
  for (let i = 0; i < list.length; i += size) pages.push(list.slice(i, i + size));
  return pages;
};

/** The newest round of every division: pairings, slips, then standings. '' when nothing has been drawn. */
export function printBody(facts: Facts, words: OfficeWords, floor: string): string {
  return facts.regulation.divisions.map(({ id }) => divisionPages(facts, words, id, floor)).join('');
}

/** Where a telephone sees the same tab, newer than the paper: the view to look at, which offers nothing to type into. */
function codeOf(words: OfficeWords, floor: string, sheetId: number): string {
  if (floor === '') return '';
  const address = `https://docs.google.com/spreadsheets/d/${floor}/preview#gid=${String(sheetId)}`;
  return `<div class="qr"><span data-qr="${escapeHtml(address)}"></span>${escapeHtml(words.print.scan)}</div>`;
}

function divisionPages(facts: Facts, words: OfficeWords, id: string, floor: string): string {
  const stage = [...(divisionOf(facts, id)?.stages ?? [])].reverse().find((one) => lastRound(facts, id, one.id) > 0);
  if (!stage) return '';
  const round = lastRound(facts, id, stage.id);
  const field = bracketField(facts, id);
  const start = stage.kind === 'knockout' && field ? knockoutStart(field, round) : startOf(facts, stage, round);
  const view = pairingView(facts, words, id, stage, round, start, { refused: new Map() });
  const [title, when, head, ...rows] = view.rows;
  const heading = escapeHtml(title?.[0]);
  const columns = (head ?? [])
    .slice(0, 7)
    .map((cell) => `<th>${escapeHtml(cell)}</th>`)
    .join('');
  const friendly = words.pairing.remarks.friendly;
  const pages = chunks(rows, BOARDS_PER_PAGE).map((page) => {
    const lines = page.map((row) => {
      const cells = row.slice(0, 7).map((cell, i) => `<td${i === 0 ? ' class="n"' : ''}>${escapeHtml(cell)}</td>`);
      return `<tr${String(row[6]).includes(friendly) ? ' class="friendly"' : ''}>${cells.join('')}</tr>`;
    });
    return `<section class="page">${codeOf(words, floor, view.sheetId)}<h1>${heading}</h1><p class="when">${escapeHtml(when?.[0])}</p><table><thead><tr>${columns}</tr></thead><tbody>${lines.join('')}</tbody></table></section>`;
  });
  return pages.join('') + slips(facts, words, id, stage.id, round, heading) + standingsPage(facts, words, id);
}

function slips(
  facts: Facts,
  words: OfficeWords,
  division: string,
  stage: string,
  round: number,
  heading: string,
): string {
  const names = nameBook(facts);
  const name = (entry: string | null): string => escapeHtml(entry === null ? '' : (names.get(entry) ?? entry));
  const games = gamesOf(facts, division, stage, round).filter((game) => game.kind === 'official');
  return chunks(
    games.sort((a, b) => a.board - b.board),
    SLIPS_PER_PAGE,
  )
    .map((page) => {
      const cards = page.map(
        (
          game,
        ) => `<div class="slip"><h2>${escapeHtml(words.print.slip)}　${heading}　${escapeHtml(fill(words.print.board, { board: game.board }))}（${game.id}）</h2>
<div class="names"><span>${name(game.first)}</span><span>—</span><span>${name(game.second)}</span></div><div class="sign">${escapeHtml(words.print.winner)}</div></div>`,
      );
      return `<section class="page slips">${cards.join('')}</section>`;
    })
    .join('');
}

function standingsPage(facts: Facts, words: OfficeWords, division: string): string {
  const view = standingsView(facts, words, division);
  if (!view) return '';
  const [title, note, head, ...rows] = view.rows;
  const line = (cells: readonly Cell[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<section class="page"><h1>${escapeHtml(title?.[0])}</h1><p class="when">${escapeHtml(note?.[0])}</p><table><thead>${line(head ?? [], 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table></section>`;
}
