/** Tables in the form in which the page stores them, from a game that bots have played. */
import { makeBot } from '@halcyon/bots';
import { agree, chanceFrom, Match, parseLog, printLog, randomFrom, seatsOf } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';

const FEATURES = ['storm-compass'];
const PLAYERS = [{ name: 'Ada' }, { name: 'Bo', bot: 'heuristic' }, { name: 'Cleo', bot: 'heuristic' }];

/** Plays until `enough` says so at a moment when the first seat begins its turn, or to the end. */
const play = (seed: string, enough: (islands: number) => boolean): Match => {
  const setup = agree(tranquility, { seats: PLAYERS.length, features: FEATURES });
  const match = new Match(tranquility, setup, chanceFrom(seed));
  const bot = makeBot('heuristic', match.rules);
  const random = randomFrom(seed);
  while (!match.outcome) {
    const seat = seatsOf(match.mustAct)[0]!;
    const moves = match.legal(seat);
    const { cells } = match.view('audience') as unknown as { cells: readonly number[] };
    if (seat === 0 && match.ask(0)?.id === 'turn' && enough(cells.filter((card) => card !== 0).length)) break;
    const view = () => match.view(seat);
    match.play(
      seat,
      bot.choose({ rules: match.rules, seat, view, moves: Int32Array.from(moves), count: moves.length, random }),
    );
  }
  return match;
};

const stored = (match: Match): Record<string, string> => {
  // Whoever wrote a log that cannot be read again learns it here, and not from an empty picture.
  parseLog(printLog(match), (id) => (id === tranquility.id ? tranquility : undefined));
  const [game, step, over] = [match.game.id, match.steps.length, match.outcome !== undefined];
  return { 'halcyon/table': JSON.stringify({ game, step, over, players: PLAYERS, log: printLog(match) }) };
};

const SEED = 'calm';
export const tableWith = (islands: number): Record<string, string> => stored(play(SEED, (n) => n >= islands));
export const finishedTable = (): Record<string, string> => stored(play(SEED, () => false));
