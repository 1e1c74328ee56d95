/**
 * Visibility and range are declared once per field of the state; copy, view, digest and the text of a position follow
 * from it. A field without a declaration does not compile, so a new secret cannot be public by accident. The rules trust
 * ranges and never ask; readers of what was typed or sent check them (position.ts).
 */
import { type FrameKind, HIDDEN, type Range, type View, type Viewer } from './contract.ts';
import { FRAME_WIDTH } from './frames.ts';
import { hashText } from './random.ts';

export type Value = number | number[] | number[][];
export type AnyState = { [field: string]: Value };

/** 'owner': entry i of the list belongs to seat i. */
export type Sight = 'all' | 'owner' | 'nobody';
export interface Field {
  /** Who may look at it now. A page shows no more than this. */
  readonly shown: Sight;
  /** Who knows it, because they may look or because they remember. A view holds this. */
  readonly known: Sight;
  /** What its numbers are. In a position they are written as in a move: cells from 1, cards by their words. */
  readonly of: Range;
  /** The longest that a list gets. Without it a list keeps the length that it has at the start. */
  readonly most?: number;
  /** Print a long list in lines of these lengths: a grid as it lies on the table, which is counted from the bottom… */
  readonly lines?: readonly number[];
  /** …or a map, which is counted from the top. */
  readonly fromTop?: true;
}
type Shape = Pick<Field, 'most' | 'lines' | 'fromTop'>;
const fieldOf =
  (shown: Sight, known: Sight) =>
  (of: Range, shape: Shape = {}): Field => ({ shown, known, of, ...shape });
/** Everybody sees it. */
export const open = fieldOf('all', 'all');
/** A hand of cards. */
export const held = fieldOf('owner', 'owner');
/** Own face-down discards: nobody may look, the owner remembers. */
export const sunk = fieldOf('nobody', 'owner');
/** Draw piles, cards taken out unseen. */
export const dark = fieldOf('nobody', 'nobody');

export type Fields<S> = { readonly [K in keyof S]-?: S[K] extends Value ? Field : never };
export interface FieldInfo extends Field {
  readonly name: string;
  readonly kind: 'one' | 'list' | 'lists';
  /** How many lists there are and how long each can get; 1 and 1 for a number. A tensor has lists × longest × of.size places. */
  readonly lists: number;
  readonly longest: number;
}

/** By pops and pushes: setting `length`, or writing behind the end, leaves the engine's fast path. */
const copyList = (from: readonly number[], into: number[]): void => {
  const n = from.length;
  let there = into.length;
  for (; there > n; there--) into.pop();
  for (let i = 0; i < there; i++) into[i] = from[i]!;
  for (; there < n; there++) into.push(from[there]!);
};
export const cloneValue = (value: Value): Value => {
  if (typeof value === 'number') return value;
  return typeof value[0] === 'object' ? (value as number[][]).map((list) => list.slice()) : (value as number[]).slice();
};
/** The value as lists, whatever its kind. */
const listsOf = (value: Value): readonly (readonly number[])[] => {
  if (typeof value === 'number') return [[value]];
  return Array.isArray(value[0]) ? (value as number[][]) : [value as number[]];
};
const hidden = (list: readonly number[]): number[] => list.map(() => HIDDEN);

/** A copy of the value in which this viewer finds HIDDEN for what it may not know. */
const redact = (value: Value, sight: Sight, viewer: Viewer): Value => {
  if (sight === 'all' || viewer === 'referee') return cloneValue(value);
  if (typeof value === 'number') return HIDDEN;
  const mine = (i: number): boolean => sight === 'owner' && i === viewer;
  return (value as (number | number[])[]).map((x, i) => {
    if (typeof x === 'number') return mine(i) ? x : HIDDEN;
    return mine(i) ? x.slice() : hidden(x);
  }) as Value;
};

export interface Derived<S> {
  readonly infos: readonly FieldInfo[];
  copy(from: S, into: S): S;
  view(s: S, viewer: Viewer): View<S>;
  digest(s: S): number;
}

/**
 * What a number means, where it has a word: a digest must not change because a feature declared one more clause or
 * frame and all numbers after it moved.
 */
type Meaning = Readonly<Record<number, number>>;
const meaningOf = (words: Readonly<Record<number, string>>): Meaning =>
  Object.fromEntries(Object.entries(words).map(([value, word]) => [Number(value), hashText(word)]));

export const deriveFields = <S extends AnyState>(
  fields: Fields<S>,
  start: () => S,
  frames: readonly FrameKind[],
): Derived<S> => {
  const sample = start();
  const infos = Object.keys(fields).map((name): FieldInfo => {
    const value = sample[name];
    if (value === undefined) throw new Error(`field '${name}' has no starting value`);
    const kind = typeof value === 'number' ? 'one' : Array.isArray(value[0]) ? 'lists' : 'list';
    const lists = listsOf(value);
    const field = fields[name] as Field;
    const longest = field.most ?? Math.max(...lists.map((list) => list.length));
    if (longest === 0) throw new Error(`field '${name}' begins empty and does not say how long it gets`);
    return { name, kind, lists: lists.length, longest, ...field };
  });
  for (const name of Object.keys(sample)) if (!(name in fields)) throw new Error(`field '${name}' is not declared`);

  // Over the state's own names and not those of `infos`: the engine knows where the next field of an object lies, and
  // searches for one whose name comes from elsewhere (measured, together with copyList: half the time).
  const copy = (from: S, into: S): S => {
    for (const name in from) {
      const value: Value = from[name]!;
      if (typeof value === 'number') (into as AnyState)[name] = value;
      else if (typeof value[0] === 'object') {
        const lists = into[name] as number[][];
        for (let i = 0; i < value.length; i++) copyList(value[i] as number[], lists[i]!);
      } else copyList(value as number[], into[name] as number[]);
    }
    return into;
  };
  // A number that everybody knows is in the copy already.
  const redacted = infos.filter(({ kind, known }) => kind !== 'one' || known !== 'all');
  const view = (s: S, viewer: Viewer): View<S> => {
    const out: AnyState = { ...s };
    for (const { name, known } of redacted) out[name] = redact(s[name]!, known, viewer);
    return out as View<S>;
  };
  // In the order of their names: which module was installed first must not show.
  const read = infos.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  // Made at the first digest, because a game may fill in its words until then.
  const frameNames = frames.map(({ name }) => hashText(name));
  let meanings: Meaning[] | undefined;
  const digest = (s: S): number => {
    meanings ??= read.map((info) => (info.name === 'frames' ? {} : meaningOf(info.of.words ?? {})));
    let h = 0x811c9dc5;
    const eat = (x: number): void => {
      h = Math.imul(h ^ x, 0x01000193);
      h ^= h >>> 15;
    };
    read.forEach(({ name }, field) => {
      const value = s[name]!;
      const meaning = meanings![field]!;
      if (typeof value === 'number') {
        eat(meaning[value] ?? value);
        return;
      }
      // The length goes in first: [1] [2] and [1, 2] [] must differ.
      eat(value.length);
      value.forEach((x, i) => {
        if (typeof x !== 'number') {
          eat(x.length);
          for (const y of x) eat(meaning[y] ?? y);
        } else if (name === 'frames' && i % FRAME_WIDTH === 0) eat(frameNames[x]!);
        else eat(meaning[x] ?? x);
      });
    });
    return h >>> 0;
  };
  return { infos, copy, view, digest };
};
