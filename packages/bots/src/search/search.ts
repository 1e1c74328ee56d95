/**
 * Search for any game, against the contract alone: what the guide would play and the next best moves are tried in worlds
 * that its seat cannot tell from the real one, the same worlds for all, each played on by bots. The guide's move is
 * left only for one that is clearly better (docs/decisions/0026).
 */
import {
  type AnyRules,
  type AnyState,
  kindOf,
  MOST_MOVES,
  type Move,
  type Outcome,
  randomFrom,
  type Seat,
} from '@halcyon/kernel';
import type { Bot, Decision, MakeBot } from '../bot.ts';
import { candidatesOf } from './candidates.ts';
import { type Horizon, Playout } from './playout.ts';
import { Race, type RaceSettings } from './race.ts';
import { type Believe, imagining } from './worlds.ts';

export interface SearchSettings extends RaceSettings, Horizon {
  /** Rates the moves; what it would play is played unless another is clearly better. */
  readonly guide: MakeBot;
  /** Plays the worlds on; the guide where nobody is named. A playout is short of time, so it may be a simpler one. */
  readonly player?: MakeBot;
  /** As the rules imagine worlds where absent. */
  readonly believe?: Believe;
  /** How many worlds, where nobody says otherwise; near the end as many times more as `late` says. */
  readonly worlds: number;
  /** How many moves are tried beside the guide's. */
  readonly candidates: number;
  /** Near the end, where a playout is short and one card decides: all moves are searched, more of them and in more worlds. */
  readonly late?: { isLate(s: AnyState): boolean; readonly times: number; readonly candidates: number };
  /** Judges a world that is left at the horizon; absent, like the horizon: it is played to its end. */
  worth?(s: AnyState, seat: Seat, rules: AnyRules): number;
  /** What an end is worth to the seat. */
  value(outcome: Outcome, seat: Seat): number;
  /** Names of moves that are left to the guide, because they are many small steps of one choice. */
  readonly unsearched?: readonly string[];
}

export const searchWith =
  (settings: SearchSettings): MakeBot =>
  (rules, seat) => {
    const guide = settings.guide(rules, seat);
    const rate = guide.rate?.bind(guide);
    if (!rate) throw new Error('a guide that tells no scores cannot lead a search');
    const scores = new Float64Array(MOST_MOVES);
    const isLeft = rules.moves.map(({ name }) => settings.unsearched?.includes(name) ?? false);
    const trial = rules.start();
    // Made when first needed: most who make a bot of this kind only ask for its name or play few moves.
    let playout: Playout | undefined;

    const worthOf = (s: AnyState): number => {
      const outcome = rules.outcome(s);
      return outcome || !settings.worth ? settings.value(outcome!, seat) : settings.worth(s, seat, rules);
    };
    const race = ({ outlook, random, budget }: Decision, moves: readonly Move[], times: number): Move => {
      playout ??= new Playout(rules, settings.player ?? settings.guide);
      const running = new Race(moves.length, settings);
      const values = new Float64Array(moves.length);
      const most = times * (budget.worlds ?? settings.worlds);
      const deal = (settings.believe ?? imagining)(outlook);
      const since = settings.turnOf?.(outlook.view) ?? 0;
      while (running.worlds < most && !running.isDecided && !(running.worlds > 0 && budget.stop())) {
        const world = deal(random);
        const luck = random.u32();
        for (const i of running.running) {
          const s = rules.copy(world, trial);
          rules.apply(s, seat, moves[i]!);
          playout.run(s, randomFrom(luck), settings, since);
          values[i] = worthOf(s);
        }
        running.note(values);
      }
      return moves[running.best]!;
    };
    const bot: Bot = {
      forgetful: true,
      rate,
      choose(decision) {
        const { moves, count } = decision;
        if (count === 1) return moves[0]!;
        rate(decision, scores);
        const late = settings.late?.isLate(decision.outlook.view) ? settings.late : undefined;
        const isSmall = isLeft[kindOf(moves[0]!)]!;
        // The guide knows of small moves only which one it wants.
        const candidates = candidatesOf(
          decision,
          scores,
          isSmall && !late ? 0 : (late ?? settings).candidates,
          isSmall,
        );
        return candidates.length === 1 ? candidates[0]! : race(decision, candidates, late?.times ?? 1);
      },
    };
    return guide.interrupt ? { ...bot, interrupt: (decision) => guide.interrupt!(decision) } : bot;
  };

/** The chance to win with such a lead, where `scale` of it wins three games of four: far ahead a little more says little. */
export const chanceWith = (lead: number, scale: number): number => 1 / (1 + Math.exp((-Math.log(3) * lead) / scale));

/** A game that is won together: winning, and a little for getting far, so that hopeless worlds tell something too. */
export const together =
  (best: number, share = 0.3) =>
  (outcome: Outcome): number =>
    outcome.kind === 'together' ? (outcome.won ? 1 : 0) + (share * outcome.score) / best : 0;

/** A game with ranks: the share of the win, and a little for the lead over the best of the others. */
export const ranked =
  (scale: number, share = 0.2) =>
  (outcome: Outcome, seat: Seat): number => {
    if (outcome.kind !== 'ranked') return 0;
    const { scores, winners } = outcome;
    let [sharing, rival] = [0, Number.NEGATIVE_INFINITY];
    scores.forEach((score, other) => {
      sharing += (winners >> other) & 1;
      if (other !== seat) rival = Math.max(rival, score);
    });
    const won = ((winners >> seat) & 1) / Math.max(1, sharing);
    return won + share * Math.max(-1, Math.min(1, (scores[seat]! - rival) / scale));
  };
