/**
 * npm run counts -- GAME: writes games/GAME/test/counts.txt anew, for the set-ups, seeds and depths that stand there. Other
 * numbers are other rules: say which clause moved, and raise the game's version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findGame } from '@halcyon/catalog';
import { isCount, recount } from '@halcyon/testkit';

const [, , id = ''] = process.argv;
const game = findGame(id);
if (!game) throw new Error(`unknown game '${id}'`);
const file = new URL(`../games/${game.id}/test/counts.txt`, import.meta.url);
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => (isCount(line) ? recount(game, line) : line));
writeFileSync(file, lines.join('\n'));
