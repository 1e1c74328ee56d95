/** The cards of a game and where they lie: for the audit, and for a seat that counts what it has not seen. */
import type { Lying, Stacked } from '@halcyon/kernel';
import type { Audit } from './audit.ts';

export interface Inventory<S> {
  /** All cards of the game. */
  readonly cards: readonly number[];
  /** One more than the highest card. */
  readonly size: number;
  readonly words: Readonly<Record<number, string>>;
  /** Names every card that lies somewhere; `n` of them at once. */
  lying(s: S, found: (card: number, n?: number) => void): void;
}

const countOf = (cards: readonly number[], size: number): number[] => {
  const counted = new Array<number>(size).fill(0);
  for (const card of cards) counted[card]!++;
  return counted;
};
/** What is no card of the game counts as card 0; so does what a view hides. */
const indexOf = (card: number, size: number): number => (card >= 0 && card < size ? card : 0);
const foundIn = <S>({ size, lying }: Inventory<S>, s: S): number[] => {
  const counted = new Array<number>(size).fill(0);
  lying(s, (card, n = 1) => {
    counted[indexOf(card, size)]! += n;
  });
  return counted;
};

/** Every card lies in exactly one place; nowhere only while the frame 'deal' lies. */
export const auditor = <S extends Stacked>(inventory: Inventory<S>, frames: Lying): Audit<S> => {
  const { cards, size, words } = inventory;
  const expected = countOf(cards, size);
  return (s) => {
    const counted = foundIn(inventory, s);
    const before = frames(s, 'deal').length > 0;
    for (let card = 0; card < size; card++) {
      const found = counted[card]!;
      if (found !== expected[card] && !(before && found === 0)) {
        return `card ${words[card] ?? card} lies in ${found} places, the game has ${expected[card]}`;
      }
    }
    return undefined;
  };
};

/** The cards that a view does not show, ascending. */
export const unseenCards = <S>({ cards, size, lying }: Inventory<S>, view: S): number[] => {
  const left = countOf(cards, size);
  lying(view, (card, n = 1) => {
    left[indexOf(card, size)]! -= n;
  });
  const unseen: number[] = [];
  for (let card = 0; card < size; card++) for (let n = left[card]!; n > 0; n--) unseen.push(card);
  return unseen;
};
