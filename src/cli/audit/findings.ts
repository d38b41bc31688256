/** What an audit says: how much was looked at, and everything that does not agree. */
export interface Finding {
  /** `journal`, `draws`, `rounds`, `money`, `tables` */
  readonly about: string;
  readonly what: string;
}

export interface Audited {
  readonly findings: readonly Finding[];
  /** such as "213 journal lines" */
  readonly looked: readonly string[];
}

export const finding = (about: string, what: string): Finding => ({ about, what });
