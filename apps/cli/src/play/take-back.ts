/** Undo: free while nobody learnt anything; past that only if everybody at the device agrees, and the log keeps a note. */
import { CHANCE, type Seat, undoByConsent, undoFree } from '@halcyon/kernel';
import type { Sitting } from './sitting.ts';
import { isYes, yesOrNo } from './yes-no.ts';

export const takeBack = async (sitting: Sitting, seat: Seat): Promise<void> => {
  const { match, words, screen, table } = sitting;
  const { undo } = table;
  if (undoFree(match, seat)) {
    sitting.forget();
    sitting.notice = [undo.done];
    return;
  }
  const last = match.steps.findLast((step) => step.seat !== CHANCE)?.seat;
  if (last === undefined) {
    sitting.notice = [undo.nothing];
    return;
  }
  // Bots cannot be asked, so where they sit there is nobody to agree.
  if (sitting.people.length < match.setup.seats) {
    sitting.notice = [undo.refused];
    return;
  }
  const question = match.setup.seats === 1 ? words.takeBackAlone : undo.askConsent;
  sitting.notice = [undo.refused];
  const answer = await screen.ask(sitting.picture(seat, false, question), yesOrNo(table));
  sitting.notice = [];
  if (!isYes(table, answer)) return;
  undoByConsent(match, last);
  sitting.forget();
  sitting.notice = [match.setup.seats === 1 ? undo.done : undo.byConsent];
};
