/** What speaks for a choice in the basket, and what the bots go by, in English. */
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/en';
import type { Line } from '../conventions.ts';
import type { FlightReasons } from '../index.ts';

export const words: WhyWords<FlightReasons, Line> = {
  reasons: {
    only: onlyMove,
    chance: ({ pilot, chance }, { speaker: { who }, table }) =>
      `Chance that ${who.name(pilot)} can raise the balloon: ${table.percent(chance)}, counted from all unseen cards.`,
    points: ({ now, next }) => `A jump is worth ${now} here and ${next} one cloud higher.`,
    dice: ({ dice, cards }, { table }) => `Dice to meet: ${dice}, with ${table.cards(cards)} in the hand.`,
    raises: ({ cards, left }, { table }) => `It takes ${table.cards(cards)}; ${table.cards(left)} stay in the hand.`,
    wild: ({ left }) => `A Wild raises the balloon by itself; Wilds left in the hand: ${left}.`,
    keeps: ({ cards, wilds }, { table }) =>
      `It keeps all ${table.cards(cards)} in the hand; Wilds among them: ${wilds}.`,
  },
  card: {
    chances: {
      title: 'What is weighed',
      text: 'For every choice a bot works out its chance to win the game: from the odds that the pilot has the cards, the points on the clouds up to three higher, and the scores of all. Near the end points count for more and cards for less.',
    },
    hands: {
      title: 'What it thinks of your hand',
      text: 'It counts all cards that it has not seen. It believes that hands are less varied than chance would have it, because colours that no dice asked for pile up, and that Wilds are saved.',
    },
    wild: {
      title: 'Wilds',
      text: 'A Wild is kept for later unless this cloud is worth more. It expects others to spend theirs the more readily the higher the balloon is.',
    },
    novice: {
      title: 'The beginner',
      text: 'Weighs only the next cloud against this one by a rule of thumb, and follows a whim in about one choice of seven.',
    },
    strong: {
      title: 'The strong bot',
      text: 'With two in the game it has the same habits with finer numbers, found by playing. With more it tries its best moves in many worlds that fit all that it has seen, the same worlds for each, and leaves the habits above only where another move is clearly better.',
    },
  },
};
