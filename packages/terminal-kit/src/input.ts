/** From a typed line to what the person wants. Nothing is done here, and nothing is judged: the rules do that. */
import { type Move, type MoveKind, parseMove } from '@halcyon/kernel';
import type { Reading } from './scene.ts';

export const COMMANDS = [
  'what',
  'why',
  'rule',
  'undo',
  'events',
  'log',
  'hint',
  'bots',
  'lang',
  'save',
  'help',
  'quit',
] as const;
export type Command = (typeof COMMANDS)[number];

export type Intent =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'command'; readonly name: Command; readonly rest: string }
  /** One gesture: applied one by one until the first refusal. */
  | { readonly kind: 'moves'; readonly moves: readonly Move[] }
  | { readonly kind: 'select'; readonly value: number }
  /** A move that is written wrong; the form that it should have. */
  | { readonly kind: 'form'; readonly form: string }
  | { readonly kind: 'unknown'; readonly text: string };

export interface Grammar {
  readonly kinds: readonly MoveKind[];
  readonly legal: readonly Move[];
  /** Commands in the reader's language, besides the English ones; separated by spaces. */
  readonly commands: Readonly<Record<Command, string>>;
  short(words: readonly string[]): Reading | undefined;
}

/** 'Arrivée', 'ARRIVEE' and 'arrivée' are the same word. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** Whether a folded word is one of several in a text of speech: 'zurück u'. */
export const isOneOf = (words: string, word: string): boolean => words.split(' ').some((each) => fold(each) === word);

const commandOf = (word: string, { commands }: Grammar): Command | undefined =>
  COMMANDS.find((name) => name === word || isOneOf(commands[name], word));

export const formOf = (kind: MoveKind): string => [kind.name, ...kind.args.map(({ name }) => `<${name}>`)].join(' ');

/** A move or a gesture; undefined when it is neither. */
const readMoves = (words: readonly string[], grammar: Grammar): Intent | undefined => {
  const { kinds, legal } = grammar;
  const written = parseMove(kinds, words.join(' '));
  const isMove = typeof written === 'number';
  if (isMove && legal.includes(written)) return { kind: 'moves', moves: [written] };
  const short = grammar.short(words);
  if (short && 'moves' in short) {
    const moves = short.moves.map((text) => parseMove(kinds, text));
    const good = moves.filter((each): each is Move => typeof each === 'number');
    const [first] = good.length === moves.length ? good : [];
    // A card that is asked for may have the name of a move that is not: 'finish' while cards are dropped.
    if (first !== undefined && (!isMove || legal.includes(first))) return { kind: 'moves', moves: good };
  }
  if (isMove) return { kind: 'moves', moves: [written] };
  if (short && 'select' in short) return { kind: 'select', value: short.select };
  if (short && 'form' in short) return { kind: 'form', form: short.form };
  const kind = kinds.find(({ name }) => name === words[0]);
  return kind && { kind: 'form', form: formOf(kind) };
};

export const readInput = (text: string, grammar: Grammar): Intent => {
  const line = text.trim().replace(/^\?+/, (marks) => `${marks.length > 1 ? 'what all' : 'what'} `);
  const words = line
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(fold);
  const [first] = words;
  if (first === undefined) return { kind: 'nothing' };
  const moves = readMoves(words, grammar);
  if (moves && moves.kind !== 'form') return moves;
  const command = commandOf(first, grammar);
  if (command) return { kind: 'command', name: command, rest: line.trim().split(/\s+/).slice(1).join(' ') };
  return moves ?? { kind: 'unknown', text: text.trim() };
};
