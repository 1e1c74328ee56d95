/** A short real game for docs/notation.md: the last turns of one that bots won, played on from a position. */
import { makeBot } from '@halcyon/bots';
import { findGame, GAMES } from '@halcyon/catalog';
import { agree, chanceFrom, Match, MOST_MOVES, printLog, randomFrom, type Seat, seatsOf } from '@halcyon/kernel';
import { matchFromPosition, printPositionText } from '@halcyon/protocol';

const LAST_STEPS = 6;
const FIRST_STEPS = 12;

const GAME = GAMES[0]!;
const SETUP = agree(GAME, { seats: 2, features: ['jagged-rocks'] });

const botsPlay = (match: Match, seed: string, most = Number.POSITIVE_INFINITY): void => {
  const { rules } = match;
  const bots = Array.from({ length: rules.seats }, () => makeBot('heuristic', rules));
  const random = randomFrom(seed);
  const moves = new Int32Array(MOST_MOVES);
  const choose = (seat: Seat): number => {
    const legal = match.legal(seat);
    moves.set(legal);
    return bots[seat]!.choose({ rules, seat, view: () => match.view(seat), moves, count: legal.length, random });
  };
  while (!match.outcome && match.steps.length < most) {
    const seat = seatsOf(match.mustAct)[0]!;
    match.play(seat, choose(seat));
  }
};
const begin = (seed: string): Match => new Match(GAME, SETUP, chanceFrom(seed));

const wonGame = (): Match => {
  for (let seed = 1; ; seed++) {
    const match = begin(String(seed));
    botsPlay(match, 'bots');
    if (match.outcome?.kind === 'together' && match.outcome.won) return match;
  }
};

export interface NotationExamples {
  readonly position: string;
  readonly view: string;
  readonly whole: string;
  readonly running: string;
  readonly asSeen: string;
}
export const notation = (): NotationExamples => {
  const won = wonGame();
  const last = won.steps.slice(-LAST_STEPS);
  won.rewind(won.steps.length - LAST_STEPS);
  const text = (viewer: Seat | 'referee'): string =>
    printPositionText(won.game, won.setup, won.rules, won.view(viewer)).trimEnd();
  const position = text('referee');
  const again = matchFromPosition(position, findGame, chanceFrom('none'));
  for (const { seat, move } of last) again.play(seat, move);

  const young = begin('7');
  botsPlay(young, 'bots', FIRST_STEPS);
  return {
    position,
    view: text(0),
    whole: printLog(again).trimEnd(),
    running: printLog(young).trimEnd(),
    asSeen: printLog(young, 0).trimEnd(),
  };
};
