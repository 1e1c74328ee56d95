/** The Pyramid: what the Explorer deck may still bring, as far as a seat can know. */
import type { Seat } from '@halcyon/kernel';
import type { Sea } from '../look/sea.ts';
import {
  BORDER,
  BORDER_CELLS,
  COMPASS,
  EMPTY,
  FINISH,
  FINISHES,
  jokerCells,
  MONSTER,
  ROCKS,
  START,
  STORM,
} from '../rules/index.ts';
import { count, type Deck, type Prospect } from './holdings.ts';
import { chanceOf } from './odds.ts';

const STORMS = 6;
const COMPASSES = 6;
const MONSTERS = 5;
const BORDERS = 2;
/** Starts and the Jagged Rocks. */
const OTHERS = 6;
/** The value of the option 'explorer' with which border cards replace the Monsters. */
const EASIER = 2;
/** How surely a card that another seat took is still in that hand. */
const KEEPS_COMPASS = 0.9;
const KEEPS_ENDER = 0.8;

const bordersIn = (form: number): number => (form === EASIER ? BORDERS + MONSTERS : BORDERS);

const stormsLeft = (s: Sea): number => STORMS - s.storms!.length - count(s.explored!, STORM);

interface Found {
  cells: number;
  storms: number;
  others: number;
  /** Storms that lie. */
  lying: number;
  /** Cards that this seat has not seen: in the deck, or taken by others. */
  compasses: number;
  enders: number;
  taken: number;
  /** In this hand. */
  ownCompasses: number;
  ownEnders: number;
}
/** Every survey asks for it, so each list is walked once. */
const read = (s: Sea, seat: Seat, borders: number, into: Found): void => {
  into.cells = 0;
  for (const cell of BORDER_CELLS) if (s.cells[cell] === EMPTY) into.cells++;
  into.lying = s.storms!.length;
  into.storms = STORMS - into.lying;
  into.others = OTHERS;
  into.compasses = COMPASSES;
  into.enders = FINISHES + borders - jokerCells(s).length;
  into.ownCompasses = 0;
  into.ownEnders = 0;
  for (const card of s.hands[seat]!) {
    if (card === COMPASS) into.ownCompasses++;
    else if (card === FINISH || card === BORDER) into.ownEnders++;
  }
  into.compasses -= into.ownCompasses;
  into.enders -= into.ownEnders;
  for (const card of s.discards[seat]!) {
    if (card === COMPASS) into.compasses--;
    else if (card === FINISH || card === BORDER) into.enders--;
  }
  for (const card of s.explored!) {
    if (card === STORM) into.storms--;
    else if (card === COMPASS) into.compasses--;
    else if (card === BORDER) into.enders--;
    else if (card === START || card === ROCKS) into.others--;
  }
  into.taken = 0;
  for (let i = 0; i < s.kept!.length; i++) if (i !== seat) into.taken += s.kept![i]!;
};

const binomial = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
};
const chanceOfSome = (n: number, k: number, each: number): number => binomial(n, k) * each ** k * (1 - each) ** (n - k);

/** The chance that the deck lets the team win, over what others may have taken and kept. */
const chanceWith = (
  { cells, storms, others, lying, compasses, enders, taken }: Found,
  own: number,
  hasEnder: boolean,
): number => {
  const all = binomial(compasses + enders, taken);
  let sum = 0;
  for (let took = Math.max(0, taken - enders); took <= Math.min(taken, compasses); took++) {
    const likely = (binomial(compasses, took) * binomial(enders, taken - took)) / all;
    const endless = hasEnder ? 0 : (1 - KEEPS_ENDER) ** (taken - took);
    for (let kept = 0; kept <= took; kept++) {
      const lot = {
        cells,
        spare: own + kept - lying,
        storms,
        others,
        compasses: compasses - took,
        enders: enders - (taken - took),
      };
      const some = likely * chanceOfSome(took, kept, KEEPS_COMPASS);
      if (endless < 1) sum += some * (1 - endless) * chanceOf({ ...lot, ends: true });
      if (endless > 0) sum += some * endless * chanceOf({ ...lot, ends: false });
    }
  }
  return sum;
};

/** The chance that an island stays on a border cell. */
export const chanceToStay = (s: Sea, borders: number): number => {
  const monsters = MONSTERS + BORDERS - borders - count(s.explored!, MONSTER);
  return 1 - (stormsLeft(s) + monsters) / Math.max(1, s.explorer!.length);
};

/** Whether the order of the deck lets the team win, where all is open: an imagined world. */
export const canBeWon = (s: Sea): boolean => {
  let [cells, spare, ends] = [0, -s.storms!.length, false];
  const take = (card: number): void => {
    if (card === COMPASS) spare++;
    else if (card === FINISH || card === BORDER) ends = true;
  };
  for (const cell of BORDER_CELLS) if (s.cells[cell] === EMPTY) cells++;
  for (const hand of s.hands) for (const card of hand) take(card);
  for (let i = s.explorer!.length - 1; i >= 0 && cells > 0 && cells + spare > 0; i--) {
    const card = s.explorer![i]!;
    if (card === STORM) spare--;
    else if (card !== MONSTER) {
      cells--;
      take(card);
    }
  }
  return cells === 0 && ends;
};

/** What follows from what was found, by all its numbers: games and worlds ask for the same again and again. */
const prospects = new Map<number, Prospect>();
const prospectOf = (found: Found): Prospect => {
  const { cells, storms, others, lying, compasses, enders, taken, ownCompasses, ownEnders } = found;
  let key = cells;
  key = 16 * key + storms;
  key = 16 * key + others;
  key = 16 * key + lying;
  key = 16 * key + compasses;
  key = 16 * key + enders;
  key = 16 * key + taken;
  key = 16 * key + ownCompasses;
  key = 16 * key + ownEnders;
  const before = prospects.get(key);
  if (before) return before;
  const chance = chanceWith(found, ownCompasses, ownEnders > 0);
  const lost = (own: number, ends: boolean): number =>
    chance > 0 ? (chance - chanceWith(found, own, ends)) / chance : 0;
  const prospect = {
    chance,
    compass: ownCompasses > 0 ? lost(ownCompasses - 1, ownEnders > 0) : 0,
    ender: ownEnders > 0 ? lost(ownCompasses, false) : 0,
  };
  prospects.set(key, prospect);
  return prospect;
};

export const makeExplorerDeck = (): Deck => {
  const found: Found = {
    cells: 0,
    storms: 0,
    others: 0,
    lying: 0,
    compasses: 0,
    enders: 0,
    taken: 0,
    ownCompasses: 0,
    ownEnders: 0,
  };
  return {
    bordersIn,
    prospect(s, seat, borders) {
      read(s, seat, borders, found);
      return prospectOf(found);
    },
  };
};
