/** "No" as a value: a Result carries either the answer or every problem found, never an exception. */
export interface Problem {
  /** dotted, stable, looked up in src/messages */
  readonly code: string;
  /** where it was found, e.g. `規程!C12` or `line 12, column 92` */
  readonly at?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const refuse = (...problems: Problem[]): { ok: false; problems: readonly Problem[] } => ({
  ok: false,
  problems,
});
export const problem = (code: string, params?: Problem['params'], at?: string): Problem => ({
  code,
  ...(at === undefined ? {} : { at }),
  ...(params === undefined ? {} : { params }),
});
