/**
 * What it would be worth to know more: one decision is searched in worlds of several kinds, from the seat's own view to the
 * true hands and discards of the others, and what was found is judged in worlds in which only the piles are dealt anew. Summed
 * over the decisions of a game that is the gain of one seat that searches once, the others playing on as they did: more
 * than whole games gain, because gains do not add up, but the same for every kind.
 */
import { type Bot, type Decision, type MakeBot, simulateGame, spaceFor } from '@halcyon/bots';
import { candidatesOf } from '@halcyon/bots/search/candidates';
import { Playout } from '@halcyon/bots/search/playout';
import { Race } from '@halcyon/bots/search/race';
import { type Believe, imagining } from '@halcyon/bots/search/worlds';
import {
  type AnyRules,
  type AnyState,
  kindOf,
  MOST_MOVES,
  type Move,
  type Outcome,
  Outlook,
  type Random,
  randomFrom,
  type Seat,
  type View,
} from '@halcyon/kernel';

/** What the searching seat knows. */
export const KINDS = ['own view', 'belief', 'hands', 'hands and discards'] as const;
export type Kind = (typeof KINDS)[number];

export interface Sampling {
  readonly rules: AnyRules;
  readonly make: MakeBot;
  readonly believe: Believe;
  /** Worlds to search in, and as many to judge in. */
  readonly worlds: number;
  readonly candidates: number;
  /** Standard errors by which the usual move must be beaten. */
  readonly margin: number;
  readonly seed: string;
}
/** By kind: what was gained in each state that was looked at, and how often the usual move was left. */
export type Gains = Readonly<Record<Kind, { readonly gained: number[]; left: number }>>;
export const noGains = (): Gains =>
  Object.fromEntries(KINDS.map((kind) => [kind, { gained: [], left: 0 }])) as unknown as Gains;

/** One decision in so many is looked at. */
const ONE_IN = 12;
const SMALL = ['drop', 'pledge'];

interface Cards {
  readonly hands: number[][];
  readonly discards: number[][];
}
const wonIn = (outcome: Outcome | undefined): number => {
  if (outcome?.kind !== 'together') throw new Error('only games that are won together are sampled');
  return outcome.won ? 1 : 0;
};

export const samplerOf = ({ rules, make, believe, worlds, candidates, margin, seed }: Sampling) => {
  const space = spaceFor(rules);
  const playout = new Playout(rules, make);
  const scores = new Float64Array(MOST_MOVES);
  const small = SMALL.map((name) => rules.moves.findIndex((move) => move.name === name));
  const trial = rules.start();
  /** The view of a seat to which also these lists of the others are shown. */
  const shown = (view: View<AnyState>, lists: readonly (keyof Cards)[]): View<AnyState> => {
    const more = rules.copy(view, rules.start());
    for (const list of lists) {
      const [to, from] = [more as unknown as Cards, space.state as unknown as Cards].map((s) => s[list]);
      from!.forEach((cards, seat) => {
        to![seat] = [...cards];
      });
    }
    return more as View<AnyState>;
  };
  /** What each move comes to in one world. */
  const tried = (world: AnyState, seat: Seat, moves: readonly Move[], random: Random): number[] => {
    const luck = random.u32();
    return moves.map((move) => {
      const s = rules.copy(world, trial);
      rules.apply(s, seat, move);
      playout.run(s, randomFrom(luck));
      return wonIn(rules.outcome(s));
    });
  };
  const look = ({ outlook }: Decision, seat: Seat, moves: readonly Move[], random: Random, gains: Gains): void => {
    const { view, past } = outlook;
    const more = (lists: readonly (keyof Cards)[]) => imagining(new Outlook(rules, seat, shown(view, lists), past));
    const truth = more(['hands', 'discards']);
    const deals = [imagining(outlook), believe(outlook), more(['hands']), truth];
    // The same worlds judge all kinds, and none of them was searched in.
    const judged = Array.from({ length: worlds }, () => tried(truth(random), seat, moves, random));
    KINDS.forEach((kind, i) => {
      const race = new Race(moves.length, { margin, least: worlds });
      for (let n = 0; n < worlds; n++) race.note(tried(deals[i]!(random), seat, moves, random));
      const { best } = race;
      if (best !== 0) gains[kind].left++;
      gains[kind].gained.push(judged.reduce((sum, values) => sum + values[best]! - values[0]!, 0) / worlds);
    });
  };
  /** Plays one game and adds its states; how many decisions it had that could have been searched. */
  return (game: number, gains: Gains): number => {
    const random = randomFrom(`${seed}/${game}/worlds`);
    let decisions = 0;
    const watched = (bot: Bot, seat: Seat): Bot => ({
      ...bot,
      choose(decision) {
        if (decision.count > 1 && !small.includes(kindOf(decision.moves[0]!))) {
          bot.rate!(decision, scores);
          const moves = candidatesOf(decision, scores, candidates);
          if (moves.length > 1) {
            decisions++;
            if (random.below(ONE_IN) === 0) look(decision, seat, moves, random, gains);
          }
        }
        return bot.choose(decision);
      },
    });
    const bots = Array.from({ length: rules.seats }, (_, seat) => watched(make(rules, seat), seat));
    simulateGame(rules, bots, randomFrom(`${seed}/${game}`), space);
    return decisions;
  };
};
