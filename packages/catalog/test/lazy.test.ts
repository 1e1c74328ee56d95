import { agree, chanceFrom, Match, printLog, type SetupWish, seatsOf } from '@halcyon/kernel';
import { expect, test } from 'vitest';
import { findGame, GAMES } from '../src/index.ts';
import { loadGame, loadPlain, playersOf } from '../src/lazy.ts';

// That no game is missing in either list is for the compiler to say.
test.each(GAMES)('$id loads as the game that is listed', async (game) => {
  expect(await loadGame(game.id)).toBe(game);
  expect(findGame(game.id)).toBe(game);
  expect(playersOf(game.id)).toEqual(game.seats);
});
test.each(['', 'chess', 'toString'])('no game %j', async (id) => {
  expect(await loadGame(id)).toBeUndefined();
  expect(findGame(id)).toBeUndefined();
});

test.each(GAMES)('$id without its modules offers the same, and plays the plain set-up alike', async (game) => {
  const plain = (await loadPlain(game.id))!;
  const { compose: _plain, ...offered } = plain;
  const { compose: _whole, ...whole } = game;
  expect(offered).toEqual(whole);
  const setup = agree(game, {});
  const log = (rules: typeof game): string => {
    const match = new Match(rules, setup, chanceFrom('plain'));
    while (!match.outcome && match.length < 200) {
      const [seat] = seatsOf(match.mustAct);
      match.play(seat!, match.legal(seat!)[0]!);
    }
    return printLog(match);
  };
  expect(log(plain)).toBe(log(game));
});
test('a set-up with modules gets the whole game', async () => {
  const [game] = GAMES;
  const loadFor = (wish: SetupWish) => loadGame(game!.id, undefined, agree(game!, wish));
  expect(await loadFor({ features: ['wild'] })).toBe(game);
  expect(await loadFor({ mode: 'day-night' })).toBe(game);
  const plain = (await loadFor({ seats: 3 }))!;
  expect(plain).toBe(await loadPlain(game!.id));
  expect(plain).not.toBe(game);
  expect(() => plain.compose(agree(game!, { features: ['wild'] }))).toThrow("'wild' is not loaded");
});
