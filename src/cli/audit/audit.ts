/** The whole audit of one office: tables, journal, draws, Dutch rounds, money. */
import type { Problem } from '../../domain/common/result';
import type { Facts } from '../../office/facts';
import { auditDraws } from './draws';
import { finding, type Audited } from './findings';
import { auditJournal, type NumberedLine } from './journal';
import { auditMoney } from './money';
import { auditRounds } from './rounds';

export interface OfficeRecords {
  readonly facts: Facts;
  readonly journal: readonly NumberedLine[];
  /** what could not be read in the tables */
  readonly problems: readonly Problem[];
}

export function audit({ facts, journal, problems }: OfficeRecords): Audited {
  const rounds = auditRounds(facts);
  return {
    findings: [
      ...problems.map(({ code, at, params }) =>
        finding('tables', `${at ?? ''} ${code} ${JSON.stringify(params ?? {})}`),
      ),
      ...auditJournal(journal, facts),
      ...auditDraws(facts),
      ...rounds.findings,
      ...auditMoney(facts),
    ],
    looked: [
      `${String(facts.entries.length)} entries`,
      `${String(journal.length)} journal lines`,
      `${String(facts.draws.length)} draws`,
      `${String(rounds.rounds)} Dutch rounds`,
      `${String(facts.ledger.length)} ledger rows`,
      `${String(facts.bank.length)} bank lines`,
    ],
  };
}
