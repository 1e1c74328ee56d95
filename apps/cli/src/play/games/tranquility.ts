/** Tranquility in the terminal: the sea at dawn. */
import { parseMove } from '@halcyon/kernel';
import { isIsland } from '@halcyon/tranquility';
import type { Drawing, Scene } from '../scene.ts';
import { width } from '../text.ts';
import { cardName, cardWord } from './tranquility/cards.ts';
import { drawGrid, GRID_WIDTH } from './tranquility/grid.ts';
import { drawHand } from './tranquility/hand.ts';
import { readShort } from './tranquility/input.ts';
import { drawScore } from './tranquility/score.ts';
import { aimOf, boardAt, cellsFor, handOf, isCellMove, knows, nameOf, offers } from './tranquility/sea.ts';
import { drawSeats } from './tranquility/seats.ts';
import { spotWords } from './tranquility/spots.ts';
import { summarise } from './tranquility/summary.ts';

/** The picture shows them: piles that shrink, the row of open cards, the mark of whose turn it is. */
const QUIET = ['turn', 'dealt', 'start-shuffled-in', 'compass-aside', 'compass-shuffled-in', 'revealed'];

const KEYS_WIDTH = 78;
/** Moves of one word (stay, accept, start) are offered as they are typed; 'discard' has a shorter form. */
const oneWord = (scene: Scene): string[] => {
  const words = new Set(scene.legal.map((move) => nameOf(scene, move)));
  return [...words].filter(
    (word) => word !== 'discard' && scene.rules.moves.find(({ name }) => name === word)?.args.length === 0,
  );
};
/** Cards that are picked up by their name, and what needs a cell but no card. */
const picks = (scene: Scene): string[] => {
  const cards = [...new Set(handOf(scene))].filter((card) => !isIsland(card) && offers(scene, aimOf(card)));
  return [...cards.map(cardWord), ...(offers(scene, 'turn-over') ? ['turn 3 4'] : [])];
};
const keysOf = (scene: Scene): string => {
  const { turn, placing, drop, pledge, row, name } = scene.words.tranquility.keys;
  if (offers(scene, 'drop')) return drop;
  if (offers(scene, 'pledge')) return pledge;
  if (offers(scene, 'rocks') || offers(scene, 'purple')) return row;
  if (offers(scene, 'name')) return name;
  if (scene.selected !== undefined) return placing;
  return offers(scene, 'place') || offers(scene, 'discard') ? turn : scene.words.keys;
};
/** What is special about this moment comes first; what is always true makes room for it. */
const fitted = (parts: string[]): string => {
  while (parts.length > 1 && width(parts.join(' · ')) > KEYS_WIDTH) parts.pop();
  return parts.join(' · ');
};

/** One move of each kind that goes to a cell, as it is typed and as it is said. */
const examples = (scene: Scene): [string, string][] => {
  const cell = boardAt(scene).rows[1]!.from;
  return scene.rules.moves
    .filter(({ name }) => isCellMove(scene, name))
    .map(({ name }) => [
      `${name.replace('turn-over', 'turn')} ${spotWords(scene, cell)}`,
      scene.speaker.move(parseMove(scene.rules.moves, `${name} ${cell + 1}`) as number),
    ]);
};

export const tranquilityDrawing: Drawing = {
  boardWidth: GRID_WIDTH,
  board: drawGrid,
  seats: drawSeats,
  hand: drawHand,
  keys: (scene) =>
    scene.selected === undefined
      ? fitted([...oneWord(scene), ...picks(scene), ...keysOf(scene).split(' · ')])
      : keysOf(scene),
  read: readShort,
  examples,
  summary: summarise,
  picked(scene) {
    const { selected } = scene;
    if (selected === undefined) return undefined;
    const cells = cellsFor(scene, selected);
    // Where a card destroys or clears something, no cost stands in the brackets.
    if (cells.size > 0 && !isIsland(selected)) return undefined;
    return scene.words.tranquility.fits(cardName(scene, selected), cells.size);
  },
  quiet: (event, mine, opening) => QUIET.includes(event) || (event === 'drew' && (opening || !mine)),
  preface(scene) {
    const { setup, table, speaker } = scene;
    const { layouts, modes } = speaker.words;
    const standard = setup.layout === 'square' && setup.mode === 'standard';
    const about = standard ? undefined : (setup.layout === 'square' ? modes[setup.mode] : layouts[setup.layout])?.about;
    const solo = setup.seats === 1 && knows(scene, 'start') ? table.notices.houseData('T5.2') : undefined;
    const silence = setup.seats > 1 && setup.mode !== 'competitive' ? table.notices.silence : undefined;
    return [about, solo, silence].filter((text) => text !== undefined);
  },
  result: drawScore,
  grave: ['concede'],
};
