/** Deals one by one from the first pile on; the last card dealt lies on top (at the end of the list). */
export const dealOut = (cards: readonly number[], piles: readonly number[][]): void => {
  cards.forEach((card, i) => {
    piles[i % piles.length]!.push(card);
  });
};

/** So many of one card. */
export const times = (n: number, card: number): number[] => Array.from({ length: n }, () => card);
