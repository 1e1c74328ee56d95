/** Which purchase a step of the past belongs to: each payment is a step by itself, after the purchase that it is for. */
import type { Outlook } from '@halcyon/kernel';

interface Deed {
  readonly name: string;
  /** Where it was done; a boat has no cell. */
  readonly cell: number | undefined;
}
const lastDeed = (
  { rules, past }: Outlook,
  fits: (name: string) => boolean,
  step = past.length - 1,
): Deed | undefined => {
  for (let i = step; i >= 0; i--) {
    const { kind, args } = past.step(i);
    const name = rules.moves[kind]?.name;
    if (name !== undefined && fits(name)) return { name, cell: args[0] };
  }
  return undefined;
};

/** What is being paid for, or was last. */
export const lastBought = (outlook: Outlook): Deed | undefined => lastDeed(outlook, (name) => name !== 'pay');
/** The cell of the fish that was paid for last, up to this step; -1 where that was before all that is known. */
export const caughtFrom = (outlook: Outlook, step: number): number =>
  lastDeed(outlook, (name) => name === 'catch', step)?.cell ?? -1;
