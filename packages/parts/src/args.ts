/** Numbers of moves, events, frames and fields as people write them: cells and rows from 1, cards by number or name. */
import type { Arg, Range } from '@halcyon/kernel';

/** Any seat of any table: for events, which are told of seats that are there. */
export const seatArg: Arg = { name: 'seat', size: 15 };
/** A seat of this table: for fields and frames, which others may have typed. */
export const seatOf = (seats: number): Arg => ({ name: 'seat', size: seats });
/** 1 + a seat of this table, or 0: written as the seat, or as this word. */
export const ownerOf = (seats: number, nobody: string): Range => ({ size: seats + 1, base: -1, words: { 0: nobody } });
/** No or yes. */
export const flag: Range = { size: 2 };
/** An amount. */
export const upTo = (most: number): Range => ({ size: most + 1 });
/** The same where 0 is none of them. */
export const orNone = (range: Range, none: string): Range => ({ ...range, words: { ...range.words, 0: none } });
export const cellArg = (cells: number, name = 'cell'): Arg => ({ name, size: cells, base: 1 });
export const numberArg = (name: string, size: number): Arg => ({ name, size });

export interface CardArgs {
  cardArg(name?: string): Arg;
  /** A card that only the seat which acts may know. */
  readonly secretCardArg: Arg;
}
/** `size` is one more than the highest card. */
export const cardArgs = (size: number, words: Readonly<Record<number, string>>): CardArgs => {
  const cardArg = (name = 'card'): Arg => ({ name, size, words });
  return { cardArg, secretCardArg: { ...cardArg(), sight: 'owner' } };
};
