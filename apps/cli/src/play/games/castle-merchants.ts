/** Castle Merchants in the terminal: the map, carts and castles. */
import type { Drawing } from '../scene.ts';
import { drawHand } from './castle-merchants/hand.ts';
import { readShort } from './castle-merchants/input.ts';
import { helpWith, keysOf } from './castle-merchants/keys.ts';
import { drawMap, MAP_WIDTH } from './castle-merchants/map.ts';
import { drawSeats } from './castle-merchants/seats.ts';
import { summarise, tellPicked } from './castle-merchants/summary.ts';

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
