/** Cards in a hand lie in ascending order, so that equal hands are equal lists and nobody can read the order of drawing. */

export const holds = (hand: readonly number[], card: number): boolean => {
  for (let i = 0; i < hand.length; i++) if (hand[i] === card) return true;
  return false;
};

export const addToHand = (hand: number[], card: number): void => {
  let i = hand.length;
  for (; i > 0 && hand[i - 1]! > card; i--) hand[i] = hand[i - 1]!;
  hand[i] = card;
};

/** Takes one card out; the hand must hold it. */
export const takeFromHand = (hand: number[], card: number): void => {
  let i = 0;
  while (hand[i] !== card) i++;
  for (; i < hand.length - 1; i++) hand[i] = hand[i + 1]!;
  hand.pop();
};

/** Writes every different card once; two equal faces are one choice. */
export const differentCards = (hand: readonly number[], out: Int32Array): number => {
  let n = 0;
  for (let i = 0; i < hand.length; i++) if (i === 0 || hand[i] !== hand[i - 1]) out[n++] = hand[i]!;
  return n;
};
