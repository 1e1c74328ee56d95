/** Fantasy Pub in the terminal: the ring, its guests and the dice. */

import { fitted } from '@halcyon/terminal-kit/keys';
import { offers } from '@halcyon/terminal-kit/offers';
import type { Drawing, Scene } from '@halcyon/terminal-kit/scene';
import { characterName, raceName } from '../look/names.ts';
import { diceOf, pubOf } from '../look/pub.ts';
import { DWARF, GOBLIN, ORC, type Race } from '../rules/vocabulary.ts';
import { listWays, waysOf } from './guests.ts';
import { readShort } from './input.ts';
import { drawRing, RING_WIDTH } from './ring.ts';
import { drawSeats } from './seats.ts';
import { summarise } from './summary.ts';
import { pubWords } from './words.ts';

/** The picture shows whose turn it is. */
const QUIET = ['turn', 'shuffled'];

/** What is left of the throw: '[3] [5]  sum 8'; a die that was used is empty. */
const diceLine = (scene: Scene): string[] => {
  const { ink, speaker } = scene;
  const { dice, sum: both } = speaker.words.things;
  const pub = pubOf(scene.view);
  const [first, second, sum] = diceOf(pub);
  if (pub.ended !== 0 || (first === 0 && second === 0)) return [];
  const shown = [first, second].map((pips) => (pips === 0 ? ink.dim('[·]') : ink.bold(`[${pips}]`)));
  return [` ${dice}  ${shown.join(' ')}${sum > 0 ? `  ${both} ${sum}` : ''}`];
};

const keysOf = (scene: Scene): string => {
  const { ask, selected, words } = scene;
  const { keys, typed } = pubWords(scene);
  if (ask?.id === 'serve') return keys.serve;
  if (ask === undefined) return words.keys;
  if (selected !== undefined) {
    const goesBack = waysOf(scene, selected).some(({ move }) => move === 'back');
    return fitted([], goesBack ? keys.moving.replace(' · ', ` · ${keys.back} · `) : keys.moving);
  }
  const end = offers(scene, 'end') ? [typed.end.split(' ')[0]!] : [];
  return fitted(end, keys.act);
};

const help = (scene: Scene): (readonly [string, string])[] => {
  const { help: meanings, typed } = pubWords(scene);
  const race = (one: Race): string => raceName(scene.speaker.words.things, one).toLowerCase();
  const word = (action: keyof typeof typed): string => typed[action].split(' ')[0]!;
  return [
    [race(GOBLIN), meanings.pick],
    [`${race(GOBLIN)} 5`, meanings.move],
    [`${race(DWARF)} -2`, meanings.back],
    [`${word('enter')} 4`, meanings.enter],
    [`${word('innkeeper')} 3`, meanings.innkeeper],
    [`${word('leave')} ${race(ORC)}`, meanings.leave],
    [word('end'), meanings.end],
  ];
};

export const fantasyPubDrawing: Drawing = {
  boardWidth: RING_WIDTH,
  board: drawRing,
  seats: drawSeats,
  hand: diceLine,
  keys: keysOf,
  read: readShort,
  help,
  samples: () => ({
    start: 'move a-goblin',
    move: 'move a-goblin 5',
    moves: 'enter 4, move a-goblin 5, back a-dwarf 2, innkeeper 3, serve b-orc, leave a-orc 2, end',
    rule: 'P4.3',
  }),
  summary: summarise,
  picked(scene) {
    const { selected } = scene;
    if (selected === undefined) return undefined;
    const ways = listWays(scene, selected);
    const name = characterName(scene.speaker.words.things, selected);
    return ways === '' ? pubWords(scene).stuck(name) : `${name}: ${ways}`;
  },
  quiet: (event) => QUIET.includes(event),
  preface: () => [],
  result: (scene) => (scene.view.ended === 0 ? [] : drawSeats(scene)),
  grave: [],
};
