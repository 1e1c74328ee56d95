/** Positions near the end of games that bots play: where a puzzle could begin. */
import { type Bot, simulateGame, spaceFor } from '@halcyon/bots';
import { makeBot, usualBot } from '@halcyon/catalog/bots';
import {
  type AnyRules,
  type AnyState,
  CHANCE,
  composed,
  type Game,
  type Outcome,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  type Step,
  seatsOf,
} from '@halcyon/kernel';
import { UNITS } from '../../packages/table/src/index.ts';
import type { Plan } from './plans.ts';

/** The share of moves that are any: games of good bots alone end alike. */
const SLIPS = 0.06;
const MADE = new WeakMap<AnyRules, Map<string, Bot>>();
/** One that remembers nothing plays any number of games: making it costs more than a try. */
export const botFor = (name: string, rules: AnyRules, seat: Seat): Bot => {
  const known = MADE.get(rules)?.get(`${name} ${seat}`);
  if (known) return known;
  const bot = makeBot(name, rules, seat);
  if (bot.forgetful) MADE.set(rules, (MADE.get(rules) ?? new Map()).set(`${name} ${seat}`, bot));
  return bot;
};
/** A bot that now and then does whatever is allowed. */
export const slipping = (bot: Bot, slips: number): Bot => ({
  choose(decision) {
    const { moves, count, random } = decision;
    return random.u32() / 2 ** 32 < slips ? moves[random.below(count)]! : bot.choose(decision);
  },
  ...(bot.interrupt && { interrupt: (decision) => bot.interrupt?.(decision) }),
});

export interface Cut {
  readonly rules: AnyRules;
  readonly state: AnyState;
  /** Who solves it; undefined: everybody. */
  readonly seat: Seat | undefined;
  /** Dice as they fell, and then as they could. */
  readonly coming: readonly number[];
  /** How the game was won from here, where nobody else had a say in it: a line that needs no search. */
  readonly won: { readonly turns: number; readonly line: readonly Step[] } | undefined;
}
interface Turn {
  readonly from: number;
  readonly seat: Seat;
}

const statesOf = (rules: AnyRules, steps: readonly Step[], unit: number): { states: AnyState[]; turns: Turn[] } => {
  const s = rules.start();
  const states: AnyState[] = [];
  const turns: Turn[] = [];
  steps.forEach(({ seat, move }, i) => {
    states.push(rules.view(s, 'referee'));
    rules.apply(s, seat, move, (event, whose) => {
      if (event === unit) turns.push({ from: i + 1, seat: whose });
    });
  });
  return { states, turns: turns.filter(({ from }) => from < steps.length) };
};
const winnerOf = (outcome: Outcome): Seat | undefined =>
  outcome.kind === 'ranked' && seatsOf(outcome.winners).length === 1 ? seatsOf(outcome.winners)[0] : undefined;

/** Where each of the last turns began to be one seat's own: after everything that others do in it. */
const ownStarts = (steps: readonly Step[], turns: readonly Turn[], seat: Seat, most: number): number[] =>
  turns
    .flatMap((turn, t) => (turn.seat === seat ? [{ from: turn.from, to: turns[t + 1]?.from ?? steps.length }] : []))
    .slice(-most)
    .flatMap(({ from, to }) => {
      const others = steps.slice(from, to).findLastIndex((step) => step.seat !== seat && step.seat !== CHANCE);
      const own = steps.slice(from, to).findIndex((step, i) => i > others && step.seat === seat);
      return own < 0 ? [] : [from + own];
    });
/** Every decision of the last trips, whoever made it. */
const decisions = (steps: readonly Step[], turns: readonly Turn[], most: number): number[] => {
  const from = turns.at(-most)?.from ?? 0;
  return [...steps.keys()].filter((i) => i >= from && steps[i]!.seat !== CHANCE);
};

/** A game by its seed, and where it could be cut. */
export const cutsOf = (game: Game, setup: Setup, { unit, within, dice }: Plan, seed: string): Cut[] => {
  const rules = composed(game, setup);
  const best = usualBot(game.id);
  const bots = Array.from({ length: setup.seats }, (_, seat) => slipping(botFor(best, rules, seat), SLIPS));
  const space = spaceFor(rules);
  const { outcome } = simulateGame(rules, bots, randomFrom(seed), space);
  const { steps } = space.chronicle;
  const { states, turns } = statesOf(
    rules,
    steps,
    rules.events.findIndex(({ name }) => name === UNITS[unit]),
  );
  const random = randomFrom(`${seed}/dice`);
  const winner = winnerOf(outcome);
  if (outcome.kind === 'ranked' && winner === undefined) return [];
  const [least, most] = within;
  const starts =
    winner === undefined
      ? turns
          .slice(-most)
          .map(({ from }) => from)
          .slice(0, 1 + random.below(most - least + 1))
          .slice(-1)
      : unit === 'trip'
        ? decisions(steps, turns, most)
        : ownStarts(steps, turns, winner, most);
  const isWon = outcome.kind === 'ranked' || outcome.won;
  return starts.map((at) => {
    const seat = winner === undefined ? undefined : unit === 'trip' ? steps[at]!.seat : winner;
    const line = steps.slice(at);
    const isOwn = seat === undefined || line.every((step) => step.seat === seat || step.seat === CHANCE);
    const after = turns.filter(({ from }) => from > at).length + 1;
    return {
      rules,
      state: states[at]!,
      seat,
      coming: diceAfter(line, dice, random),
      won: isWon && isOwn && unit === 'turn' ? { turns: after, line } : undefined,
    };
  });
};
const FACES = 6;
const diceAfter = (steps: readonly Step[], most: number, random: Random): number[] => {
  const thrown = steps.filter(({ seat }) => seat === CHANCE).map(({ move }) => move);
  const shuffled = thrown.findIndex((number) => number >= FACES);
  const fell = thrown.slice(0, shuffled < 0 ? most : Math.min(most, shuffled));
  return Array.from({ length: most }, (_, i) => fell[i] ?? random.below(FACES));
};
