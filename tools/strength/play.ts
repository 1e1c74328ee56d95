/** One deal, played by both: what each made of it, and what the thinking cost. */
import { type Bot, simulateGame, spaceFor } from '@halcyon/bots';
import { botMaker } from '@halcyon/catalog/bots';
import { type AnyRules, has, type Outcome, randomFrom, type Seat, seatsOf } from '@halcyon/kernel';
import type { Row } from './row.ts';

export interface Played {
  /** 1 for a win of the bot, its share of a shared one, 0 otherwise; and the same of the one it is compared with. */
  readonly won: number;
  readonly lost: number;
  /** Decisions of the bot between several moves, and the CPU seconds they took. */
  readonly decisions: number;
  readonly seconds: number;
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** 1 for a win, its part of a shared one. */
export const shareOf = (outcome: Outcome, seat: Seat): number => {
  if (outcome.kind === 'together') return outcome.won ? 1 : 0;
  return has(outcome.winners, seat) ? 1 / seatsOf(outcome.winners).length : 0;
};

export const playerOf = (rules: AnyRules, row: Row) => {
  const space = spaceFor(rules);
  let [decisions, seconds] = [0, 0];
  const measured = (bot: Bot): Bot => ({
    ...bot,
    choose(decision) {
      if (decision.count === 1) return decision.moves[0]!;
      const before = cpu();
      const { outlook, moves, count, random, budget } = decision;
      const chosen = bot.choose({
        outlook,
        moves,
        count,
        random,
        budget: { ...budget, ...(row.worlds !== null && { worlds: row.worlds }) },
      });
      seconds += cpu() - before;
      decisions++;
      return chosen;
    },
  });
  const make = (name: string, seat: Seat): Bot => botMaker(name, row.game)(rules, seat);
  /** The bot sits at these seats, the other one elsewhere. */
  const gameOf = (deal: number, sits: (seat: Seat) => boolean): Outcome => {
    const bots = Array.from({ length: rules.seats }, (_, seat) =>
      sits(seat) ? measured(make(row.bot, seat)) : make(row.against, seat),
    );
    const key = `${row.seed}/${deal}`;
    return simulateGame(rules, bots, randomFrom(key), space, randomFrom(`${key}/thoughts`)).outcome;
  };
  return (deal: number): Played => {
    [decisions, seconds] = [0, 0];
    const other = gameOf(deal, () => false);
    if (other.kind === 'together') {
      const all = gameOf(deal, () => true);
      return { won: shareOf(all, 0), lost: shareOf(other, 0), decisions, seconds };
    }
    // With ranks the deal is played from every seat.
    let won = 0;
    for (let seat = 0; seat < rules.seats; seat++)
      won += shareOf(
        gameOf(deal, (each) => each === seat),
        seat,
      );
    return { won: won / rules.seats, lost: 1 / rules.seats, decisions, seconds };
  };
};
