/** What points are worth: a seat's chance to win, by the scores and hand sizes of all. */
import { GOAL } from '../rules/index.ts';
import type { Weights } from './weights.ts';

/** What a card is worth, on the scale on which chances are exponentials. */
export const cardPull = (scores: readonly number[], { card, cardLate }: Weights): number =>
  card + (cardLate * Math.max(...scores)) / GOAL;

/** C4.1: the most points win, then the most cards. */
const shareOfWin = (scores: readonly number[], cards: readonly number[], seat: number): number => {
  let shared = 1;
  for (let other = 0; other < scores.length; other++) {
    if (other === seat) continue;
    const ahead = scores[other]! - scores[seat]! || cards[other]! - cards[seat]!;
    if (ahead > 0) return 0;
    if (ahead === 0) shared++;
  }
  return 1 / shared;
};

/** Of a seat, when a trip ends with these scores and hand sizes. Where somebody has enough, that may end the game. */
export const chanceToWin = (
  scores: readonly number[],
  cards: readonly number[],
  seat: number,
  ends: number,
  weights: Weights,
): number => {
  const most = Math.max(...scores);
  const now = most >= GOAL ? ends : 0;
  if (now === 1) return shareOfWin(scores, cards, seat);
  const point = weights.point + weights.pointLate * (most / GOAL) ** 2;
  const card = cardPull(scores, weights);
  let all = 0;
  for (let other = 0; other < scores.length; other++) {
    all += Math.exp(point * (scores[other]! - scores[seat]!) + card * (cards[other]! - cards[seat]!));
  }
  return (1 - now) / all + (now === 0 ? 0 : now * shareOfWin(scores, cards, seat));
};
