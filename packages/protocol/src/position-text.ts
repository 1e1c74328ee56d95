/** A position with its header: the text that a person mails and a table starts from. By example: docs/notation.md. */
import {
  type AnyRules,
  type AnyState,
  BadInput,
  type ChanceSource,
  type FindGame,
  type Game,
  Match,
  parseHeader,
  parsePosition,
  printHeader,
  printPosition,
  type Setup,
  seatsOf,
} from '@halcyon/kernel';

export const printPositionText = (game: Game, setup: Setup, rules: AnyRules, state: AnyState): string =>
  `${[...printHeader(game, setup), '', ...printPosition(rules, state)].join('\n')}\n`;

export interface PositionText {
  readonly game: Game;
  readonly setup: Setup;
  readonly rules: AnyRules;
  readonly state: AnyState;
}
/** With `hidden` the text may be a view, with '?' for what its viewer does not know. */
export const parsePositionText = (text: string, find: FindGame, hidden = false): PositionText => {
  const { game, setup, rest, length } = parseHeader(text, find);
  const rules = game.compose(setup);
  return { game, setup, rules, state: parsePosition(rules, rest, length, hidden) };
};

const unplayable = (why: string): BadInput => new BadInput('position', `this position cannot be played on: ${why}`);

/** Typed positions can be sound as piles of cards and still ask a seat that is not there. */
const tryOut = (match: Match): void => {
  const seats = seatsOf(match.mustAct);
  if (seats.length === 0 && !match.outcome) throw unplayable("'frames' waits for nobody");
  for (const seat of seats) {
    if (seat >= match.rules.seats) throw unplayable(`it waits for seat ${seat}`);
    if (match.legal(seat).length === 0) throw unplayable(`seat ${seat} has no move`);
  }
  match.view('audience');
};

/** A table that goes on from a typed position. */
export const matchFromPosition = (text: string, find: FindGame, chance: ChanceSource): Match => {
  const { game, setup, rules, state } = parsePositionText(text, find);
  try {
    const match = new Match(game, setup, chance, { origin: state, rules });
    tryOut(match);
    return match;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw unplayable(error instanceof Error ? error.message : String(error));
  }
};
