/** The Ascent in the terminal: a mountain of cards. */

import { fitted, oneWord } from '@halcyon/terminal-kit/keys';
import { handOf, knows, offers } from '@halcyon/terminal-kit/offers';
import type { Drawing, Scene } from '@halcyon/terminal-kit/scene';
import { cardWord } from '../look/cards.ts';
import { BRIDGE, isTerrain, SUMMIT } from '../rules/vocabulary.ts';
import { cardName } from './cards.ts';
import { cellsFor, HERD, isAimed } from './choices.ts';
import { drawHand } from './hand.ts';
import { readShort } from './input.ts';
import { drawMountain, MOUNTAIN_WIDTH } from './mountain.ts';
import { drawResult, drawSeats } from './seats.ts';
import { listAimed, summarise } from './summary.ts';
import { wordsFor } from './words.ts';

/** The picture shows them: piles that shrink, the panoramas, the mark of whose turn it is. */
const QUIET = ['turn', 'dealt', 'panorama-open'];

/** What is picked up by a word: cards that are no terrain, and herds. */
const picks = (scene: Scene): string[] => {
  const cards = [...new Set(handOf(scene))].filter((card) => !isTerrain(card) && card !== SUMMIT);
  const playable = cards.filter((card) => cellsFor(scene, card).size > 0).map(cardWord);
  return [...playable, ...(offers(scene, 'herd') ? ['herd'] : [])];
};
const keysOf = (scene: Scene): string => {
  const { keys } = wordsFor(scene);
  const { ask, selected } = scene;
  if (offers(scene, 'drop')) return keys.drop;
  if (ask?.id === 'lift' || ask?.id === 'climb') return fitted(oneWord(scene), keys[ask.id]);
  if (selected !== undefined) return isAimed(selected) ? keys.choosing : keys.placing;
  return fitted([...oneWord(scene), ...picks(scene)], ask === undefined ? scene.words.keys : keys.turn);
};

const help = (scene: Scene): (readonly [string, string])[] => {
  const { pick, pay, fire, bridge, herd, climb } = wordsFor(scene).help;
  return [
    ['g7', pick],
    ['pay s3 r5', pay],
    ['fire 2 3 3 1', fire],
    [`${cardWord(BRIDGE)} 1 4`, bridge],
    ...(knows(scene, 'herd')
      ? ([
          ['herd', herd],
          ['left right stop', climb],
        ] as const)
      : []),
  ];
};

export const ascentDrawing: Drawing = {
  boardWidth: MOUNTAIN_WIDTH,
  board: drawMountain,
  seats: drawSeats,
  hand: drawHand,
  keys: keysOf,
  read: readShort,
  help,
  samples: () => ({
    start: 'place g7',
    move: 'place g7 3',
    moves: 'place g7 3, campfire grass-fire 12, lift 18, drop s3',
    rule: 'A4.8',
  }),
  summary: summarise,
  picked(scene) {
    const { selected, speaker } = scene;
    if (selected === undefined) return undefined;
    const { chooseHerd, chooseTerrain } = speaker.words.things;
    const slots = cellsFor(scene, selected).size;
    if (slots === 0 || !isAimed(selected)) return wordsFor(scene).fits(cardName(scene, selected), slots);
    return `${selected === HERD ? chooseHerd : chooseTerrain} ${listAimed(scene, selected)}`;
  },
  quiet: (event, mine, opening) => QUIET.includes(event) || (event === 'drew' && (opening || !mine)),
  preface(scene) {
    const { setup, table, speaker } = scene;
    const house = [
      ...(setup.features.includes('wildlife') ? ['A1.3'] : []),
      ...(setup.features.includes('documentary') ? ['A1.4'] : []),
    ];
    return [
      ...(house.length > 0 ? [wordsFor(scene).houseData(house.join(', '))] : []),
      ...(setup.seats > 1 && speaker.words.modes[setup.mode]?.silent ? [table.notices.silence] : []),
    ];
  },
  result: drawResult,
  grave: [],
};
