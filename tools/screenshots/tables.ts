/** Tables in the form in which the page stores them, from a game that bots have played. */
import { decide } from '@halcyon/bots';
import { findGame } from '@halcyon/catalog';
import { makeBot } from '@halcyon/catalog/bots';
import {
  type AnyState,
  agree,
  chanceFrom,
  Match,
  outlookOf,
  parseLog,
  printLog,
  seatsOf,
  type View,
} from '@halcyon/kernel';

/** A game with features and the seed of a deal that looks well. */
export interface Played {
  readonly game: string;
  readonly features: readonly string[];
  readonly seed: string;
  /** What the first seat is asked in the picture; an action of its turn unless told. */
  readonly ask?: string;
}
const PLAYERS = [{ name: 'Ada' }, { name: 'Bo', bot: 'heuristic' }, { name: 'Cleo', bot: 'heuristic' }];

/** Plays until `enough` says so at a moment when the first seat is asked this, or to the end. */
const play = ({ game: id, features, seed, ask = 'turn' }: Played, enough: (view: View<AnyState>) => boolean): Match => {
  const game = findGame(id)!;
  const match = new Match(
    game,
    agree(game, { seats: Math.min(PLAYERS.length, game.seats.most), features }),
    chanceFrom(seed),
  );
  const bots = Array.from({ length: match.setup.seats }, (_, at) => makeBot('heuristic', match.rules, at));
  while (!match.outcome) {
    const seat = seatsOf(match.mustAct)[0]!;
    if (seat === 0 && match.ask(0)?.id === ask && enough(match.view('audience'))) break;
    match.play(seat, decide(bots[seat]!, outlookOf(match, seat), seed)!);
  }
  return match;
};

const stored = (match: Match): Record<string, string> => {
  // Whoever wrote a log that cannot be read again learns it here, and not from an empty picture.
  parseLog(printLog(match), findGame);
  const [game, step, over] = [match.game.id, match.steps.length, match.outcome !== undefined];
  const players = PLAYERS.slice(0, match.setup.seats);
  return { 'halcyon/table': JSON.stringify({ game, step, over, players, log: printLog(match) }) };
};

/** With so many cards on the board. */
export const tableWith = (played: Played, cards: number): Record<string, string> =>
  stored(play(played, ({ cells }) => (cells as readonly number[]).filter((card) => card !== 0).length >= cards));
/** When the first seat is asked for the nth time. */
export const tableAfter = (played: Played, times: number): Record<string, string> => {
  let asked = 0;
  return stored(play(played, () => ++asked >= times));
};
export const finishedTable = (played: Played): Record<string, string> => stored(play(played, () => false));
