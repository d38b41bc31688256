/** What the other languages must say: the same keys as zh-TW, any text; pairs stay pairs. */
export type Shape<T> = T extends string
  ? string
  : T extends readonly [string, string]
    ? readonly [string, string]
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Shape<T[K]> };
