/** How often bots fail at a puzzle: each bot of the game, with some slips, many times. */
import { decide } from '@halcyon/bots';
import { quickBots, usualBot } from '@halcyon/catalog/bots';
import { type Game, has, Match, outlookOf, seatsOf } from '@halcyon/kernel';
import { isReached, limitOf, solversOf, type Task, UNITS } from '../../packages/table/src/index.ts';
import { botFor, type Cut, slipping } from './cuts.ts';

const TRIES = 20;
/** Without slips a bot would do the same each time. */
const SLIPS = 0.1;
/** Nobody plays on for ever. */
const MOST_STEPS = 200;
export const RANDOM = 'random';

const reaches = (game: Game, { state, rules }: Cut, { goal, coming }: Task, bot: string, key: string): boolean => {
  const chance = { roll: (outcomes: number, ordinal: number) => (outcomes === 0 ? 0 : (coming[ordinal] ?? 0)) };
  const match = new Match(game, rules.setup, chance, { origin: state, rules });
  const solvers = solversOf(goal, rules.seats);
  const best = usualBot(game.id);
  const bots = Array.from({ length: rules.seats }, (_, seat) => {
    const solves = has(solvers, seat);
    const made = botFor(solves ? bot : best, rules, seat);
    return solves && bot !== RANDOM ? slipping(made, SLIPS) : made;
  });
  const unit = rules.events.findIndex(({ name }) => name === UNITS[goal.unit]);
  let used = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (match.outcome) return isReached(goal, match.outcome);
    if (used >= limitOf(goal, rules.seats)) return false;
    const before = match.length;
    const seats = [...seatsOf(match.mayAct), ...seatsOf(match.mustAct)];
    for (const seat of seats) {
      const move = decide(bots[seat]!, outlookOf(match, seat), key);
      if (move === undefined) continue;
      match.play(seat, move);
      break;
    }
    used += match.events('referee', before).filter(({ event }) => event === unit).length;
  }
  return false;
};

/** The share of tries that fail: of all bots together, or of whoever moves at random. */
export const failures = (game: Game, cut: Cut, task: Task, glance = TRIES, bots = thinking(game)): number => {
  let failed = 0;
  for (let i = 0; i < TRIES; i++) {
    if (!reaches(game, cut, task, bots[i % bots.length]!, `${i}`)) failed++;
    if (failed === 0 && i + 1 === glance) break;
  }
  return failed / TRIES;
};
const thinking = ({ id }: Game): string[] => quickBots(id).filter((name) => name !== RANDOM);
