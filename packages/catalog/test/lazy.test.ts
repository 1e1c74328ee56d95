import { expect, test } from 'vitest';
import { findGame, GAMES } from '../src/index.ts';
import { loadGame } from '../src/lazy.ts';

// That no game is missing in either list is for the compiler to say.
test.each(GAMES)('$id loads as the game that is listed', async (game) => {
  expect(await loadGame(game.id)).toBe(game);
  expect(findGame(game.id)).toBe(game);
});
test.each(['', 'chess', 'toString'])('no game %j', async (id) => {
  expect(await loadGame(id)).toBeUndefined();
  expect(findGame(id)).toBeUndefined();
});
