/** The Pyramid: what the Explorer deck may still bring, as far as a seat can know. */
import type { Seat } from '@halcyon/kernel';
import type { Sea } from '../look/sea.ts';
import { BORDER, BORDER_CELLS, COMPASS, EMPTY, FINISH, FINISHES, jokerCells, MONSTER, STORM } from '../rules/index.ts';
import { count, type Deck } from './holdings.ts';

const STORMS = 6;
const COMPASSES = 6;
const MONSTERS = 5;
const BORDERS = 2;
/** The value of the option 'explorer' with which border cards replace the Monsters. */
const EASIER = 2;
/** How surely a card that another seat took is still in that hand. */
const TRUST = 0.8;
/** Draws that filling a border cell takes, on average. */
const DRAWS = 1.5;

const bordersIn = (form: number): number => (form === EASIER ? BORDERS + MONSTERS : BORDERS);

/** Border cells that an island may go to. */
const openBorders = (s: Sea): number => {
  let n = 0;
  for (const cell of BORDER_CELLS) if (s.cells[cell] === EMPTY) n++;
  return n - s.storms!.length;
};
/** Of so many cards of a sort in the deck at first, how many this seat has not seen since. */
const unseen = (s: Sea, seat: Seat, card: number, dealt: number): number =>
  Math.max(0, dealt - count(s.hands[seat]!, card) - count(s.discards[seat]!, card) - count(s.explored!, card));

interface Unknown {
  enders: number;
  compasses: number;
  /** Cards that others took unseen. */
  taken: number;
  /** The part of the deck that is likely to be drawn. */
  reach: number;
}
const unknown = (s: Sea, seat: Seat, borders: number): Unknown => {
  let taken = 0;
  for (let i = 0; i < s.kept!.length; i++) if (i !== seat) taken += s.kept![i]!;
  const draws = DRAWS * openBorders(s) + s.storms!.length;
  return {
    enders: unseen(s, seat, FINISH, FINISHES) + Math.max(0, unseen(s, seat, BORDER, borders) - jokerCells(s).length),
    compasses: unseen(s, seat, COMPASS, COMPASSES),
    taken,
    reach: Math.min(1, draws / Math.max(1, s.explorer!.length)),
  };
};
/** Expected number of a sort of which `mine` are unknown, beside `other` that others may have taken. */
const expected = ({ taken, reach }: Unknown, mine: number, other: number): number => {
  if (mine === 0) return 0;
  const withOthers = Math.min(mine, (taken * mine) / (mine + other));
  return TRUST * withOthers + reach * (mine - withOthers);
};

/** Cards that may end the game and are not in this hand. */
const endersElsewhere = (s: Sea, seat: Seat, borders: number): number => {
  const found = unknown(s, seat, borders);
  return expected(found, found.enders, found.compasses);
};

/** How much one Compass less in this hand would be missed, 0-1. */
const compassesWanted = (s: Sea, seat: Seat, borders: number): number => {
  const open = openBorders(s);
  if (open === 0 && s.storms!.length === 0) return 0;
  const found = unknown(s, seat, borders);
  const storms = s.storms!.length + (found.reach * stormsLeft(s) * open) / BORDER_CELLS.length;
  const others = expected({ ...found, reach: 0 }, found.compasses, found.enders);
  const own = count(s.hands[seat]!, COMPASS);
  return Math.max(0, Math.min(1, storms - others - (own - 1) + 0.5));
};

const stormsLeft = (s: Sea): number => STORMS - s.storms!.length - count(s.explored!, STORM);
/** The chance that an island stays on a border cell. */
export const chanceToStay = (s: Sea, borders: number): number => {
  const monsters = MONSTERS + BORDERS - borders - count(s.explored!, MONSTER);
  return 1 - (stormsLeft(s) + monsters) / Math.max(1, s.explorer!.length);
};

export const explorerDeck: Deck = { bordersIn, endersElsewhere, compassesWanted };
