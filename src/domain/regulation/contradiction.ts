/** Two or more values that are well formed each and do not fit together. */
/** `paths`: every value that takes part, the likeliest culprit first. */
export interface Contradiction {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly paths: readonly string[];
}
