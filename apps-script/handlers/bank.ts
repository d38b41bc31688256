/** 匯入銀行明細: what was pasted, and a question about its columns when nobody knows the layout. */
import type { Problem } from '../../src/domain/common/result';
import { importStatement } from '../../src/office/actions/payments';
import { explainedLayouts, rememberLayout } from '../../src/office/bank-mappings';
import type { OfficeWords } from '../../src/office/words';
import { askedRoles, mappingQuestion, readStatement, rememberedMapping, rolesOf } from '../../src/rooms/statement';
import { atDesk } from '../desk';
import { whoClicked } from '../google/chance';
import { sentenceOf } from '../google/person';
import { lookOnly } from './words-now';

type Column = NonNullable<ReturnType<typeof mappingQuestion>>['columns'][number];

interface Imported {
  readonly ok: boolean;
  readonly lines: string[];
  /** columns of a layout nobody knows: the dialog asks what they are */
  readonly question?: {
    readonly columns: readonly Column[];
    readonly roles: readonly { readonly role: string; readonly name: string }[];
  };
  /** only single rows are wrong: the rest may be taken in if the organiser says so */
  readonly acceptable?: boolean;
}

const ROW_PROBLEM = /^bank\.(row|line)\./;

const isUnknown = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code === 'bank.layout.unknown' || code === 'bank.mapping.incomplete');

function questionOf(columns: readonly Column[], words: OfficeWords): NonNullable<Imported['question']> {
  const names = words.bankRoles as Readonly<Record<string, string>>;
  const roles = ['', ...askedRoles()].map((role) => ({ role, name: names[role === '' ? 'unused' : role] ?? role }));
  return { columns, roles };
}

/**
 * Called by the dialog; answers with sentences for it to show. `roles`: what the organiser said the columns are,
 * remembered for the next statement with that heading.
 */
export function importPasted(text: string, accepted?: boolean, roles?: readonly string[] | null): Imported {
  let statement = readStatement(text);
  const asked = statement.ok || !isUnknown(statement.problems) ? null : mappingQuestion(text);
  const explained = asked && roles ? { words: asked.columns.map(({ word }) => word), roles: rolesOf(roles) } : null;
  if (asked && explained)
    statement = readStatement(text, { mapping: { header: asked.header, roles: explained.roles } });
  else if (asked) {
    const { work } = lookOnly();
    const mapping = work ? rememberedMapping(text, explainedLayouts(work.facts)) : null;
    if (mapping) statement = readStatement(text, { mapping });
  }
  const read = statement;
  const outcome = atDesk({
    actor: whoClicked(),
    act: (desk) => {
      if (!read.ok) return read.problems;
      const problems = importStatement(desk.work, { statement: read.value, accepted: accepted === true });
      if (problems.length === 0 && explained) rememberLayout(desk.work, explained);
      return problems;
    },
  });
  const ok = outcome.problems.length === 0;
  const lines = (ok ? outcome.notices : outcome.problems).map((one) => sentenceOf(outcome.words, one, ok));
  if (ok) return { ok, lines };
  if (asked && isUnknown(outcome.problems)) return { ok, lines, question: questionOf(asked.columns, outcome.words) };
  return { ok, lines, acceptable: outcome.problems.every(({ code }) => ROW_PROBLEM.test(code)) };
}
