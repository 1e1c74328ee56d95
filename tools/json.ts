/** JSON as the formatter of this repository writes it: a list of words or numbers is a line. */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, inner: string) => `[${inner.replace(/,\s+/g, ', ')}]`)}\n`;
