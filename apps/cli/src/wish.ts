/** Which game and set-up a call asks for. */
import { findGame, GAMES } from '@halcyon/catalog';
import { agree, BadInput, type Game, type Setup, type SetupWish } from '@halcyon/kernel';
import type { Flags } from './flags.ts';

export const needGame = (id: string | undefined): Game => {
  const game = id === undefined ? undefined : findGame(id);
  if (game) return game;
  const wrong = id === undefined ? 'which game?' : `unknown game '${id}',`;
  throw new BadInput('game', `${wrong} known: ${GAMES.map((known) => known.id).join(', ')}`);
};

const optionsOf = (flags: Flags): Record<string, number> =>
  Object.fromEntries(
    flags.list('set').map((word) => {
      const [, id, value] = /^([^=]+)=(-?\d+)$/.exec(word) ?? [];
      if (id === undefined) throw new BadInput('options', `--set takes option=number, not '${word}'`);
      return [id, Number(value)];
    }),
  );

/** What was typed; parts that were not are left to the game's standard. The number of seats is judged by the game. */
export const wishOf = (flags: Flags): SetupWish => {
  const seats = flags.text('seats');
  if (seats !== undefined && !/^\d+$/.test(seats))
    throw new BadInput('seats', `--seats takes a number, not '${seats}'`);
  return {
    seats: seats === undefined ? undefined : Number(seats),
    features: flags.values.with === undefined ? undefined : flags.list('with'),
    layout: flags.text('layout'),
    mode: flags.text('mode'),
    options: optionsOf(flags),
  };
};

export interface Chosen {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: string;
}
export const STANDARD_SEED = '1';
export const chosenBy = (gameId: string | undefined, flags: Flags): Chosen => {
  const game = needGame(gameId);
  return { game, setup: agree(game, wishOf(flags)), seed: flags.text('seed') ?? STANDARD_SEED };
};
