/**
 * One step that may be tried again at any time: look whether it is done, else do it. A reply that got lost is found by the
 * look that comes before the next try, so nothing is made twice.
 */
export interface Patience {
  readonly tries: number;
  /** milliseconds before the next try */
  readonly wait: (failures: number) => number;
}

/** 1, 2, 4 … 32 s, each with up to half of it more, so that two who were refused together do not come back together. */
export const PATIENT: Patience = {
  tries: 8,
  wait: (failures) => Math.min(32_000, 1000 * 2 ** (failures - 1)) * (1 + Math.random() / 2),
};

export interface Step<T> {
  readonly what: string;
  /** null: not there yet */
  find(): Promise<T | null>;
  /** makes it; null when only `find` can tell what came of it */
  make(): Promise<T | null>;
}

export interface Ensured<T> {
  readonly value: T;
  readonly made: boolean;
}

interface Failure {
  readonly status?: number;
  readonly code?: string | number;
  readonly message?: string;
  readonly response?: { readonly status?: number; readonly data?: unknown };
}

export const statusOf = (error: unknown): number | undefined => {
  const { response, status, code } = error as Failure;
  return response?.status ?? status ?? (typeof code === 'number' ? code : undefined);
};

/** Google's own sentence; a failure of the network has only the client's. */
export const sentenceOf = (error: unknown): string => {
  const { response, message } = error as Failure;
  const told = (response?.data as { error?: { message?: string } } | undefined)?.error?.message;
  return told ?? message ?? String(error);
};

const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const LIMITED = /rate ?limit|quota/i;

/** Too busy, broken for a moment, or no answer at all. A refusal stays a refusal. */
export function passes(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = statusOf(error);
  if (status === undefined) return 'config' in error;
  return PASSING.has(status) || (status === 403 && LIMITED.test(sentenceOf(error)));
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries until it neither fails nor is refused; the last failure is thrown with the name of the step. */
export async function persist<T>(what: string, act: () => Promise<T>, patience: Patience): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await act();
    } catch (error) {
      if (!passes(error)) throw error;
      if (failures >= patience.tries)
        throw new Error(`${what}: no answer after ${String(failures)} tries (${sentenceOf(error)})`, { cause: error });
      await sleep(patience.wait(failures));
    }
  }
}

export const ensure = <T>(step: Step<T>, patience: Patience): Promise<Ensured<T>> =>
  persist(
    step.what,
    async () => {
      const found = await step.find();
      if (found !== null) return { value: found, made: false };
      const value = (await step.make()) ?? (await step.find());
      if (value === null) throw new Error(`${step.what}: was made and is not there`);
      return { value, made: true };
    },
    patience,
  );
