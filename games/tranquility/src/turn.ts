/** The course of a turn (T4.1, T4.13): action, payment, what features do before the draw, the draw, the next seat. */
import {
  ALLOWED,
  bit,
  type Clause,
  frameArg,
  type Guard,
  popFrame,
  pushFrame,
  type Seat,
  setFrameArg,
} from '@halcyon/kernel';
import { addToHand } from '@halcyon/parts';
import { closedRows, tethered } from './cells.ts';
import { type Drops, installDrops } from './drops.ts';
import type { Read } from './read.ts';
import type { State } from './state.ts';
import { seatArg, secretCardArg, type Table, type Tell } from './table.ts';

/** T4.1. */
export const HAND_LIMIT = 5;

/** The slots of the table, flattened when all features are in. */
export type FlatSlots = ReturnType<typeof flatten>;
export const flatten = (table: Table) => {
  const whenDrawn: (((s: State, seat: Seat, card: number, tell: Tell) => void) | undefined)[] = [];
  for (const [card, act] of table.whenDrawn.flatten()) whenDrawn[card] = act;
  return {
    whenDrawn,
    lying: table.lying.flatten(),
    shownJokers: table.shownJokers.flatten(),
    handLimit: table.handLimit.flatten(),
    pledging: table.pledging.flatten(),
    beyondHand: table.beyondHand.flatten(),
    mayBeSaved: table.mayBeSaved.flatten(),
    otherCompasses: table.otherCompasses.flatten(),
    closedRows: closedRows(table.closers),
    tethered: tethered(table.tethers),
    landing: table.landing.flatten(),
    delaying: table.delaying.flatten(),
    whenDealt: table.whenDealt.flatten(),
    whenPlaced: table.whenPlaced.flatten(),
    whenJokerLaid: table.whenJokerLaid.flatten(),
    whenTurnBegins: table.whenTurnBegins.flatten(),
    whenAsked: table.whenAsked.flatten(),
    whenTurnEnds: table.whenTurnEnds.flatten(),
    whenStarted: table.whenStarted.flatten(),
    whenHandDiscarded: table.whenHandDiscarded.flatten(),
    beforeDrawing: table.beforeDrawing.flatten(),
    beforeSeatDraws: table.beforeSeatDraws.flatten(),
  };
};

/** Where a seat draws. */
export interface Source {
  left(s: State, seat: Seat): number;
  /** False when the card took effect instead of going to the hand; what it pushed lies on top then. */
  draw(s: State, seat: Seat, tell: Tell): boolean;
}

export interface Turn extends Drops {
  /** The own pile; a mode may draw from elsewhere. */
  source: Source;
  /** Filled in when the rules are closed. */
  flat: FlatSlots;
  /** Whether the seat has an action, or a move of these kinds; filled in when the rules are closed. */
  canAct: (s: State, seat: Seat) => boolean;
  canDo: (s: State, seat: Seat, kinds: readonly number[]) => boolean;
  read: (s: State, seat: Seat) => Read;
  readonly notHeld: Clause;
  readonly notYourTurn: Clause;
  /** T4.7. */
  readonly startFirst: Guard<State, Read>;
  readonly turn: number;
  readonly pay: number;
  readonly discard: number;
  /** Ends the question for an action and lines up what follows; payments are pushed on top of it. */
  afterAction(s: State, seat: Seat, everybodyDraws?: boolean): void;
  /** The first turn. */
  begin(s: State, seat: Seat, tell: Tell): void;
  /** Draws up to the limit. */
  readonly draw: number;
  pushTake(s: State, seat: Seat, count: number): void;
}

export const installTurn = (table: Table): Turn => {
  const { book, setup } = table;
  const notYourTurn = book.clause('not-your-turn', 'T4.1', (s) => {
    const owing = s.due.findIndex((n) => n > 0);
    return { seat: owing < 0 ? s.turn : owing };
  });
  const notHeld = book.clause('not-in-hand', 'T4.1');
  const actFirst = book.clause('act-first', 'T4.1');
  const startBinds = table.box.starts ? book.clause('start-first', 'T4.7') : ALLOWED;
  const drew = book.event('drew', seatArg, secretCardArg);
  const began = book.event('turn', seatArg);

  const drops = installDrops(table, notHeld);
  const late = {} as Pick<Turn, 'flat' | 'canAct' | 'canDo' | 'read' | 'source'>;

  late.source = {
    left: (s, seat) => s.piles[seat]!.length,
    draw(s, seat, tell) {
      const card = s.piles[seat]!.pop()!;
      const act = late.flat.whenDrawn[card];
      if (act !== undefined) {
        act(s, seat, card, tell);
        return false;
      }
      addToHand(s.hands[seat]!, card);
      tell?.(drew, seat, card, 0);
      return true;
    },
  };

  const turn = book.frame({
    id: 'turn',
    must: (s) => bit(s.turn),
    kinds: table.turnKinds,
    facts: (s, seat) => ({ start: late.read(s, seat).startBinds ? 1 : 0, stuck: late.canAct(s, seat) ? 0 : 1 }),
    interruptible: true,
    notYou: notYourTurn,
    notThis: actFirst,
    arrive: (s, tell) => late.flat.whenAsked?.(s, tell),
  });
  const next = book.frame({
    id: 'next',
    run(s, tell) {
      popFrame(s);
      late.flat.whenTurnEnds?.(s, tell);
      if (s.ended === 0) begin(s, (s.turn + 1) % setup.seats, tell);
    },
  });
  const begin = (s: State, seat: Seat, tell: Tell): void => {
    s.turn = seat;
    pushFrame(s, turn);
    late.flat.whenTurnBegins?.(s);
    tell?.(began, seat, 0, 0);
  };
  /** Up to the limit. The second number says whether those were asked who may come before it. */
  const draw = book.frame({
    id: 'draw',
    run(s, tell) {
      const seat = frameArg(s, 0);
      if (frameArg(s, 1) === 0) {
        setFrameArg(s, 1, 1);
        const depth = s.frames.length;
        late.flat.beforeSeatDraws?.(s, seat);
        if (s.frames.length !== depth) return;
      }
      const limit = late.flat.handLimit(s, seat);
      const { source } = late;
      while (s.hands[seat]!.length < limit && source.left(s, seat) > 0) if (!source.draw(s, seat, tell)) return;
      popFrame(s);
    },
  });
  /** So many cards, whatever the limit. */
  const take = book.frame({
    id: 'take',
    run(s, tell) {
      const seat = frameArg(s, 0);
      const left = frameArg(s, 1);
      if (left === 0 || late.source.left(s, seat) === 0) popFrame(s);
      // A card that takes effect does not count: it is replaced, and what it pushed lies on top of this frame.
      else if (late.source.draw(s, seat, tell)) setFrameArg(s, 1, left - 1);
    },
  });
  const settled = book.frame({
    id: 'settled',
    run(s) {
      popFrame(s);
      late.flat.beforeDrawing?.(s);
    },
  });

  return Object.assign(late, drops, {
    notHeld,
    notYourTurn,
    startFirst: ((_s, read) => (read.startBinds ? startBinds : ALLOWED)) satisfies Guard<State, Read>,
    turn,
    pay: drops.frame('pay', notYourTurn),
    discard: drops.frame('discard', notYourTurn),
    draw,
    begin,
    afterAction(s: State, seat: Seat, everybodyDraws = false): void {
      popFrame(s);
      pushFrame(s, next);
      if (everybodyDraws) for (let i = setup.seats - 1; i > 0; i--) pushFrame(s, draw, (seat + i) % setup.seats);
      pushFrame(s, draw, seat);
      if (late.flat.beforeDrawing !== null) pushFrame(s, settled);
    },
    pushTake: (s: State, seat: Seat, count: number): void => pushFrame(s, take, seat, count),
  });
};
