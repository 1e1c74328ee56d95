/** What a seat imagines of its chances, against what came of them: one state of each phase of every game. */
import { type Bot, type MakeBot, simulateGame, spaceFor } from '@halcyon/bots';
import { Playout } from '@halcyon/bots/search/playout';
import type { Believe } from '@halcyon/bots/search/worlds';
import { type AnyRules, type AnyState, kindOf, type Outlook, type Random, randomFrom } from '@halcyon/kernel';

/** By places that are still open, both ends belong to it. */
export const PHASES = [
  { id: '> 24', least: 25, most: 99 },
  { id: '12–24', least: 12, most: 24 },
  { id: '4–11', least: 4, most: 11 },
  { id: '1–3', least: 1, most: 3 },
] as const;
/** A state is looked at with this chance, until its phase has one. */
const ONE_IN = 5;

export interface Phase {
  states: number;
  won: number;
  /** Imagined wins and squared differences from what came true, summed over states. */
  imagined: number;
  squares: number;
}
export interface Sampling {
  readonly rules: AnyRules;
  readonly make: MakeBot;
  readonly believe: Believe;
  /** Worlds a state. */
  readonly worlds: number;
  readonly seed: string;
}

const openIn = (s: AnyState): number => (s as unknown as { cells: number[] }).cells.filter((card) => card === 0).length;
/** -1 when nothing is open. */
const phaseOf = (s: AnyState): number => {
  const open = openIn(s);
  return PHASES.findIndex(({ least, most }) => open >= least && open <= most);
};
export const noPhases = (): Phase[] => PHASES.map(() => ({ states: 0, won: 0, imagined: 0, squares: 0 }));

export const samplerOf = ({ rules, make, believe, worlds, seed }: Sampling) => {
  const space = spaceFor(rules);
  const playout = new Playout(rules, make);
  const small = ['drop', 'pledge'].map((name) => rules.moves.findIndex((move) => move.name === name));
  const rateOf = (outlook: Outlook, random: Random): number => {
    const deal = believe(outlook);
    let wins = 0;
    for (let i = 0; i < worlds; i++) {
      const world = deal(random);
      playout.run(world, randomFrom(random.u32()));
      const outcome = rules.outcome(world)!;
      if (outcome.kind === 'together' && outcome.won) wins++;
    }
    return wins / worlds;
  };
  /** Plays one game and adds its states. */
  return (game: number, phases: readonly Phase[]): void => {
    const random = randomFrom(`${seed}/${game}/worlds`);
    const rates: (number | undefined)[] = PHASES.map(() => undefined);
    const watched = (bot: Bot): Bot => ({
      ...bot,
      choose(decision) {
        const { outlook, moves } = decision;
        const phase = phaseOf(outlook.view);
        if (
          phase !== -1 &&
          rates[phase] === undefined &&
          !small.includes(kindOf(moves[0]!)) &&
          random.below(ONE_IN) === 0
        )
          rates[phase] = rateOf(outlook, random);
        return bot.choose(decision);
      },
    });
    const bots = Array.from({ length: rules.seats }, (_, seat) => watched(make(rules, seat)));
    const { outcome } = simulateGame(rules, bots, randomFrom(`${seed}/${game}`), space);
    const won = outcome.kind === 'together' && outcome.won ? 1 : 0;
    rates.forEach((rate, i) => {
      if (rate === undefined) return;
      const phase = phases[i]!;
      phase.states++;
      phase.won += won;
      phase.imagined += rate;
      phase.squares += (rate - won) ** 2;
    });
  };
};

export interface Calibrated {
  /** Out of 100. */
  readonly truth: number;
  readonly imagined: number;
  /** Imagined less true, with 1.96 standard errors. */
  readonly bias: number;
  readonly error: number;
  readonly brier: number;
}
const points = (share: number): number => Number((100 * share).toFixed(1));
export const calibrated = ({ states, won, imagined, squares }: Phase): Calibrated => {
  const bias = (imagined - won) / states;
  const brier = squares / states;
  return {
    truth: points(won / states),
    imagined: points(imagined / states),
    bias: points(bias),
    error: points(1.96 * Math.sqrt(Math.max(0, brier - bias * bias) / Math.max(1, states - 1))),
    brier: Number(brier.toFixed(3)),
  };
};
