/** Who could not go on, and with which cards: what an ending says beyond its clause. */
import { HIDDEN, type Outlook, printArg, type Seat } from '@halcyon/kernel';

export interface LastHand {
  readonly seat: Seat;
  /** By the words of the notation; only their number where the viewer may not see them. */
  readonly cards: readonly string[] | number;
}

/** From what the viewer has heard and may see. None where nobody was stuck. */
export const lastHand = ({ rules, view, past, outcome }: Outlook): LastHand | undefined => {
  if (!outcome) return undefined;
  const why = rules.clauses[outcome.why]!.id;
  const told = past.length > 0 ? past.told(past.length - 1) : [];
  const stuck = told.findLast(({ event }) => ['lost', why].includes(rules.events[event]!.name));
  const seat = stuck?.args[0];
  if (seat === undefined || rules.events[stuck!.event]!.args[0]?.name !== 'seat') return undefined;
  const hand = (view.hands as number[][] | undefined)?.[seat] ?? [];
  const info = rules.infos.find(({ name }) => name === 'hands');
  const cards = hand.includes(HIDDEN) || !info ? hand.length : hand.map((card) => printArg(info.of, card));
  return { seat, cards };
};
