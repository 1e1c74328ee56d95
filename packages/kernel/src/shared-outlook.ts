/** What a viewer knows that a seat knows: the table from another place, made from nothing but the viewer's own outlook. */
import { HIDDEN, type Seat } from './contract.ts';
import { Outlook } from './outlook.ts';
import { seenBy } from './told.ts';

/** What either of them cannot see is HIDDEN; law L5 asks every game for it. */
export const sharedOutlook = ({ rules, view, past }: Outlook, seat: Seat): Outlook =>
  new Outlook(rules, seat, rules.view(view, seat), {
    length: past.length,
    origin: past.origin && rules.view(past.origin, seat),
    step: (i) => {
      const step = past.step(i);
      const kind = rules.moves[step.kind];
      const isSeen = (arg: number): boolean => step.seat === seat || kind?.args[arg]?.sight !== 'owner';
      return { ...step, args: step.args.map((value, arg) => (isSeen(arg) ? value : HIDDEN)) };
    },
    told: (i) => past.told(i).map((each) => seenBy(rules, each, seat)),
  });
