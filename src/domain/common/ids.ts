/** Branded, readable ids (`E-0042`) and the one parser and counter that make them. */
declare const brand: unique symbol;
type Branded<B extends string> = string & { readonly [brand]: B };

export type EntryId = Branded<'entry'>;
export type PersonId = Branded<'person'>;
export type ClaimId = Branded<'claim'>;
export type BankLineId = Branded<'bank-line'>;
export type LedgerId = Branded<'ledger'>;
export type GameId = Branded<'game'>;
export type DrawId = Branded<'draw'>;
export type LetterId = Branded<'letter'>;
export type JournalId = Branded<'journal'>;
export type AppealId = Branded<'appeal'>;

/** Letter in front of each kind of id; the letter is all that tells kinds apart on paper. */
export const ID_LETTERS = {
  entry: 'E',
  person: 'P',
  claim: 'C',
  bankLine: 'B',
  ledger: 'L',
  game: 'G',
  draw: 'D',
  letter: 'M',
  journal: 'J',
  appeal: 'A',
} as const;
export type IdKind = keyof typeof ID_LETTERS;

export interface IdTypes {
  entry: EntryId;
  person: PersonId;
  claim: ClaimId;
  bankLine: BankLineId;
  ledger: LedgerId;
  game: GameId;
  draw: DrawId;
  letter: LetterId;
  journal: JournalId;
  appeal: AppealId;
}

/** `makeId('entry', 42)` = `E-0042`; numbers above 9999 simply grow longer. */
export const makeId = <K extends IdKind>(kind: K, number: number): IdTypes[K] =>
  `${ID_LETTERS[kind]}-${String(number).padStart(4, '0')}` as IdTypes[K];

/** The id's number, or null when the text is not an id of that kind. */
export function idNumber(kind: IdKind, text: string): number | null {
  const match = new RegExp(`^${ID_LETTERS[kind]}-(\\d{4,9})$`).exec(text);
  return match ? Number(match[1]) : null;
}

/** Next free number of a kind among the ids in use; numbers are never used again while the row stands. */
export const nextNumber = (kind: IdKind, ids: Iterable<string>): number => {
  let highest = 0;
  for (const text of ids) highest = Math.max(highest, idNumber(kind, text) ?? 0);
  return highest + 1;
};
