/** Who sits at a seat: a person, a bot, or nobody yet. */
import { bit, type SeatSet } from '@halcyon/kernel';

export interface Sitter {
  /** As typed; empty = the table's word for this seat. */
  readonly name: string;
  /** Which bot, by its name. */
  readonly bot?: string | undefined;
  /** Nobody sits here yet. */
  readonly free?: true;
}

const isPerson = ({ bot, free }: Sitter): boolean => bot === undefined && free !== true;

export const peopleOf = (sitters: readonly Sitter[]): SeatSet =>
  sitters.reduce((set, sitter, seat) => (isPerson(sitter) ? set | bit(seat) : set), 0);
