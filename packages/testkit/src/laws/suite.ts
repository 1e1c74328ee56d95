/**
 * All laws for a game by one call:
 *
 *   describeLaws({ describe, it }, tranquility, { seed: 'any text' });
 *
 * Random and steered games of every set-up are played; at every step every law is examined. The seed is in the name of
 * the suite, so a failure can be had again.
 */
import { CHANCE, chanceFrom, type Game, Match, type Random, randomFrom, type Setup, seatsOf } from '@halcyon/kernel';
import { moveSpace } from '../move-space.ts';
import { type Player, randomPlayer, steeredPlayer } from '../players.ts';
import type { Runner } from '../runner.ts';
import { nameOf, setupsOf } from '../setups.ts';
import { logsReplay, orderIsIrrelevant, undoRestores, type Views } from './histories.ts';
import { MOMENT_LAWS, movesAreText } from './moments.ts';
import { copyOf, LawBroken, seatsAt } from './sample.ts';

export interface LawOptions {
  readonly seed: string;
  /** Games per set-up; the players alternate. */
  readonly games?: number;
  /** No game of any set-up takes more steps. */
  readonly longest?: number;
}

interface Played {
  readonly match: Match;
  readonly views: Views;
}

/** Plays one game through Match and examines every moment. */
const examine = (game: Game, setup: Setup, seed: string, player: Player, longest: number): Played => {
  const random = randomFrom(seed);
  const match = new Match(game, setup, chanceFrom(`${seed}/chance`));
  const { rules } = match;
  const space = moveSpace(rules);
  const shadow = rules.start();
  const views: unknown[][] = [];
  let seen = 0;
  const catchUp = (): void => {
    for (; seen < match.length; seen++) {
      const step = match.step(seen);
      views.push(seatsAt(match).map((seat) => rules.view(shadow, seat)));
      for (const law of Object.values(MOMENT_LAWS)) law({ rules, state: copyOf(rules, shadow), random, space, step });
      rules.apply(shadow, step.seat, step.move);
    }
  };
  catchUp();
  while (match.outcome === undefined) {
    if (match.length > longest) throw new LawBroken(`L3: more than ${longest} steps`);
    const seat = somebody(match, random);
    if (match.play(seat, player(match.legal(seat), random)) !== undefined)
      throw new LawBroken('L2: Match refuses a listed move');
    catchUp();
  }
  MOMENT_LAWS['L3 somebody can move until it is over']!({
    rules,
    state: shadow,
    random,
    space,
    step: { seat: CHANCE, move: 0 },
  });
  MOMENT_LAWS['L9 nothing is lost']!({ rules, state: shadow, random, space, step: { seat: CHANCE, move: 0 } });
  return { match, views };
};

/** A seat that is waited for; now and then one that may step in and has something to say. */
const somebody = (match: Match, random: Random): number => {
  const guests = seatsOf(match.mayAct).filter((seat) => match.legal(seat).length > 0);
  const list = guests.length > 0 && random.below(4) === 0 ? guests : seatsOf(match.mustAct);
  const seat = list[random.below(list.length || 1)];
  if (seat === undefined) throw new LawBroken('L3: nobody must act, and the game is not over');
  return seat;
};

const withStory = (story: string, body: () => void): void => {
  try {
    body();
  } catch (error) {
    throw error instanceof LawBroken ? new LawBroken(`${error.message}\n  in ${story}`) : error;
  }
};

export const describeLaws = (
  { describe, it }: Runner,
  game: Game,
  { seed, games = 2, longest = 3000 }: LawOptions,
): void => {
  describe(`laws of ${game.id}, seed '${seed}'`, () => {
    for (const setup of setupsOf(game, randomFrom(`${seed}/options`))) {
      it(nameOf(setup), () => {
        const rules = game.compose(setup);
        movesAreText(rules, moveSpace(rules));
        const steered = steeredPlayer();
        for (let i = 0; i < games; i++) {
          const story = `${seed}/${nameOf(setup)}/${i}`;
          withStory(story, () => {
            const { match, views } = examine(game, setup, story, i % 2 === 0 ? steered : randomPlayer, longest);
            logsReplay(match, game);
            orderIsIrrelevant(game, setup, story);
            undoRestores(match, game, views);
          });
        }
      });
    }
  });
};
