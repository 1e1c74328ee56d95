/** The laws about whole games: logs and undo. */
import { freeUndo, type Game, type Match, parseLog, printLog } from '@halcyon/kernel';
import { demand, demandSame, seatsAt } from './sample.ts';

/** The log replays to the same state after every step. */
export const logsReplay = (match: Match, game: Game): void => {
  const again = parseLog(printLog(match), (id) => (id === game.id ? game : undefined));
  demandSame(again.steps, match.steps, 'L7', () => 'the log replays other steps');
  demand(again.digest === match.digest, 'L7', () => 'the log replays to another digest');
  demandSame(digestsOf(again), digestsOf(match), 'L7', () => 'the digests differ on the way');
};
const digestsOf = (match: Match): number[] => {
  const { rules } = match;
  const s = rules.copy(match.origin ?? rules.start(), rules.start());
  return match.steps.map(({ seat, move }) => {
    rules.apply(s, seat, move);
    return rules.digest(s);
  });
};

/** Free undo never takes back what somebody else saw. */
const freeUndoIsFree = (match: Match, views: readonly unknown[]): void => {
  for (const seat of seatsAt(match)) {
    const to = freeUndo(match, seat);
    for (const other of seatsAt(match)) {
      if (other === seat || to === match.steps.length) continue;
      demandSame(
        (views[to] as unknown[])[other],
        match.view(other),
        'L11',
        () => `free undo to step ${to} takes back what seat ${other} saw`,
      );
    }
  }
};
/** Finding out what is free plays the whole game again, so not after every step. */
const STEPS_BETWEEN = 16;

/** Taking back to any step gives the views of that step. */
export const undoRestores = (match: Match, views: readonly unknown[]): void => {
  freeUndoIsFree(match, views);
  for (let to = match.steps.length - 1; to >= 0; to--) {
    match.rewind(to);
    const seen = seatsAt(match).map((seat) => match.view(seat));
    demandSame(seen, views[to], 'L11', () => `step ${to} is not restored`);
    if (to % STEPS_BETWEEN === 0) freeUndoIsFree(match, views);
  }
};
