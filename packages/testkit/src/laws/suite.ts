/**
 * All laws for a game by one call:
 *
 *   describeLaws({ describe, it }, tranquility, { seed: 'any text' });
 *
 * Random and steered games of every set-up are played; at every step every law is examined. The seed is in the name of
 * the suite, so a failure can be had again; it also prints the game up to there.
 */
import {
  type AnyState,
  CHANCE,
  chanceFrom,
  type Game,
  Match,
  printLog,
  printMove,
  type Random,
  randomFrom,
  type Setup,
  seatsOf,
} from '@halcyon/kernel';
import { moveSpace } from '../move-space.ts';
import { type Player, randomPlayer, steeredPlayer } from '../players.ts';
import type { Runner } from '../runner.ts';
import { nameOf, setupsOf } from '../setups.ts';
import { logsReplay, undoRestores, type Views } from './histories.ts';
import { MOMENT_LAWS, movesAreText } from './moments.ts';
import { orderIsIrrelevant } from './order.ts';
import { copyOf, LawBroken, type MomentLaw, sampleOf, seatsAt, type TellFacts, type TellReasons } from './sample.ts';
import { SECRECY_LAWS } from './secrecy.ts';

export interface LawOptions {
  readonly seed: string;
  /** Games per set-up that are examined by all laws; the players alternate. */
  readonly games?: number;
  /** Decisions per set-up that the laws about secrets see at least. */
  readonly decisions?: number;
  /** What the game tells those who ask for help (games/<game>/help). */
  readonly facts?: TellFacts | undefined;
  /** What it says for a move (games/<game>/why). */
  readonly reasons?: TellReasons | undefined;
  /** A table has these fields already when it is begun: for what players without a plan reach late or never. */
  readonly begun?: AnyState;
  /** No game of any set-up takes more steps. */
  readonly longest?: number;
}

/**
 * Whether a secret leaks shows only with certain cards, so the laws about secrets go on in further games until they
 * have seen so many decisions of a set-up. A game with many set-ups shares the second number among them, since most of
 * its rules are in all of them.
 */
const DECISIONS_OF_A_SETUP = 2000;
const DECISIONS_IN_ALL = 10_000;
/** For games that hardly ask anything. */
const MOST_GAMES = 500;
/** A busy machine breaks no law. */
const NO_LIMIT = Number.POSITIVE_INFINITY;

/** One game of a set-up. */
interface Trial {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: string;
  readonly player: Player;
  readonly laws: Readonly<Record<string, MomentLaw>>;
  readonly facts: TellFacts | undefined;
  readonly reasons: TellReasons | undefined;
  readonly begun: AnyState | undefined;
  readonly longest: number;
}
interface Played {
  readonly match: Match;
  readonly views: Views;
}

/** Rules that break a law may not even print. */
const logOf = (match: Match): string => {
  try {
    return printLog(match);
  } catch (error) {
    return `no log: ${error}`;
  }
};
const stepText = ({ rules, steps }: Match, i: number): string => {
  const step = steps[i];
  if (step === undefined) return 'after the last step';
  const words = step.seat === CHANCE ? `~ ${step.move}` : `${step.seat} ${printMove(rules.moves, step.move)}`;
  return `before step ${i}, '${words}'`;
};
/** A broken law says in which game, and when, and prints the game as text that can be replayed. */
const withStory = (story: () => string, log: () => string, body: () => void): void => {
  try {
    body();
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    throw new LawBroken(`${error.message}\n  in game ${story()}; for 'halcyon replay':\n\n${log()}`);
  }
};

/** Plays one game through Match and examines every moment. */
const examine = ({ game, setup, seed, player, laws, facts, reasons, begun, longest }: Trial): Played => {
  const random = randomFrom(seed);
  const rules = game.compose(setup);
  const origin = begun && { ...rules.start(), ...structuredClone(begun) };
  const match = new Match(game, setup, chanceFrom(`${seed}/chance`), { origin, rules });
  const space = moveSpace(rules);
  const shadow = rules.copy(origin ?? rules.start(), rules.start());
  const views: unknown[][] = [];
  let seen = 0;
  const catchUp = (): void => {
    for (; seen < match.length; seen++) {
      const step = match.step(seen);
      views.push(seatsAt(match).map((seat) => rules.view(shadow, seat)));
      const sample = sampleOf({ rules, state: copyOf(rules, shadow), random, space, step, facts, reasons });
      for (const law of Object.values(laws)) law(sample);
      rules.apply(shadow, step.seat, step.move);
    }
  };
  const playOn = (): void => {
    catchUp();
    while (match.outcome === undefined) {
      if (match.length > longest) throw new LawBroken(`L3: more than ${longest} steps`);
      const seat = somebody(match, random);
      if (match.play(seat, player(match.legal(seat), random)) !== undefined)
        throw new LawBroken('L2: Match refuses a listed move');
      catchUp();
    }
    for (const law of ['L3 somebody can move until it is over', 'L9 nothing is lost'])
      laws[law]?.(sampleOf({ rules, state: shadow, random, space, step: { seat: CHANCE, move: 0 } }));
  };
  withStory(
    () => `'${seed}' ${stepText(match, seen)}`,
    () => logOf(match),
    playOn,
  );
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

const decisionsOf = ({ steps }: Match): number => steps.filter(({ seat }) => seat !== CHANCE).length;

export const describeLaws = (
  { describe, it }: Runner,
  game: Game,
  { seed, games = 2, decisions, facts, reasons, begun, longest = 3000 }: LawOptions,
): void => {
  const setups = setupsOf(game, randomFrom(`${seed}/options`));
  const wanted = decisions ?? Math.min(DECISIONS_OF_A_SETUP, DECISIONS_IN_ALL / setups.length);
  const examineSetup = (setup: Setup): void => {
    const rules = game.compose(setup);
    movesAreText(rules, moveSpace(rules));
    const steered = steeredPlayer();
    const trial = (i: number, laws: Trial['laws']): Played =>
      examine({
        game,
        setup,
        seed: `${seed}/${nameOf(setup)}/${i}`,
        player: i % 2 === 0 ? steered : randomPlayer,
        laws,
        facts,
        reasons,
        begun,
        longest,
      });
    let seen = 0;
    let played = 0;
    for (; played < games; played++) {
      const { match, views } = trial(played, MOMENT_LAWS);
      seen += decisionsOf(match);
      const log = logOf(match);
      withStory(
        () => `'${seed}/${nameOf(setup)}/${played}'`,
        () => log,
        () => {
          logsReplay(match, game);
          orderIsIrrelevant(match);
          undoRestores(match, game, views);
        },
      );
    }
    for (; seen < wanted && played < MOST_GAMES; played++) seen += decisionsOf(trial(played, SECRECY_LAWS).match);
  };
  describe(`laws of ${game.id}, seed '${seed}'`, () => {
    for (const setup of setups) it(nameOf(setup), () => examineSetup(setup), NO_LIMIT);
  });
};
