/** Arguments of moves and events as people write them: cells and rows from 1, cards by number or name. */
import type { Arg } from '@halcyon/kernel';

export const seatArg: Arg = { name: 'seat', size: 15 };
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
