import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const en = {
  goal: {
    text: 'The higher a cloud, the more it is worth to whoever jumps there.',
    shown: 'The nine clouds, from 1 point up to 25. Higher clouds also ask for more dice.',
  },
  throw: {
    title: 'The pilot throws',
    text: 'The dice ask the pilot for cards: one of each colour shown, two if it is shown twice. A blank asks for nothing. Everybody may know how many cards the pilot holds, but not which.',
    shown: 'Red, yellow and a blank ask for a red and a yellow card.',
  },
  choose: {
    title: 'Jump or stay?',
    text: 'Before the pilot answers, the others aboard decide, one after the other. Jump, and you score the cloud where the basket is. Stay, and you rise or fall with the balloon. A pilot who is alone decides before each throw.',
    shown: 'Ada jumps and scores 6 points. Bo stays: the next cloud is worth 9, a fall nothing.',
  },
  rise: {
    title: 'The balloon rises',
    text: 'The pilot plays the cards that the dice ask for, or one Wild instead of all of them. Whoever holds the cards must. Then the next one aboard is the pilot. At the top everybody aboard scores 25.',
    shown: 'A green and a yellow card, or a Wild: up to the next cloud.',
  },
  fall: {
    title: 'The balloon falls',
    text: 'If the pilot plays nothing, nobody aboard scores; whoever jumped keeps the points. All board again at the lowest cloud, and each draws only one card. The game ends with the first fall when somebody has 50 points.',
    shown: 'Bo lacks the second red card. Bo and Cleo score nothing, Ada keeps 6 points.',
  },
} satisfies GuideWords<typeof panels>;
