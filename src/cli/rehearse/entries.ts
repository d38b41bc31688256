/** Entrants from a CSV file: one row each, columns by heading; what a column leaves open is filled in plainly. */
import * as fs from 'node:fs';
import { readCsv } from '../../formats/csv/read';
import { BEHAVIOURS, type Behaviour, type Person } from './people';

const NEEDED = ['name', 'division'] as const;
/** Columns that are no answers of the form. */
const OWN = ['name', 'division', 'email', 'phone', 'member', 'lane', 'behaviour'];

/** The people, or every problem of the file as one text. */
export function readPeople(file: string): readonly Person[] | string {
  const rows = fs.existsSync(file) ? readCsv(fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '')) : null;
  if (rows === null) return `${file}: not there, or no CSV`;
  const [heading = [], ...lines] = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  const column = (name: string): number => heading.findIndex((cell) => cell.trim().toLowerCase() === name);
  const missing = NEEDED.filter((name) => column(name) < 0);
  if (missing.length > 0) return `${file}: columns missing: ${missing.join(', ')}`;
  const problems: string[] = [];
  const people = lines.map((row, i): Person => {
    const cell = (name: string): string => (row[column(name)] ?? '').trim();
    const behaviour = (cell('behaviour') || 'prompt') as Behaviour;
    for (const name of NEEDED) if (cell(name) === '') problems.push(`${file}, line ${String(i + 2)}: ${name} is empty`);
    if (!BEHAVIOURS.includes(behaviour))
      problems.push(
        `${file}, line ${String(i + 2)}: behaviour "${behaviour}", expected one of ${BEHAVIOURS.join(', ')}`,
      );
    const number = i + 1;
    return {
      name: cell('name'),
      email: cell('email') || `player${String(number).padStart(3, '0')}@example.com`,
      phone: cell('phone') || `09${String(10_000_000 + number).slice(-8)}`,
      division: cell('division'),
      member: /^(yes|true|1|是)$/i.test(cell('member')),
      lane: cell('lane') === 'standby' ? 'standby' : 'regular',
      behaviour,
      lastDigits: String(10_000 + ((number * 7919) % 90_000)),
      payAfter: 1 + ((number * 5) % 48),
      reportAfter: 1 + (number % 4),
      strength: (number * 37) % 1000,
      payer: null,
      answers: Object.fromEntries(
        heading
          .map((name, i) => [name.trim().toLowerCase(), (row[i] ?? '').trim()])
          .filter(([name = '', value]) => value !== '' && !OWN.includes(name)),
      ),
      cameBefore: false,
    };
  });
  return problems.length > 0 ? problems.join('\n') : people;
}
