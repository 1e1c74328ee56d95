/** Moves as a list that can be overlooked: by kind under its verb, so that no move hides under the sentence of another. */
import { type AnyRules, argOf, kindOf, type Move, printArg } from '@halcyon/kernel';
import type { Speaker } from './speaker.ts';

export interface MoveGroup {
  readonly title: string;
  readonly moves: readonly Move[];
  /** Of a long list: the same moves by their first choice, the card or the place. */
  readonly inner?: readonly MoveGroup[];
}
/** More than these are not read one by one. */
const MANY = 12;
/** Arguments that are places of the board. */
const PLACES = ['cell', 'hex', 'from'];

const grouped = <Key>(moves: readonly Move[], keyOf: (move: Move) => Key): [Key, Move[]][] => {
  const by = new Map<Key, Move[]>();
  for (const move of moves) by.set(keyOf(move), [...(by.get(keyOf(move)) ?? []), move]);
  return [...by];
};

const byFirstChoice = (
  moves: readonly Move[],
  { moves: kinds }: AnyRules,
  speaker: Speaker,
): MoveGroup[] | undefined => {
  const [first, second] = kinds[kindOf(moves[0]!)]!.args;
  if (moves.length <= MANY || !first || !second) return undefined;
  const nameOf = (value: number): string => {
    if (PLACES.includes(first.name)) return speaker.cell(value);
    const word = printArg(first, value);
    return speaker.words.things[word] ?? word;
  };
  const inner = grouped(moves, (move) => argOf(move, 0)).map(([value, own]) => ({ title: nameOf(value), moves: own }));
  return inner.length > 1 ? inner : undefined;
};

export const moveGroups = (moves: readonly Move[], rules: AnyRules, speaker: Speaker): MoveGroup[] =>
  grouped(moves, kindOf).map(([kind, own]) => {
    const title = speaker.words.verbs?.[rules.moves[kind]!.name] ?? speaker.move(own[0]!);
    const inner = byFirstChoice(own, rules, speaker);
    return inner ? { title, moves: own, inner } : { title, moves: own };
  });
