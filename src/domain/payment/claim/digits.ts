/** The last digits a payer types: exactly as many digits as asked, in any width, and nothing quietly repaired. */
import { problem, refuse, type Result } from '../../common/result';
import { narrow } from '../bank/text';

/**
 * `００１２３` → `00123`. Refused with what is wrong: empty, letters, a blank or sign inside (`123 45`), too short (a
 * spreadsheet has eaten leading zeros, or four digits were taken for five), too long (a whole account number).
 */
export function readDigits(typed: string, wanted: number): Result<string> {
  const text = narrow(typed);
  const params = { found: text, wanted };
  if (text === '') return refuse(problem('claim.digits.empty', params));
  if (/[^\d\s.,_/-]/.test(text)) return refuse(problem('claim.digits.letters', params));
  if (/\D/.test(text)) return refuse(problem('claim.digits.blanks', params));
  if (text.length < wanted) return refuse(problem('claim.digits.short', params));
  if (text.length > wanted) return refuse(problem('claim.digits.long', params));
  return { ok: true, value: text };
}

/** The first number of exactly three digits in `807 永豐`; '' when there is none: a bank is helpful, never required. */
export const readBankCode = (typed: string): string => /(?<!\d)\d{3}(?!\d)/.exec(narrow(typed))?.[0] ?? '';
