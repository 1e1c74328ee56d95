/** Taking back: free while no person learnt anything; past that others must agree or a mark is left, and the log says so. */
import type { Seat } from '@halcyon/kernel';
import { gather } from '@halcyon/terminal-kit/text';
import type { Sitting } from './sitting.ts';
import { isYes, yesOrNo } from './yes-no.ts';

/** Enough to know it by. */
const MOST_LINES = 3;

export const takeBack = async (sitting: Sitting, seat: Seat): Promise<void> => {
  const { screen, table, names } = sitting;
  const { undo } = table;
  const back = sitting.backFor(seat);
  if (!back) {
    sitting.notice = [undo.nothing];
    return;
  }
  // With several people around the device only what all of them may hear.
  const viewer = sitting.bystander;
  const outlook = sitting.outlook(viewer);
  const speaker = sitting.speaker(viewer);
  const told = outlook.events(back.to).map((each) => speaker.event(each));
  // A step of which nothing is told is known by its name.
  const what = gather(told.length > 0 ? told : [speaker.step(outlook.past.step(back.to))])
    .slice(0, MOST_LINES)
    .join(' ');
  const agrees = async (question: string): Promise<boolean> =>
    isYes(table, await screen.ask(sitting.picture(viewer, false, question), yesOrNo(table)));
  if (back.how === 'alone') {
    sitting.notice = [undo.seen(what), undo.mark];
    if (!(await agrees(`${undo.anyway}?`))) return leave(sitting);
  }
  const [here, elsewhere] = [true, false].map((at) => back.asks.filter((each) => sitting.people.includes(each) === at));
  for (const person of here!) {
    sitting.notice = [undo.proposes(names[seat]!, what), undo.mark];
    if (!(await agrees(undo.asks(names[person]!)))) return leave(sitting, undo.refusedBy(names[person]!));
  }
  sitting.takeBack(back);
  if (elsewhere!.length > 0) return leave(sitting, table.waitingFor(elsewhere!.map((each) => names[each]!)));
  sitting.notice = [back.how === 'agreed' ? undo.agreed : undo.done];
};
const leave = (sitting: Sitting, ...said: string[]): void => {
  sitting.notice = said;
};
