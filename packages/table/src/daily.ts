/**
 * One deal a day for each game, the same wherever it is played: it follows from the day, the game and the version of its
 * rules, and from nothing else. Reasons: docs/decisions/0020.
 */
import {
  agree,
  CHANCE,
  type ChanceSource,
  combinable,
  type Game,
  Match,
  type ModuleInfo,
  printDigest,
  type Setup,
  type SetupWish,
  typedChance,
} from '@halcyon/kernel';
import { dayNumber, isWeekend, weekOf } from './day.ts';
import type { Sitter } from './sitter.ts';

export interface DailyDeal {
  readonly game: Game;
  /** As it is printed: 2026-11-18. */
  readonly day: string;
  readonly setup: Setup;
  /** One person, who has the first seat, and bots. */
  readonly sitters: readonly Sitter[];
  /** Public: whoever knows the day knows it. Bots draw their numbers by it too, because it names the table. */
  readonly seed: string;
}
/** Which deal a log is of. */
export type DailyName = Pick<DailyDeal, 'day'> & { readonly game: string; readonly version: number };

export const dailySeed = ({ game, version, day }: DailyName): string => `daily ${game} v${version} ${day}`;
/** The deal that a log is of, if it is one of a day. */
export const dailyIn = (log: string): DailyName | undefined => {
  const [, game, version, day] = /^seed daily (\S+) v(\d+) (\S+)$/m.exec(log) ?? [];
  return game === undefined ? undefined : { game, version: Number(version), day: day! };
};

const wishes = (game: Game, seats: number): SetupWish[] => {
  const [layout, ...layouts] = game.layouts;
  const [mode, ...modes] = game.modes;
  const beside = (modules: readonly ModuleInfo[], others: readonly (ModuleInfo | undefined)[]): string[] =>
    combinable(
      game,
      modules,
      others.flatMap((other) => other?.id ?? []),
      seats,
    ).map(({ id }) => id);
  return [
    ...beside(game.features, [layout, mode]).map((id) => ({ features: [id] })),
    ...beside(layouts, [mode]).map((id) => ({ layout: id })),
    ...beside(modes, [layout]).map((id) => ({ mode: id })),
  ];
};
/** The plain game from Monday to Friday; on a weekend one module, each in its turn, where the game has any. */
const wishOf = (game: Game, day: string, seats: number): SetupWish => {
  const number = dayNumber(day);
  const offered = wishes(game, seats);
  if (number === undefined || !isWeekend(number) || offered.length === 0) return {};
  // Saturday and Sunday of a week stand next to each other, so that no module is left out.
  return offered[(2 * weekOf(number) + (number % 2)) % offered.length]!;
};

/** `bots`: the names of those that can play the game, the weakest first; the best sits down. */
export const dailyDeal = (game: Game, day: string, bots: readonly string[]): DailyDeal => {
  // As few as the game allows: alone if it can be played alone, else against one. Results can be compared.
  const seats = game.seats.least;
  const bot = bots.at(-1);
  return {
    game,
    day,
    setup: agree(game, { seats, ...wishOf(game, day, seats) }),
    sitters: Array.from({ length: seats }, (_, seat) => ({ name: '', ...(seat > 0 && { bot }) })),
    seed: dailySeed({ game: game.id, version: game.version, day }),
  };
};
export const dailyChance = ({ seed }: DailyDeal): ChanceSource => typedChance(seed);

/** Names what was dealt: the table as it stood when somebody was asked for the first time. */
export const dealDigest = (match: Match): string => {
  let dealt = 0;
  while (dealt < match.length && match.step(dealt).seat === CHANCE) dealt++;
  return printDigest(match.digestAt(dealt));
};
/** The same before anybody plays it. The whole rules of its set-up must be there. */
export const digestOf = (deal: DailyDeal): string => dealDigest(new Match(deal.game, deal.setup, dailyChance(deal)));
