/** The Reef in the terminal: the sea, both sides of it, and what one has. */

import { fitted } from '@halcyon/terminal-kit/keys';
import { offers } from '@halcyon/terminal-kit/offers';
import type { Drawing, Scene } from '@halcyon/terminal-kit/scene';
import { drawHand } from './hand.ts';
import { readShort } from './input.ts';
import { drawSea, SEA_WIDTH } from './sea.ts';
import { drawSeats } from './seats.ts';
import { summarise } from './summary.ts';
import { type ReefTerminal, reefWords } from './words.ts';

/** The picture shows them: whose turn it is, worms that come and go, and what the current brings. */
const QUIET = ['dealt', 'turn', 'took', 'paid', 'washed', 'drifted', 'flowed-in'];

/** The usual one of several words. */
const wordFor = (scene: Scene, action: keyof ReefTerminal['typed']): string =>
  reefWords(scene).typed[action].split(' ')[0]!;

const keysOf = (scene: Scene): string => {
  const { ask, words } = scene;
  const { keys } = reefWords(scene);
  if (ask === undefined) return words.keys;
  if (ask.id === 'keep') return fitted([], offers(scene, 'catch') ? keys.keepFish : keys.keep);
  if (ask.id !== 'act') return fitted([], ask.id === 'pay' ? keys.pay : keys.take);
  const boat = offers(scene, 'boat') ? [wordFor(scene, 'boat')] : [];
  const shark = offers(scene, 'shark') ? [`${wordFor(scene, 'shark')} c4`] : [];
  return fitted([...boat, ...shark, wordFor(scene, 'end')], keys.act);
};

const help = (scene: Scene): (readonly [string, string])[] => {
  const { help: meanings } = reefWords(scene);
  const { red = '', blue = '' } = scene.speaker.words.things;
  const [one, two] = [red, blue].map((name) => name.toLowerCase());
  const [boat, shark] = [wordFor(scene, 'boat'), wordFor(scene, 'shark')];
  return [
    ['b2', meanings.cell],
    ['b2 3', meanings.coral],
    [`b2 ${one} ${two}`, meanings.pay],
    [`${one}`, meanings.colour],
    [`${boat}`, meanings.boat],
    [`${shark} c4`, meanings.shark],
    [`${shark} 2`, meanings.eat],
    [wordFor(scene, 'leave'), meanings.leave],
    [wordFor(scene, 'end'), meanings.end],
  ];
};

export const reefDrawing: Drawing = {
  boardWidth: SEA_WIDTH,
  board: drawSea,
  seats: drawSeats,
  hand: drawHand,
  keys: keysOf,
  read: readShort,
  help,
  samples: () => ({
    start: 'buy',
    move: 'buy a1',
    moves: 'take red, turn b1, buy a1, catch a2 1, pay blue, leave, boat, shark c3, shark-fish 2 male, end',
    rule: 'F3.3',
  }),
  summary: summarise,
  picked: () => undefined,
  // What others leave lies open; who cannot take a card learns that it was left.
  quiet: (event, mine) => QUIET.includes(event) || (event === 'left' && !mine),
  preface: ({ speaker }) => [speaker.words.things.houseData ?? ''],
  result: (scene) => (scene.view.ended === 0 ? [] : drawSeats(scene)),
  grave: [],
};
