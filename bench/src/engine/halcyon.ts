/** Our side: random play with a full list of legal moves at every decision. */
import {
  type AnyRules,
  type AnyState,
  agree,
  type Game,
  MOST_MOVES,
  type Policy,
  playOut,
  randomFrom,
  type SetupWish,
} from '@halcyon/kernel';
import type { Contender } from '../slices.ts';

export const rulesOf = (game: Game, wish: SetupWish): AnyRules => game.compose(agree(game, wish));

export const halcyon = (rules: AnyRules): Contender => {
  const random = randomFrom('halcyon');
  const moves = new Int32Array(MOST_MOVES);
  const blank = rules.start();
  const s = rules.start();
  const anyMove: Policy<AnyState> = (_rules, _s, _seat, list, count) => list[random.below(count)]!;
  // One state for all games, as in `simulate`.
  return { warmUp: 0.7, play: () => playOut(rules, rules.copy(blank, s), random, anyMove, moves) };
};
