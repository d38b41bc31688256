/** Who may play (七, 九): age windows, certificates, approval before money and play, delegations of three men and two women, 260 yuan. */
import { nth, type Document, type Entry, type Say } from './types';

const FEE = 260;
const DELEGATIONS_CLOSE = Date.parse('2025-10-24T23:59:59+08:00');
const BORN: Record<string, [string, string]> = {
  youth: ['2011-09-01', '2019-08-31'],
  kids: ['2019-09-01', '9999-12-31'],
  seniors: ['1955-01-01', '1980-12-31'],
};
const HAS_PLACE = ['held', 'reported', 'confirmed', 'checked-in'];

const filled = (value: string | undefined): boolean => (value ?? '').trim() !== '';
const needsApproval = ({ division, attributes }: Entry): boolean =>
  division !== 'open' || filled(attributes.delegation) || attributes.invited === true;

function judgeEntry(entry: Entry, say: Say): void {
  const { id, attributes, division } = entry;
  const window = BORN[division];
  if (window && (attributes.birthDate < window[0] || attributes.birthDate > window[1]))
    say('age', `${id}, born ${attributes.birthDate}, plays in ${division}`);
  if (!/^\d+[dk]$/.test(attributes.rank ?? '') && attributes.professional !== true)
    say('certificate', `${id} plays without a certificate and is no new professional`);
  if (entry.due !== FEE || entry.paid < entry.due)
    say('fee', `${id} plays with ${nth(entry.paid)} paid of ${nth(entry.due)}, the fee is ${nth(FEE)}`);
  if (entry.refunded > entry.paid) say('fee', `${id} got back ${nth(entry.refunded)} of ${nth(entry.paid)}`);
}

function judgeApproval(entry: Entry, plays: boolean, say: Say): void {
  if (!needsApproval(entry)) return;
  const approved = entry.history.findIndex(({ action }) => /\.approved$/.test(action));
  const place = entry.history.findIndex(({ state }) => HAS_PLACE.includes(state));
  if (plays && approved < 0) say('approval', `${entry.id} plays in ${entry.division} and was never approved`);
  if (place >= 0 && (approved < 0 || place < approved))
    say('approval', `${entry.id} was asked for money before approval (${entry.history[place]!.action})`);
}

function judgeDelegations(document: Document, say: Say): void {
  const teams = new Map<string, Entry[]>();
  const out = ['cancelled', 'rejected', 'duplicate', 'transferred', 'lapsed', 'waitlisted', 'approval'];
  for (const entry of document.entries) {
    const { delegation } = entry.attributes;
    if (!filled(delegation) || out.includes(entry.state)) continue;
    teams.set(delegation!, [...(teams.get(delegation!) ?? []), entry]);
    if (entry.division !== 'open') say('delegation', `${entry.id} of ${delegation!} is in ${entry.division}`);
    if (Date.parse(entry.receivedAt) > DELEGATIONS_CLOSE)
      say('delegation', `${entry.id} of ${delegation!} came after 24 October`);
  }
  for (const [name, members] of teams) {
    const men = members.filter(({ attributes }) => attributes.sex === 'm').length;
    const women = members.length - men;
    if (men > 3 || women > 2) say('delegation', `${name} has ${nth(men)} men and ${nth(women)} women`);
  }
}

export function judgeRegistration(document: Document, say: Say): void {
  const players = new Set(document.divisions.flatMap((division) => division.players));
  const people = new Map<string, string>();
  for (const entry of document.entries) {
    const plays = players.has(entry.id);
    judgeApproval(entry, plays, say);
    if (!plays) continue;
    judgeEntry(entry, say);
    const other = people.get(entry.person);
    if (other !== undefined) say('once', `${entry.person} plays as ${other} and as ${entry.id}`);
    people.set(entry.person, entry.id);
  }
  judgeDelegations(document, say);
  const { ledger, letters } = document;
  if (ledger.in !== ledger.allocated + ledger.unallocated)
    say('ledger', `in ${nth(ledger.in)} is not ${nth(ledger.allocated)} and ${nth(ledger.unallocated)}`);
  if (letters.failed > 0) say('letters', `${nth(letters.failed)} letters failed`);
}
