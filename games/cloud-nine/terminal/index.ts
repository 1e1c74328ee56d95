/** Cloud 9 in the terminal: nine clouds and a basket. */
import { parseMove } from '@halcyon/kernel';
import { fitted, oneWord } from '@halcyon/terminal-kit/keys';
import { moveLine } from '@halcyon/terminal-kit/runs';
import type { Drawing, Scene } from '@halcyon/terminal-kit/scene';
import { CLOUDS_WIDTH, drawClouds } from './clouds.ts';
import { drawHand } from './hand.ts';
import { readShort, typedName } from './input.ts';
import { drawSeats } from './seats.ts';

/** The picture shows them: the dice, the basket and who steers it. */
const QUIET = ['dealt', 'die', 'pilot'];

const help = (scene: Scene): (readonly [string, string])[] =>
  scene.rules.moves.map(({ name }) => [
    typedName(scene, name),
    scene.speaker.move(parseMove(scene.rules.moves, name) as number),
  ]);

export const cloudNineDrawing: Drawing = {
  boardWidth: CLOUDS_WIDTH,
  board: drawClouds,
  seats: drawSeats,
  hand: drawHand,
  keys: (scene) =>
    fitted(
      oneWord(scene).map((move) => typedName(scene, move)),
      scene.words.keys,
    ),
  read: readShort,
  help,
  samples: ({ rules }) => ({
    start: 'raise',
    move: 'raise',
    moves: rules.moves.map(({ name }) => name).join(', '),
    rule: 'C3.3',
  }),
  summary: (scene) => scene.legal.map((move) => moveLine(scene, move)),
  picked: () => undefined,
  quiet: (event, mine, opening) => QUIET.includes(event) || (event === 'drew' && (opening || !mine)),
  preface: () => [],
  result: (scene) => (scene.view.ended === 0 ? [] : drawSeats(scene)),
  grave: [],
};
