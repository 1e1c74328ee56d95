/** What happened, turn by turn: all that one seat did until another acted. Chance belongs to whoever acted before it. */
import { CHANCE, type Outlook, type Seat } from '@halcyon/kernel';

export interface Turn {
  /** CHANCE only before anybody has acted. */
  readonly seat: Seat;
  readonly from: number;
  /** The first step that is no longer part of it. */
  readonly to: number;
}

export const turnsOf = ({ past }: Outlook): Turn[] => {
  const turns: Turn[] = [];
  for (let i = 0; i < past.length; i++) {
    const { seat } = past.step(i);
    const last = turns.at(-1);
    if (last && (seat === CHANCE || seat === last.seat)) turns[turns.length - 1] = { ...last, to: i + 1 };
    else turns.push({ seat, from: i, to: i + 1 });
  }
  return turns;
};
