/** How a game ended, as it is shown and as it stays on the terminal. */
import { type Outcome, seatsOf } from '@halcyon/kernel';
import { lastHand } from '@halcyon/speech/last-hand';
import type { Picture } from '@halcyon/terminal-kit/picture';
import { beside, wrap } from '@halcyon/terminal-kit/text';
import type { Sitting } from './sitting.ts';

/** Who won, why it ended and with how many points. */
export const endingOf = (sitting: Sitting, outcome: Outcome): string => {
  const { table, names } = sitting;
  const together = outcome.kind === 'together';
  const winners = together ? [] : seatsOf(outcome.winners).map((seat) => names[seat]!);
  const result = together ? (outcome.won ? table.won : table.lost) : table.winners(winners);
  const scores = together
    ? [sitting.speaker(sitting.bystander).score(outcome.score)]
    : outcome.scores.map((points, seat) => table.pointsOf(names[seat]!, points));
  const marks = sitting.marks > 0 ? ` ${table.undo.marks(sitting.marks)}` : '';
  return `${result}. ${sitting.speaker(sitting.bystander).ending(outcome, lastHand(sitting.outlook('referee')))} ${scores.join(' · ')}${marks}`;
};

/** `more`: what else is to be known, like where the log is. */
export const lastPicture = (
  sitting: Sitting,
  ending: string,
  more: string,
): { readonly picture: Picture; readonly lines: readonly string[] } => {
  const { screen } = sitting;
  const result = sitting.drawing.result(sitting.scene(sitting.bystander));
  const last = sitting.picture(sitting.bystander, false, ending);
  const picture = result.length > 0 ? { ...last, seats: result } : last;
  const lines = [
    '',
    ...(result.length > 0 ? beside(picture.board, result, picture.boardWidth) : picture.board),
    '',
    ...(screen.live ? [] : picture.talk),
    ...wrap(ending, screen.size.columns),
    more,
  ].filter((line, i) => i < 2 || line !== '');
  return { picture, lines };
};
