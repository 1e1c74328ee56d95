/**
 * A position as text: every field of the state by its name, numbers as the words of the game. For tests, puzzles, bug
 * reports and counts. It follows from the declaration of fields, so every game has it and no state is left out.
 *
 *   cells:
 *     . . . . . .        a grid is written as it lies on the table
 *     12 . . . 40 .
 *   hands: 3 17 start | 20 21 finish
 *   frames: next; draw 0 0; pay
 */
import type { AnyRules, Range } from './contract.ts';
import type { AnyState, FieldInfo, Value } from './fields.ts';
import { FRAME_WIDTH } from './frames.ts';
import { printArg } from './moves.ts';

const words = (of: Range, list: readonly number[]): string => list.map((value) => printArg(of, value)).join(' ');

const printFrames = (rules: AnyRules, frames: readonly number[]): string => {
  const parts: string[] = [];
  for (let i = 0; i < frames.length; i += FRAME_WIDTH) {
    const { name, args } = rules.frames[frames[i]!]!;
    parts.push([name, ...args.map((arg, k) => printArg(arg, frames[i + 1 + k]!))].join(' '));
  }
  return parts.join('; ');
};

const printField = (rules: AnyRules, info: FieldInfo, value: Value): string[] => {
  const { name, of } = info;
  if (name === 'frames') return [`frames: ${printFrames(rules, value as number[])}`.trimEnd()];
  if (typeof value === 'number') return [`${name}: ${printArg(of, value)}`];
  if (info.kind === 'lists') {
    return [`${name}: ${(value as number[][]).map((list) => words(of, list)).join(' | ')}`.trimEnd()];
  }
  const list = value as number[];
  if (info.lines === undefined) return [`${name}: ${words(of, list)}`.trimEnd()];
  const rows: string[] = [];
  let from = 0;
  for (const length of info.lines) {
    const row = list.slice(from, from + length).map((x) => printArg(of, x).padStart(2));
    rows.unshift(`  ${row.join(' ')}`);
    from += length;
  }
  return [`${name}:`, ...(info.fromTop ? rows.toReversed() : rows)];
};

export const printPosition = (rules: AnyRules, s: AnyState): string[] =>
  rules.infos.flatMap((info) => {
    const value = s[info.name]!;
    // Numbers on their way to a shuffle are rare, and nobody types them.
    return info.name === 'shuffling' && (value as number[]).length === 0 ? [] : printField(rules, info, value);
  });
