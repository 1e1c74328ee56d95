/** Tranquility in the terminal: the sea at dawn. */
import { parseMove } from '@halcyon/kernel';
import { fitted, oneWord } from '@halcyon/terminal-kit/keys';
import { handOf, isCellMove, knows, offers } from '@halcyon/terminal-kit/offers';
import type { Drawing, Scene } from '@halcyon/terminal-kit/scene';
import { cardWord } from '../look/cards.ts';
import { isIsland } from '../rules/index.ts';
import { cardTitle } from './cards.ts';
import { drawGrid, GRID_WIDTH } from './grid.ts';
import { drawHand } from './hand.ts';
import { readShort } from './input.ts';
import { drawScore } from './score.ts';
import { aimOf, boardAt, cellsFor, spotsAt } from './sea.ts';
import { drawSeats } from './seats.ts';
import { summarise } from './summary.ts';
import { seaWords, seaWordsIn } from './words.ts';

/** The picture shows them: piles that shrink, the row of open cards, the mark of whose turn it is. */
const QUIET = ['turn', 'dealt', 'start-shuffled-in', 'compass-aside', 'compass-shuffled-in', 'revealed'];

/** Cards that are picked up by their name, and what needs a cell but no card. */
const picks = (scene: Scene): string[] => {
  const cards = [...new Set(handOf(scene))].filter((card) => !isIsland(card) && offers(scene, aimOf(card)));
  return [...cards.map(cardWord), ...(offers(scene, 'turn-over') ? ['turn 3 4'] : [])];
};
const keysOf = (scene: Scene): string => {
  const { turn, placing, drop, pledge, row, name } = seaWords(scene).keys;
  if (offers(scene, 'drop')) return drop;
  if (offers(scene, 'pledge')) return pledge;
  if (offers(scene, 'rocks') || offers(scene, 'purple')) return row;
  if (offers(scene, 'name')) return name;
  if (scene.selected !== undefined) return placing;
  return offers(scene, 'place') || offers(scene, 'discard') ? turn : scene.words.keys;
};

/** Cards by their number, and one move of each kind that goes to a cell, as it is typed and as it is said. */
const help = (scene: Scene): (readonly [string, string])[] => {
  const { pick, pay } = seaWords(scene).help;
  const cell = boardAt(scene).rows[1]!.from;
  const aimed = scene.rules.moves
    .filter(({ name }) => isCellMove(scene, name))
    .map(
      ({ name }) =>
        [
          `${name.replace('turn-over', 'turn')} ${spotsAt(scene).words(cell)}`,
          scene.speaker.move(parseMove(scene.rules.moves, `${name} ${cell + 1}`) as number),
        ] as const,
    );
  return [['41', pick], ['pay 3 7', pay], ...aimed];
};

export const tranquilityDrawing: Drawing = {
  boardWidth: GRID_WIDTH,
  board: drawGrid,
  seats: drawSeats,
  hand: drawHand,
  keys: (scene) =>
    scene.selected === undefined ? fitted([...oneWord(scene), ...picks(scene)], keysOf(scene)) : keysOf(scene),
  read: readShort,
  help,
  samples: () => ({
    start: 'place 41',
    move: 'place 41 17',
    moves: 'place 41 17, drop 3, compass purple-2',
    rule: 'T4.2',
  }),
  summary: summarise,
  picked(scene) {
    const { selected } = scene;
    if (selected === undefined) return undefined;
    const cells = cellsFor(scene, selected);
    // Where a card destroys or clears something, no cost stands in the brackets.
    if (cells.size > 0 && !isIsland(selected)) return undefined;
    return seaWords(scene).fits(cardTitle(scene, selected), cells.size);
  },
  quiet: (event, mine, opening) => QUIET.includes(event) || (event === 'drew' && (opening || !mine)),
  preface(scene) {
    const { setup, table, speaker } = scene;
    const { layouts, modes } = speaker.words;
    const standard = setup.layout === 'square' && setup.mode === 'standard';
    const about = standard ? undefined : (setup.layout === 'square' ? modes[setup.mode] : layouts[setup.layout])?.about;
    const solo = setup.seats === 1 && knows(scene, 'start') ? table.notices.houseData('T5.2') : undefined;
    const silence = setup.seats > 1 && modes[setup.mode]?.silent ? table.notices.silence : undefined;
    return [about, solo, silence].filter((text) => text !== undefined);
  },
  result: drawScore,
  grave: ['concede'],
  stepIn(language, name, gravely) {
    const { wouldGiveUp, mayStepIn } = seaWordsIn(language);
    return gravely ? wouldGiveUp(name) : mayStepIn(name);
  },
};
