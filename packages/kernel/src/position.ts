/**
 * A position as text: every field of the state by its name, numbers as the words of the game. For tests, puzzles, bug
 * reports and counts. It follows from the declaration of fields, so every game has it and no state is left out.
 *
 *   cells:
 *     . . . . . .        a grid is written as it lies on the table
 *     12 . . . 40 .
 *   hands: 3 17 start | 20 21 finish
 *   frames: next; draw 0; pay 2
 */
import { type AnyRules, HIDDEN } from './contract.ts';
import type { AnyState, FieldInfo, Value } from './fields.ts';
import { FRAME_WIDTH } from './frames.ts';
import { BadInput } from './setup.ts';

const word = (info: FieldInfo, value: number): string =>
  value === HIDDEN ? '?' : (info.words?.[value] ?? String(value));
const words = (info: FieldInfo, list: readonly number[]): string => list.map((value) => word(info, value)).join(' ');

const printFrames = (rules: AnyRules, frames: readonly number[]): string => {
  const parts: string[] = [];
  for (let i = 0; i < frames.length; i += FRAME_WIDTH) {
    const args = frames.slice(i + 1, i + FRAME_WIDTH);
    while (args.at(-1) === 0) args.pop();
    parts.push([rules.frames[frames[i]!], ...args].join(' '));
  }
  return parts.join('; ');
};

const printField = (rules: AnyRules, info: FieldInfo, value: Value): string[] => {
  if (info.name === 'frames') return [`frames: ${printFrames(rules, value as number[])}`.trimEnd()];
  if (typeof value === 'number') return [`${info.name}: ${word(info, value)}`];
  if (info.kind === 'lists') {
    return [`${info.name}: ${(value as number[][]).map((list) => words(info, list)).join(' | ')}`.trimEnd()];
  }
  const list = value as number[];
  if (info.lines === undefined) return [`${info.name}: ${words(info, list)}`.trimEnd()];
  const rows: string[] = [];
  let from = 0;
  for (const length of info.lines) {
    const row = list.slice(from, from + length).map((x) => word(info, x).padStart(2));
    rows.unshift(`  ${row.join(' ')}`);
    from += length;
  }
  return [`${info.name}:`, ...(info.fromTop ? rows.toReversed() : rows)];
};

export const printPosition = (rules: AnyRules, s: AnyState): string[] =>
  rules.infos.flatMap((info) => {
    const value = s[info.name]!;
    // Numbers on their way to a shuffle are rare, and nobody types them.
    return info.name === 'shuffling' && (value as number[]).length === 0 ? [] : printField(rules, info, value);
  });

/**
 * Reads a position; fields that are not named keep their starting value. The result is audited, so a card that
 * lies twice is refused. With `hidden` the text may hold '?' (a view); then nothing can be audited.
 */
export const parsePosition = (rules: AnyRules, lines: readonly string[], lineBefore = 0, hidden = false): AnyState => {
  const s = rules.start();
  const seen = new Set<string>();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.trim() === '' || line.startsWith('#')) continue;
    const field = `line ${lineBefore + i + 1}`;
    const [, name = '', inline = ''] = /^([a-zA-Z]+):(.*)$/.exec(line) ?? [];
    const info = rules.infos.find((known) => known.name === name);
    if (!info)
      throw new BadInput(
        field,
        `'${line.trim()}' does not begin with a field; known: ${rules.infos.map((known) => known.name).join(', ')}`,
      );
    if (seen.has(name)) throw new BadInput(field, `'${name}' is said twice`);
    seen.add(name);
    const rows: string[] = inline.trim() === '' ? [] : [inline];
    while (/^\s+\S/.test(lines[i + 1] ?? '')) rows.push(lines[++i]!);
    if (!info.fromTop) rows.reverse();
    s[name] =
      name === 'frames' ? parseFrames(rules, rows.join(' '), field) : parseField(info, rows, s[name]!, field, hidden);
  }
  if (!seen.has('frames')) throw new BadInput('frames', "a position says what the table waits for: 'frames: …'");
  const problem = hidden ? undefined : rules.audit(s);
  if (problem) throw new BadInput('position', problem);
  return s;
};

const parseFrames = (rules: AnyRules, text: string, field: string): number[] =>
  text
    .split(';')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const [name = '', ...args] = part.trim().split(/\s+/);
      const id = rules.frames.indexOf(name);
      const numbers = args.map(Number);
      if (id < 0) throw new BadInput(field, `unknown frame '${name}', known: ${rules.frames.join(', ')}`);
      if (numbers.length > 3 || numbers.some((x) => !Number.isInteger(x) || x < 0))
        throw new BadInput(field, `'${part.trim()}' is no frame`);
      return [id, numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0];
    });

const parseField = (info: FieldInfo, rows: readonly string[], start: Value, field: string, hidden: boolean): Value => {
  const byWord = new Map(Object.entries(info.words ?? {}).map(([value, name]) => [name, Number(value)]));
  const number = (text: string): number => {
    if (text === '?' && hidden) return HIDDEN;
    const value = byWord.get(text) ?? (/^\d{1,10}$/.test(text) ? Number(text) : undefined);
    if (value === undefined) throw new BadInput(field, `'${text}' is no value of '${info.name}'`);
    return value;
  };
  const list = (text: string): number[] => text.trim().split(/\s+/).filter(Boolean).map(number);
  const text = rows.join(' ');
  if (info.kind === 'one') return number(text.trim());
  if (info.kind === 'lists') {
    const lists = text.split('|').map(list);
    const owners = (start as number[][]).length;
    if (lists.length !== owners) throw new BadInput(field, `'${info.name}' has ${owners} parts, not ${lists.length}`);
    return lists;
  }
  const values = list(text);
  if (info.fixed && values.length !== (start as number[]).length) {
    throw new BadInput(field, `'${info.name}' has ${(start as number[]).length} places, not ${values.length}`);
  }
  return values;
};
