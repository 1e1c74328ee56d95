/**
 * Several versions of a game side by side: a table that was begun by older rules is finished by them, a new one begins
 * with the newest.
 */
import type { FindGame, Game } from '@halcyon/kernel';

export interface Shelf {
  /** The newest version of each game, in the order in which games are first named. */
  readonly games: readonly Game[];
  readonly find: FindGame;
}

export const shelve = (games: readonly Game[]): Shelf => {
  const byId = new Map<string, Game[]>();
  for (const game of games) {
    const versions = byId.get(game.id) ?? [];
    if (versions.some(({ version }) => version === game.version))
      throw new Error(`version ${game.version} of ${game.id} is there twice`);
    byId.set(
      game.id,
      [...versions, game].sort((a, b) => b.version - a.version),
    );
  }
  return {
    games: [...byId.values()].map(([newest]) => newest!),
    find: (id, version) => {
      const [newest, ...older] = byId.get(id) ?? [];
      return version === undefined ? newest : [newest, ...older].find((game) => game?.version === version);
    },
  };
};
