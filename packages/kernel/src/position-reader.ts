/** Reads a position that somebody typed or sent; position.ts writes them. */
import { type AnyRules, HIDDEN, type Range } from './contract.ts';
import type { AnyState, FieldInfo, Value } from './fields.ts';
import { frameNamed, MOST_FRAMES } from './frames.ts';
import { parseArg, parseArgs } from './moves.ts';
import { demandPlayable } from './playable.ts';
import { BadInput } from './setup.ts';

/**
 * Fields that are not named keep their starting value. Every number is checked against its range, and
 * the whole is audited and asked whether it can be played on. With `hidden` the text may be a view and hold '?'; then
 * only ranges can be checked.
 */
export const parsePosition = (rules: AnyRules, lines: readonly string[], lineBefore = 0, hidden = false): AnyState => {
  const s = rules.start();
  const seen = new Set<string>();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.trim() === '' || line.startsWith('#')) continue;
    const at = `line ${lineBefore + i + 1}`;
    const [, name = '', inline = ''] = /^([a-zA-Z]+):(.*)$/.exec(line) ?? [];
    const info = rules.infos.find((known) => known.name === name);
    if (!info)
      throw new BadInput(
        at,
        `'${line.trim()}' does not begin with a field; known: ${rules.infos.map((known) => known.name).join(', ')}`,
      );
    if (seen.has(name)) throw new BadInput(at, `'${name}' is said twice`);
    seen.add(name);
    const rows: string[] = inline.trim() === '' ? [] : [inline];
    while (/^\s+\S/.test(lines[i + 1] ?? '')) rows.push(lines[++i]!);
    const bad = (message: string): BadInput => new BadInput(at, message);
    s[name] =
      name === 'frames' ? parseFrames(rules, rows.join(' '), bad) : parseField(info, rows, s[name]!, hidden, bad);
  }
  if (!seen.has('frames')) throw new BadInput('frames', "a position says what the table waits for: 'frames: …'");
  if (!hidden) demandPlayable(rules, s);
  return s;
};

type Bad = (message: string) => BadInput;

const parseFrames = (rules: AnyRules, text: string, bad: Bad): number[] => {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  if (parts.length > MOST_FRAMES) throw bad(`'frames' has ${parts.length} frames, more than ${MOST_FRAMES}`);
  return parts.flatMap((part) => {
    const [name = '', ...said] = part.trim().split(/\s+/);
    const id = frameNamed(rules, name);
    const kind = rules.frames[id];
    if (!kind)
      throw bad(`'frames': unknown frame '${name}', known: ${rules.frames.map((known) => known.name).join(', ')}`);
    const args = parseArgs(kind, said);
    if (!Array.isArray(args)) throw bad(`'frames': ${args.message}`);
    return [id, args[0] ?? 0, args[1] ?? 0, args[2] ?? 0];
  });
};

const parseField = (info: FieldInfo, rows: readonly string[], start: Value, hidden: boolean, bad: Bad): Value => {
  const { name, of } = info;
  const number = (text: string): number => {
    if (text === '?' && hidden && info.known !== 'all') return HIDDEN;
    const value = parseArg(of, text);
    if (value === undefined) throw bad(`'${text}' is no value of '${name}'${rangeOf(of)}`);
    return value;
  };
  const list = (text: string): number[] => text.trim().split(/\s+/).filter(Boolean).map(number);
  const demandLength = ({ length }: readonly number[], before: readonly number[]): void => {
    if (info.most === undefined && length !== before.length)
      throw bad(`'${name}' has ${before.length} places, not ${length}`);
    if (length > info.longest) throw bad(`'${name}' has ${info.longest} places at most, not ${length}`);
  };
  const text = rows.join(' ');
  if (info.kind === 'one') return number(text.trim());
  if (info.kind === 'lists') {
    const lists = text.split('|').map(list);
    if (lists.length !== info.lists) throw bad(`'${name}' has ${info.lists} parts, not ${lists.length}`);
    for (const [i, values] of lists.entries()) demandLength(values, (start as number[][])[i]!);
    return lists;
  }
  if (info.lines !== undefined) return grid(info, rows.map(list), bad);
  const values = list(text);
  demandLength(values, start as number[]);
  return values;
};

const rangeOf = ({ size, base = 0, words: named }: Range): string =>
  named === undefined ? `, which takes ${base}-${base + size - 1}` : '';

/** Each row by itself: a number too many in one and too few in another would move all that lies between them. */
const grid = ({ name, lines = [], fromTop }: FieldInfo, drawn: number[][], bad: Bad): number[] => {
  if (drawn.length !== lines.length) throw bad(`'${name}' has ${lines.length} rows, not ${drawn.length}`);
  const rows = fromTop ? drawn : drawn.toReversed();
  for (const [i, row] of rows.entries())
    if (row.length !== lines[i]) throw bad(`row ${i + 1} of '${name}' has ${lines[i]} places, not ${row.length}`);
  return rows.flat();
};
