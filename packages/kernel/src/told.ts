/** What happened in a step, in numbers. */
import { type AnyRules, HIDDEN, type Teller, type Viewer } from './contract.ts';

export interface Told {
  readonly event: number;
  /** Arguments; HIDDEN where the viewer may not know. */
  readonly args: readonly number[];
}

/** What happened, as this viewer may know it. */
export const seenBy = (rules: AnyRules, { event, args }: Told, viewer: Viewer): Told => {
  const { args: declared } = rules.events[event]!;
  const owner = args[0];
  if (viewer === 'referee' || viewer === owner) return { event, args };
  return { event, args: args.map((value, i) => (declared[i]?.sight === 'owner' ? HIDDEN : value)) };
};

/** Keeps what a step tells, as the one who knows everything hears it. */
export const noteDown =
  ({ events }: AnyRules, told: Told[]): Teller =>
  (event, a, b, c) => {
    told.push({ event, args: [a, b, c].slice(0, events[event]!.args.length) });
  };
