/** Lines of text as the eye counts them: colour codes take no room, wide letters take two places. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with the escape character.
const CODES = /(\u001b\[[0-9;?]*[A-Za-z])/g;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
const HIGH = 0x1f000;

export const plain = (text: string): string => text.replace(CODES, '');

const letterWidth = (letter: string): number => {
  if (/\p{Mn}/u.test(letter)) return 0;
  return WIDE.test(letter) || (letter.codePointAt(0) ?? 0) >= HIGH ? 2 : 1;
};
export const width = (text: string): number => {
  let n = 0;
  for (const letter of plain(text)) n += letterWidth(letter);
  return n;
};

/** Cut to a width; what is cut off ends in '…'. A coloured line keeps its codes, so that no colour runs on. */
export const cut = (text: string, most: number): string => {
  if (width(text) <= most) return text;
  let out = '';
  let room = most - 1;
  for (const part of text.split(CODES)) {
    if (part.startsWith('\u001b')) {
      out += part;
      continue;
    }
    for (const letter of part) {
      const w = letterWidth(letter);
      if (room < 0) break;
      out += room >= w ? letter : '…';
      room -= room >= w ? w : room + 1;
    }
  }
  return out;
};
/** Exactly this wide. */
export const fit = (text: string, exact: number): string => {
  const out = cut(text, exact);
  return out + ' '.repeat(Math.max(0, exact - width(out)));
};
export const fitRight = (text: string, exact: number): string => ' '.repeat(Math.max(0, exact - width(text))) + text;

/** Words on as many lines as they need; lines after the first are indented. */
export const wrap = (text: string, most: number, indent = ''): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]/)) {
    const lead = lines.length > 0 ? indent : '';
    const longer = line === '' ? lead + word : `${line} ${word}`;
    if (line !== '' && width(longer) > most) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines.map((each) => cut(each, most));
};

/** A line of a list: what follows its first column (two spaces) stays in that column. */
export const hang = (line: string, most: number): string[] => {
  const [column = ''] = /^\s*\S.*?\s{2,}/.exec(line) ?? /^\s*/.exec(line) ?? [];
  return wrap(line, most, ' '.repeat(width(column) <= most / 2 ? width(column) : 4));
};

/** Two blocks of lines next to each other. */
export const beside = (left: readonly string[], right: readonly string[], leftWidth: number): string[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    right[i] === undefined ? (left[i] ?? '') : `${fit(left[i] ?? '', leftWidth)}${right[i]}`,
  );

/** Sentences that come several times in a row are said once. */
export const gather = (sentences: readonly string[]): string[] => {
  const lines: string[] = [];
  let times = 0;
  for (const [i, sentence] of sentences.entries()) {
    times++;
    if (sentences[i + 1] === sentence) continue;
    lines.push(times > 1 ? `${sentence} (×${times})` : sentence);
    times = 0;
  }
  return lines;
};
