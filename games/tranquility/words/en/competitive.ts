/** Against each other (T7.5) in English. */
import { capital, counted, figure } from '@halcyon/speech/grammar';
import { cards, does } from '@halcyon/speech/parts/en';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/modes/competitive/vocabulary.ts';
import { cardName, range } from './names.ts';

const ofCells = counted('en', 'cell', 'cells');
const ofNumbers = counted('en', 'number', 'numbers');

export const competitive = {
  modes: {
    competitive: {
      name: 'Competitive',
      about:
        'Two players against each other: points for cards in the sea, minus points for discards. It is as hard as your opponent.',
    },
  },
  things: {
    pile: 'Common pile',
    row: 'Face-up row',
    takenNext: 'taken next',
    points: 'Points',
    discarded: 'Cards discarded',
    runs: 'Runs of three or more',
    longestRun: 'Longest run',
  },
  moves: {
    'show-hand': () => 'Show your hand, discard it and take the face-up row',
    pass: () => 'Pass',
  },
  events: {
    took: ({ seat, card }, who) => `${does(seat, who, 'take', 'takes')} ${cardName(card)} from the face-up row.`,
    revealed: ({ card }) => `${capital(cardName(card))} comes into the face-up row.`,
    'hand-shown': ({ seat, count }, who) =>
      `${does(seat, who, 'can place nothing: you show and discard your', 'can place nothing, shows and discards their')} whole hand (${cards(count)}).`,
    shown: ({ seat, card }, who) => `${does(seat, who, 'show', 'shows')} ${cardName(card)}.`,
    passed: ({ seat }, who) => `${does(seat, who, 'pass', 'passes')}.`,
  },
  asks: {},
  refusals: {
    impossible: ({ numbers, cells, low, high }) =>
      `The sea could then never be filled: for ${ofCells(cells)} there would be only ${ofNumbers(numbers)} ${range(low, high)}.`,
    'show.may-place': () => 'You can place an island, so your hand stays hidden.',
    'show.row-empty': () => 'The face-up row has no card that you could take.',
    'pass.may-place': () => 'You can place an island, so you may not pass.',
    'pass.two-cards': ({ hand }) => `Discard two cards instead of passing; you hold ${figure(hand)}.`,
  },
  endings: {
    'grid-full': () => 'The sea is full: the points decide.',
    'hands-out': () => 'Both players hold at most one card: the points decide.',
  },
} satisfies ModuleWords<typeof vocabulary, Names>;
