/** Small shapes that every part of a regulation uses: clauses, texts, dates, ranks, whole numbers; built on first use. */
import * as z from 'zod/mini';
import { dayNumber, fromLocal } from '../common/time';

export const LANGUAGES = ['zh-TW', 'zh-CN', 'ja', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const GAMES = ['shogi', 'chess', 'go'] as const;

/** Runs once, on first use: every click loads the whole script, and most clicks need no schema. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export const basics = once(() => {
  const text = z.string().check(z.minLength(1));
  return {
    text,
    /** Where the regulation says so, in its own numbering, e.g. `第四條` or `八（二）`. */
    clause: z.optional(z.string()),
    /** A name in the regulation's own language, with translations where there are any. */
    names: z.object({ own: text, en: z.optional(text), ja: z.optional(text), short: z.optional(text) }),
    id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
    count: z.number().check(z.int(), z.gte(0)),
    positive: z.number().check(z.int(), z.gte(1)),
    /** Money in whole units of the currency in use (NT$, CNY): integers, never fractions. */
    money: z.number().check(z.int(), z.gte(0)),
    /** `2026-12-19`, a calendar day in the regulation's zone. */
    day: z.string().check(z.refine((value) => isDay(value), 'day')),
    /** `2026-12-12T23:59:59`, a wall-clock instant in the regulation's zone. */
    localTime: z.string().check(z.refine((value) => fromLocal(value, 0) !== null, 'local-time')),
    /** `09:15` on the event day. */
    clock: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    /** `1d` first dan … `9d`, `1k` first kyu …: the one notation ranks are compared in. */
    rank: z.string().check(z.regex(/^[1-9]\d?[dk]$/)),
    percent: z.number().check(z.int(), z.gte(0), z.lte(100)),
  };
});

const isDay = (value: string): boolean => dayNumber(value) !== null;
