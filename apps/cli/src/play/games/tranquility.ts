/** Tranquility in the terminal: the sea at dawn. */
import type { Drawing, Scene } from '../scene.ts';
import { drawGrid, GRID_WIDTH } from './tranquility/grid.ts';
import { drawHand } from './tranquility/hand.ts';
import { readShort } from './tranquility/input.ts';
import { cellsFor, nameOf, offers } from './tranquility/sea.ts';
import { drawSeats } from './tranquility/seats.ts';
import { summarise } from './tranquility/summary.ts';

/** The picture shows them: piles that shrink, the mark of whose turn it is. */
const QUIET = ['turn', 'dealt', 'start-shuffled-in'];

/** Moves of one word (stay, accept, start) are offered as they are typed; 'discard' has a shorter form. */
const oneWord = (scene: Scene): string[] => {
  const words = scene.legal.map((move) => nameOf(scene, move));
  return words.filter(
    (word) => word !== 'discard' && scene.rules.moves.find(({ name }) => name === word)?.args.length === 0,
  );
};
const keysOf = (scene: Scene): string => {
  const { turn, placing, drop, pledge, row } = scene.words.tranquility.keys;
  if (offers(scene, 'drop')) return drop;
  if (offers(scene, 'pledge')) return pledge;
  if (offers(scene, 'rocks') || offers(scene, 'purple')) return row;
  if (scene.selected !== undefined) return placing;
  return offers(scene, 'place') || offers(scene, 'discard') ? turn : scene.words.keys;
};

export const tranquilityDrawing: Drawing = {
  boardWidth: GRID_WIDTH,
  board: drawGrid,
  seats: drawSeats,
  hand: drawHand,
  keys: (scene) => (scene.selected === undefined ? [...oneWord(scene), keysOf(scene)].join(' · ') : keysOf(scene)),
  read: readShort,
  summary: summarise,
  picked(scene) {
    if (scene.selected === undefined) return undefined;
    const cells = cellsFor(scene, scene.selected).size;
    return scene.words.tranquility.fits(scene.selected, cells);
  },
  quiet: (event, mine, opening) => QUIET.includes(event) || (event === 'drew' && (opening || !mine)),
  preface: ({ setup, table }) => [setup.seats === 1 ? table.notices.houseData('T5.2') : table.notices.silence],
  grave: ['concede'],
};
