/** A position with its header: the text that a person mails and a table starts from. By example: docs/notation.md. */
import {
  type AnyRules,
  type AnyState,
  type ChanceSource,
  composed,
  type FindGame,
  type Game,
  type Match,
  matchFrom,
  parseHeader,
  parsePosition,
  printHeader,
  printPosition,
  type Setup,
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
  const rules = composed(game, setup);
  return { game, setup, rules, state: parsePosition(rules, rest, length, hidden) };
};

/** A table that goes on from a typed position. */
export const matchFromPosition = (text: string, find: FindGame, chance: ChanceSource): Match => {
  const { game, setup, rules, state } = parsePositionText(text, find);
  return matchFrom(game, setup, chance, { origin: state, rules });
};
