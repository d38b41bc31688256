/** Bytes, hexadecimal text and UTF-8 without any host object: plain arrays of 0..255, so that every engine agrees. */
export type Bytes = readonly number[];

export const toHex = (bytes: Bytes): string => {
  let hex = '';
  for (const byte of bytes) hex += (byte < 16 ? '0' : '') + byte.toString(16);
  return hex;
};

/** Null when the text is not an even number of hexadecimal digits. */
export function fromHex(hex: string): number[] | null {
  if (hex.length % 2 === 1 || !/^[0-9a-fA-F]*$/.test(hex)) return null;
  const bytes: number[] = [];
  for (let i = 0; i < hex.length; i += 2) bytes.push(parseInt(hex.slice(i, i + 2), 16));
  return bytes;
}

/** UTF-8; a lone surrogate becomes U+FFFD, as the encoding standard says. */
export function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    let code = character.codePointAt(0)!;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}
