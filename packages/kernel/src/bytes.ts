/** Bytes as people see them: two letters a byte. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** Undefined for what is no such text. */
export const fromHex = (text: string): Uint8Array | undefined =>
  /^([0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : undefined;

/** One after another, each behind its length, so that no two lists of parts give the same bytes. */
export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + 2 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set([part.length >>> 8, part.length & 0xff], at);
    joined.set(part, at + 2);
    at += 2 + part.length;
  }
  return joined;
};
export const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
