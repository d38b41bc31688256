/** Small shapes that every part of a regulation uses: clauses, texts in four languages, dates, ranks, whole numbers. */
import * as z from 'zod/mini';

/** Where the regulation says so, in its own numbering, e.g. `第四條` or `八（二）`. */
export const clause = z.optional(z.string());
export const text = z.string().check(z.minLength(1));
export const LANGUAGES = ['zh-TW', 'zh-CN', 'ja', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** A name in the regulation's own language, with translations where there are any. */
export const names = z.object({ own: text, en: z.optional(text), ja: z.optional(text), short: z.optional(text) });
export const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
export const count = z.number().check(z.int(), z.gte(0));
export const positive = z.number().check(z.int(), z.gte(1));
/** Money in whole units of the currency in use (NT$, CNY): integers, never fractions. */
export const money = z.number().check(z.int(), z.gte(0));
/** `2026-12-19`, a calendar day in the regulation's zone. */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** `2026-12-12T23:59:59`, a wall-clock instant in the regulation's zone. */
export const localTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/));
/** `09:15` on the event day. */
export const clock = z.string().check(z.regex(/^\d{2}:\d{2}$/));
/** `1d` first dan … `9d`, `1k` first kyu …: the one notation ranks are compared in. */
export const rank = z.string().check(z.regex(/^[1-9]\d?[dk]$/));
export const percent = z.number().check(z.int(), z.gte(0), z.lte(100));
export const GAMES = ['shogi', 'chess', 'go'] as const;
