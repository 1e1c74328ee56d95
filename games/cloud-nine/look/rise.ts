/** C3.3: how likely it is that a hand of so many cards, drawn from these, meets a throw. Exact: hands are counted. */
import { type Card, canMeet, needed, WILD } from '../rules/index.ts';

/** In how many ways k of n can be chosen; a product of quotients, because only quotients of it are wanted. */
const ways = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let product = 1;
  for (let i = 1; i <= k; i++) product *= (n - k + i) / i;
  return product;
};

/** A Wild raises the balloon by itself; of the hands without one, those with what the dice ask for do. */
export const riseChance = (unseen: readonly Card[], size: number, dice: readonly number[]): number => {
  const countOf = (card: Card): number => unseen.filter((other) => other === card).length;
  const colours = [...new Set(needed(dice))];
  const plain = unseen.length - countOf(WILD);
  const others = plain - colours.reduce((sum, card) => sum + countOf(card), 0);
  const meeting = (kind: number, hand: readonly Card[], product: number): number => {
    const [card, left] = [colours[kind], size - hand.length];
    if (card === undefined) return canMeet(hand, dice) ? product * ways(others, left) : 0;
    let sum = 0;
    for (let n = 0; n <= Math.min(countOf(card), left); n++)
      sum += meeting(kind + 1, [...hand, ...Array<Card>(n).fill(card)], product * ways(countOf(card), n));
    return sum;
  };
  const all = ways(unseen.length, size);
  return all === 0 ? 0 : (all - ways(plain, size) + meeting(0, [], 1)) / all;
};
