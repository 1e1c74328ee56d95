/**
 * Moves are integers inside (a search never builds objects) and words at the edge ('place 41 17').
 * Both come from one declaration of kinds, so they cannot disagree (law L1).
 */
import { type Arg, HIDDEN, MOST_MOVES, type Move, type MoveKind, type Rules, type Seat } from './contract.ts';

export const MOST_ARGS = 3;
const ARG_BITS = 8;
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
  for (let i = 0; i < MOST_ARGS; i++) if (argOf(move, i) >= (kind.args[i]?.size ?? 1)) return false;
  return true;
};

/** The word for one argument; '?' for what the reader may not know. */
export const printArg = (arg: Arg, value: number): string =>
  value === HIDDEN ? '?' : (arg.words?.[value] ?? String(value + (arg.base ?? 0)));

/** The argument behind a word, or undefined. */
export const parseArg = (arg: Arg, word: string): number | undefined => {
  for (const [value, name] of Object.entries(arg.words ?? {})) if (name === word) return Number(value);
  if (!/^\d{1,3}$/.test(word)) return undefined;
  const value = Number(word) - (arg.base ?? 0);
  return value >= 0 && value < arg.size && !(arg.words && value in arg.words) ? value : undefined;
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
  if (words.length !== kind.args.length) {
    const form = [kind.name, ...kind.args.map((arg) => `<${arg.name}>`)].join(' ');
    return { field: 'move', message: `'${text.trim()}' does not have the form '${form}'` };
  }
  let move = index << 24;
  for (const [i, arg] of kind.args.entries()) {
    const value = parseArg(arg, words[i] ?? '');
    if (value === undefined) return { field: arg.name, message: `'${words[i]}' is no ${arg.name} of '${kind.name}'` };
    move |= value << (SHIFTS[i] ?? 0);
  }
  return move;
};

/** Guards the declaration itself: what does not fit the packing must fail when the game is composed, not in play. */
export const declareKinds = (kinds: readonly MoveKind[]): readonly MoveKind[] => {
  if (kinds.length > 127) throw new Error('more than 127 kinds of moves');
  const names = new Set<string>();
  for (const kind of kinds) {
    if (names.has(kind.name)) throw new Error(`two kinds of moves are called '${kind.name}'`);
    names.add(kind.name);
    if (kind.args.length > MOST_ARGS) throw new Error(`'${kind.name}' has more than ${MOST_ARGS} arguments`);
    for (const arg of kind.args) {
      if (arg.size < 1 || arg.size > 1 << ARG_BITS)
        throw new Error(`'${kind.name} ${arg.name}' does not fit ${ARG_BITS} bits`);
    }
  }
  return kinds;
};

/** One list for the whole process: 32 kB that every table would otherwise hold for itself. */
const scratch = new Int32Array(MOST_MOVES);
/** The legal moves as a list of one's own. */
export const legalMoves = <S>(rules: Rules<S>, s: S, seat: Seat): Move[] =>
  Array.from(scratch.subarray(0, rules.legal(s, seat, scratch)));
