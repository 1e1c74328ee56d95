/**
 * Moves are integers inside (a search never builds objects) and words at the edge ('place 41 17').
 * Both come from one declaration of kinds, so they cannot disagree (law L1).
 */
import {
  type FrameKind,
  HIDDEN,
  MOST_MOVES,
  type Move,
  type MoveKind,
  type Range,
  type Rules,
  type Seat,
} from './contract.ts';

export const MOST_ARGS = 3;
const ARG_BITS = 8;
/** One more than the highest argument that a move or frame can hold. */
export const ARG_SIZE = 1 << ARG_BITS;
const SHIFTS = [16, 8, 0] as const;

export const pack = (kind: number, a = 0, b = 0, c = 0): Move => (kind << 24) | (a << 16) | (b << 8) | c;
export const kindOf = (move: Move): number => move >>> 24;
/** The i-th argument (0, 1, 2). */
export const argOf = (move: Move, i: number): number => (move >>> (SHIFTS[i] ?? 0)) & 0xff;

/** Whether the number is a move of these kinds at all: known kind, arguments in range, nothing in unused bits. */
export const isMove = (kinds: readonly MoveKind[], move: number): move is Move => {
  if (!Number.isInteger(move) || move < 0 || move > 0x7fffffff) return false;
  const kind = kinds[kindOf(move)];
  if (!kind) return false;
  const { args } = kind;
  for (let i = 0; i < MOST_ARGS; i++) if (argOf(move, i) >= (i < args.length ? args[i]!.size : 1)) return false;
  return true;
};

/** The word for a number of this range; '?' for what the reader may not know. */
export const printArg = ({ words, base = 0 }: Range, value: number): string =>
  value === HIDDEN ? '?' : (words?.[value] ?? String(value + base));

const NO_WORDS = {};
/** Made at the first question: a position asks for hundreds of words. */
const valuesByWord = new WeakMap<object, ReadonlyMap<string, number>>();
const valuesOf = (words: Readonly<Record<number, string>>): ReadonlyMap<string, number> => {
  const known = valuesByWord.get(words);
  if (known) return known;
  const values = new Map(Object.entries(words).map(([value, word]) => [word, Number(value)]));
  valuesByWord.set(words, values);
  return values;
};
/** The number behind a word, or undefined if it is none of this range. */
export const parseArg = ({ size, words = NO_WORDS, base = 0, onlyWords }: Range, word: string): number | undefined => {
  const named = valuesOf(words).get(word);
  if (named !== undefined) return named < size ? named : undefined;
  if (onlyWords || !/^\d{1,10}$/.test(word)) return undefined;
  const value = Number(word) - base;
  return value >= 0 && value < size && !(value in words) ? value : undefined;
};

/** 'place 41 17'. With `mine` false, arguments that only the owner may know are '?'. */
export const printMove = (kinds: readonly MoveKind[], move: Move, mine = true): string => {
  const kind = kinds[kindOf(move)];
  if (!kind) return `unknown ${move}`;
  const words = kind.args.map((arg, i) => (mine || arg.sight !== 'owner' ? printArg(arg, argOf(move, i)) : '?'));
  return [kind.name, ...words].join(' ');
};

export interface BadMove {
  /** The part of the text that is wrong: the kind's name, or an argument's. */
  readonly field: string;
  readonly message: string;
}
export const parseMove = (kinds: readonly MoveKind[], text: string): Move | BadMove => {
  const [name = '', ...words] = text.trim().split(/\s+/);
  const index = kinds.findIndex((kind) => kind.name === name);
  const kind = kinds[index];
  if (!kind) return { field: 'move', message: `unknown move '${name}', known: ${kinds.map((k) => k.name).join(', ')}` };
  const args = parseArgs(kind, words);
  return Array.isArray(args) ? pack(index, ...args) : args;
};
/** The arguments of a move or frame from their words, all of them. */
export const parseArgs = (kind: MoveKind | FrameKind, words: readonly string[]): number[] | BadMove => {
  if (words.length !== kind.args.length) {
    const form = [kind.name, ...kind.args.map((arg) => `<${arg.name}>`)].join(' ');
    return { field: 'move', message: `'${[kind.name, ...words].join(' ')}' does not have the form '${form}'` };
  }
  const values: number[] = [];
  for (const [i, arg] of kind.args.entries()) {
    const value = parseArg(arg, words[i]!);
    if (value === undefined) return { field: arg.name, message: `'${words[i]}' is no ${arg.name} of '${kind.name}'` };
    values.push(value);
  }
  return values;
};

/** Guards the declaration itself: what does not fit the packing must fail when the game is composed, not in play. */
export const declareKinds = (kinds: readonly MoveKind[]): readonly MoveKind[] => {
  if (kinds.length > 127) throw new Error('more than 127 kinds of moves');
  const names = new Set<string>();
  for (const kind of kinds) {
    if (names.has(kind.name)) throw new Error(`two kinds of moves are called '${kind.name}'`);
    names.add(kind.name);
    demandFit(kind);
  }
  return kinds;
};
/** The same for frames, whose names the rulebook has compared already. */
export const declareFrames = (kinds: readonly FrameKind[]): readonly FrameKind[] => {
  if (kinds.length > ARG_SIZE) throw new Error(`more than ${ARG_SIZE} kinds of frames`);
  for (const kind of kinds) demandFit(kind);
  return kinds;
};
const demandFit = ({ name, args }: MoveKind | FrameKind): void => {
  if (args.length > MOST_ARGS) throw new Error(`'${name}' has more than ${MOST_ARGS} arguments`);
  for (const arg of args)
    if (arg.size < 1 || arg.size > ARG_SIZE) throw new Error(`'${name} ${arg.name}' does not fit ${ARG_BITS} bits`);
};

/** One list for the whole process: 32 kB that every table would otherwise hold for itself. */
const scratch = new Int32Array(MOST_MOVES);
/** The legal moves as a list of one's own. */
export const legalMoves = <S>(rules: Rules<S>, s: S, seat: Seat): Move[] =>
  Array.from(scratch.subarray(0, rules.legal(s, seat, scratch)));
