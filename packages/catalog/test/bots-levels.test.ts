/** Games against each other: every level beats the one below it, from every seat. */

import { simulate } from '@halcyon/bots';
import { castleMerchants } from '@halcyon/castle-merchants';
import { cloudNine } from '@halcyon/cloud-nine';
import { fantasyPub } from '@halcyon/fantasy-pub';
import type { Game } from '@halcyon/kernel';
import { reef } from '@halcyon/reef';
import { expect, test } from 'vitest';
import { botMaker, botNames } from '../src/bots.ts';
import { rulesOf } from './tables.ts';

const SEED = 'levels';
const RANKED = [cloudNine, fantasyPub, reef, castleMerchants];
/** Games from each seat; fewer where a game takes longer. */
const GAMES = 20;
const FEW = 4;
const gamesOf = (game: Game): number => (game === reef || game === castleMerchants ? FEW : GAMES);
/** The share of two-seat games that the first bot wins, from both seats. */
const shareOf = (game: Game, one: string, other: string): number => {
  const rules = rulesOf({ seats: 2 }, game);
  const games = gamesOf(game);
  const wins = [0, 1].map((seat) => {
    const bots = [0, 1].map((at) => botMaker(at === seat ? one : other, rules.id));
    return simulate(rules, bots, games, `${SEED} ${seat}`).winsBySeat[seat]!;
  });
  const share = (wins[0]! + wins[1]!) / (2 * games);
  console.log(`${game.id}: ${one} wins ${(100 * share).toFixed(1)} % against ${other}, seed '${SEED}'`);
  return share;
};

// Each well below the rate that more games with another seed gave.
test.each<[Game, string, string, number]>([
  [cloudNine, 'heuristic', 'random', 0.9],
  [cloudNine, 'heuristic', 'novice', 0.55],
  [cloudNine, 'novice', 'random', 0.7],
  [fantasyPub, 'heuristic', 'random', 0.95],
  [fantasyPub, 'heuristic', 'novice', 0.85],
  [fantasyPub, 'novice', 'random', 0.9],
  [reef, 'heuristic', 'random', 0.95],
  [reef, 'heuristic', 'novice', 0.6],
  [reef, 'novice', 'random', 0.9],
  [castleMerchants, 'heuristic', 'random', 0.95],
  [castleMerchants, 'heuristic', 'novice', 0.6],
  [castleMerchants, 'novice', 'random', 0.9],
])('%# %o: %s against %s at least %d', (game, one, other, least) => {
  expect(shareOf(game, one, other)).toBeGreaterThanOrEqual(least);
});

test.each(RANKED)('the bots of $id, the weakest first', ({ id }) => {
  expect(botNames(id)).toEqual(['random', 'novice', 'heuristic', 'strong']);
});

test.each(
  RANKED.flatMap((game) => Array.from({ length: game.seats.most - 2 }, (_, i) => [game.id, i + 3, game] as const)),
)('%s with %d seats: the heuristic wins more than its share against beginners', (_, seats, game) => {
  const rules = rulesOf({ seats }, game);
  const bots = Array.from({ length: seats }, (_each, seat) => botMaker(seat === 0 ? 'heuristic' : 'novice', game.id));
  const games = gamesOf(game);
  expect(simulate(rules, bots, games, SEED).winsBySeat[0]! / games).toBeGreaterThan(1 / seats);
});
