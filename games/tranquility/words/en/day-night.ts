/** Day & Night (T7.4) in English. */
import { figure, type Maybe } from '@halcyon/speech/grammar';
import { does, whose } from '@halcyon/speech/parts/en';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/modes/day-night/vocabulary.ts';
import { cellName } from './names.ts';

const sideName = (side: Maybe<Names['side']>): string => (side === 1 ? 'night' : 'day');

export const dayNight = {
  modes: {
    'day-night': {
      name: 'Day & Night',
      goal: 'Fill the sea together and play a Finish; its lower half must then show night, its upper half day. You lose as soon as somebody can do nothing on their turn.',
      silent: true,
      about:
        'Compasses turn your hands between day and night, and at the end the lower half of the sea must show night, the upper half day.',
    },
  },
  things: {
    turnCard: 'Turn a card',
    chooseIsland: 'Now choose an island in the sea.',
    gone: 'left the game',
  },
  moves: {
    'turn-over': ({ cell }, who) => `Turn the island in ${cellName(cell, who)} and discard a card`,
  },
  events: {
    'hands-turned': ({ seat, side }, who) =>
      `${does(seat, who, 'draw', 'draws')} a Compass: all hands are turned and now show ${sideName(side)}.`,
    'compass-aside': ({ seat }, who) =>
      `${does(seat, who, 'set', 'sets')} a Compass of the opening hand aside and ${who.me(seat) ? 'draw' : 'draws'} another card.`,
    'compass-shuffled-in': ({ seat }, who) => `A Compass set aside is shuffled into ${whose(seat, who)} pile.`,
    'turned-over': ({ seat, cell, side }, who) =>
      `${does(seat, who, 'turn', 'turns')} the island in ${cellName(cell, who)}: it now shows ${sideName(side)}.`,
  },
  asks: {},
  refusals: {
    'turn-over.empty': ({ cell }, who) => `No island lies in ${cellName(cell, who)} that could be turned.`,
    'turn-over.no-card': () => 'Turning an island costs one card; you have none that may be discarded.',
    sides: ({ wrong }) =>
      `The Finish waits until the lower three rows show night and the upper three day; the wrong way up: ${figure(wrong)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names>;
