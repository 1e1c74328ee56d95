/** What actions share: whose turn it is, cards that are played, hexes where something may lie. */
import { ALLOWED, argOf, type Clause, kindOf, type Move, type Rulebook, type Seat } from '@halcyon/kernel';
import { holds, seatArg, type Tell, takeFromHand } from '@halcyon/parts';
import { cardArg } from '../args.ts';
import { cutsOff } from '../connection.ts';
import { ACTED, type State } from '../state.ts';
import { type Empties, hasMerchant } from '../tiles.ts';
import { CARDS_TO_PAY, type Card, EMPTY, HEX_WORDS, type Hex, isPath, LANDSLIDE } from '../vocabulary.ts';

export interface Manners {
  readonly notYourTurn: Clause;
  /** The hexes that a move names. */
  hexes(move: Move): Hex[];
  inHand(s: State, seat: Seat, card: Card): Clause;
  /** M3.5, M3.6: whether the seat can pay. */
  twoCards(s: State, seat: Seat): Clause;
  /** M3.3: whether a tile may come here. */
  isEmpty(s: State, hex: Hex): Clause;
  /** M3.7. */
  noMerchant(s: State, hex: Hex): Clause;
  /** M3.1: whether a landslide may come here; M3.8 is asked apart, because it takes longest. */
  maySlide(s: State, hex: Hex): Clause;
  leavesWays(s: State, hex: Hex, lifted?: Hex): Clause;
  /** The card goes to the discards and counts for the draw. */
  playCard(s: State, seat: Seat, card: Card, tell: Tell): void;
}

export const installManners = (book: Rulebook<State, Empties>): Manners => {
  const hexes = (move: Move): Hex[] =>
    book.kinds[kindOf(move)]!.choices.flatMap(({ words }, i) => (words === HEX_WORDS ? [argOf(move, i)] : []));
  /** Something comes to the last hex that a move names. */
  const target = (_s: State, _seat: Seat, move: Move) => ({ hex: hexes(move).at(-1)! });
  const notYourTurn = book.clause('not-your-turn', 'M3.2', (s) => ({ seat: s.turn }));
  const notInHand = book.clause('not-in-hand', 'M3.2');
  const tooFew = book.clause('two-cards', 'M3.5', (s, seat) => ({ cards: s.hands[seat]!.length }));
  const notEmpty = book.clause('not-empty', 'M3.3', target);
  const notAPath = book.clause('not-a-path', 'M3.1', target);
  const landslideThere = book.clause('landslide-there', 'M3.1', target);
  const merchantThere = book.clause('merchant-there', 'M3.7', (s, _seat, move) => ({
    hex: hexes(move).find((hex) => hasMerchant(s, hex))!,
  }));
  const cutOff = book.clause('cut-off', 'M3.8', target);
  const played = book.event('played', seatArg, cardArg());

  const noMerchant = (s: State, hex: Hex): Clause => (hasMerchant(s, hex) ? merchantThere : ALLOWED);
  return {
    notYourTurn,
    hexes,
    noMerchant,
    inHand: (s, seat, card) => (holds(s.hands[seat]!, card) ? ALLOWED : notInHand),
    twoCards: (s, seat) => (s.hands[seat]!.length >= CARDS_TO_PAY ? ALLOWED : tooFew),
    isEmpty: (s, hex) => (isPath(hex) && s.tiles[hex] === EMPTY ? ALLOWED : notEmpty),
    maySlide(s, hex) {
      if (!isPath(hex)) return notAPath;
      return s.tiles[hex] === LANDSLIDE ? landslideThere : noMerchant(s, hex);
    },
    leavesWays: (s, hex, lifted) => (cutsOff(s, hex, lifted) ? cutOff : ALLOWED),
    playCard(s, seat, card, tell) {
      takeFromHand(s.hands[seat]!, card);
      s.discard.push(card);
      s.spent++;
      s.phase = ACTED;
      tell?.(played, seat, card, 0);
    },
  };
};
