/** Castle Merchants in the terminal: the map, carts and castles. */
import type { Drawing } from '@halcyon/terminal-kit/scene';
import { drawHand } from './hand.ts';
import { readShort } from './input.ts';
import { helpWith, keysOf } from './keys.ts';
import { drawMap, MAP_WIDTH } from './map.ts';
import { drawSeats } from './seats.ts';
import { summarise, tellPicked } from './summary.ts';

/** The picture shows them: carts, the mark of whose turn it is; and a card by what it did. */
const QUIET = ['turn', 'dealt', 'played', 'loaded'];

export const castleMerchantsDrawing: Drawing = {
  boardWidth: MAP_WIDTH,
  board: drawMap,
  seats: drawSeats,
  hand: drawHand,
  keys: keysOf,
  read: readShort,
  help: helpWith,
  samples: () => ({
    start: 'place forest',
    move: 'place forest d4',
    moves: 'place forest d4, move forest d5, landslide c3, remove d4, pay field, sell-for-gold, end',
    rule: 'M3.4',
  }),
  summary: summarise,
  picked: tellPicked,
  quiet: (event, mine, opening) => QUIET.includes(event) || (event === 'drew' && (opening || !mine)),
  preface: ({ setup, speaker }) => [speaker.words.layouts[setup.layout]?.about ?? ''],
  result: (scene) => (scene.view.ended === 0 ? [] : drawSeats(scene)),
  grave: [],
};
