/** T6.8, T6.9, T5.3: how Compasses are earned, spent and talked about. */
import { ALLOWED, bit, type Clause, frameArg, open, popFrame, pushFrame, topFrame } from '@halcyon/kernel';
import {
  DISCARDED_AS_ACTION,
  end,
  everySeat,
  numberArg,
  seatArg,
  seatOf,
  type Tell,
  takeFromHand,
  upTo,
} from '@halcyon/parts';
import { EMPTY, rowOf } from '../../board.ts';
import { ORANGE, PURPLE, YELLOW } from '../../cards.ts';
import type { Parts } from '../../parts.ts';
import { holdsCard } from '../../read.ts';
import { NOT_SAID, type State } from '../../state.ts';
import { HAND_LIMIT } from '../../turn.ts';
import { AT } from './vocabulary.ts';
import { colourIndex, isStormy, places, stormsAt, type Weather } from './weather.ts';

/** What earned a Compass, for the sentence. */
const BY_START = 0;
const BY_ROW = 1;
const BY_HAND = 2;

/** Wilds that were played as a Compass. */
export type SpentWilds = { wildsSpent: number };

export const installCompasses = (
  { slots, turn, start }: Parts,
  slice: (s: State) => State & Weather,
  storm: number,
): void => {
  const { book, board, setup } = slots;
  const { arg: stormArg, drawn, none } = places(board.rows.length);
  const noCompass = book.clause('compass.none', 'T6.8');
  const noStorm = book.clause('compass.no-such-storm', 'T6.8');
  const notNow = book.clause('compass.not-now', 'T6.8');
  const proposed = book.clause('compass.proposed', 'T6.8');
  const keptCard = book.clause('discard-hand.kept', 'T6.9');
  const smallHand = book.clause('discard-hand.two', 'T6.9', (s, seat) => ({ hand: s.hands[seat]!.length }));
  const noSupply = book.clause('discard-hand.no-supply', 'T6.9');
  const mayStillAct = book.clause('concede.may-act', 'T5.3');
  const anotherDraws = book.clause('draw.another', 'T6.8', (s) => ({ seat: frameArg(s, 0) }));
  const drawFirst = book.clause('draw.first', 'T6.8');
  const conceded = book.ending('conceded', 'T5.3');
  const earned = book.event('compass-earned', numberArg('why', 3));
  const spent = book.event('compass-spent', seatArg, stormArg);
  const proposes = book.event('compass-proposed', seatArg, stormArg);
  const handGone = book.event('hand-discarded', seatArg, numberArg('count', 64));
  const gaveUp = book.event('conceded', seatArg);

  const earn = (s: State, why: number, tell: Tell): void => {
    const weather = slice(s);
    if (weather.supply === 0) return;
    weather.supply--;
    weather.compasses++;
    tell?.(earned, why, 0, 0);
  };
  slots.whenStarted.add((s, tell) => earn(s, BY_START, tell));
  slots.whenHandDiscarded.add((s, _seat, tell) => earn(s, BY_HAND, tell));
  slots.whenPlaced.add((s, cell, tell) => {
    const { from, cells } = board.rows[rowOf(board, cell)]!;
    for (let i = from; i < from + cells; i++) {
      if (s.cells[i] === EMPTY || s.cells[i] !== s.cells[from]! + i - from) return;
    }
    earn(s, BY_ROW, tell);
  });

  const clearProposals = (s: State): void => {
    const { proposals } = slice(s);
    for (let i = 0; i < proposals.length; i++) proposals[i] = none;
  };
  slots.whenTurnBegins.add(clearProposals);

  /** Takes the Storm away, wherever it lies. */
  const calm = (s: State, place: number): void => {
    const weather = slice(s);
    if (place === drawn) {
      weather.calmed[colourIndex(frameArg(s, 1))]!++;
      popFrame(s);
      return;
    }
    const [list, at, card] =
      place < AT.orange
        ? [weather.yellows, AT.yellow, YELLOW]
        : place < AT.purple
          ? [weather.oranges, AT.orange, ORANGE]
          : [weather.purples, AT.purple, PURPLE];
    list[place - at]!--;
    weather.calmed[colourIndex(card)]!++;
  };
  const held = (s: State): Clause => (slice(s).compasses > 0 ? ALLOWED : noCompass);
  /** Whether somebody may be able to end a Storm, as far as all can see. */
  const hopeful = (s: State): boolean => slice(s).compasses > 0 || (slots.flat.otherCompasses?.(s) ?? 0) > 0;
  const canBeSaved = (s: State): boolean => hopeful(s) && isStormy(slice(s), storm);
  const chooseStorm = (...given: ((s: State) => Clause)[]) => ({
    ...stormArg,
    candidates: (s: State, _read: unknown, _seat: number, _a: number, _b: number, out: Int32Array) => {
      const { yellows, oranges, purples } = slice(s);
      let n = 0;
      for (let i = 0; i < yellows.length; i++) if (yellows[i]! > 0) out[n++] = AT.yellow + i;
      for (let i = 0; i < oranges.length; i++) if (oranges[i]! > 0) out[n++] = AT.orange + i;
      for (let i = 0; i < purples.length; i++) if (purples[i]! > 0) out[n++] = AT.purple + i;
      if (topFrame(s) === storm) out[n++] = drawn;
      return n;
    },
    given: book.every(...given, (s, _read, _seat, place) => (stormsAt(slice(s), place, storm) > 0 ? ALLOWED : noStorm)),
    guards: book.every(),
  });
  const endStorm = (s: State, seat: number, place: number, tell: Tell): void => {
    calm(s, place);
    clearProposals(s);
    // T6.8: with a Storm gone a seat may give other numbers, so the round begins anew.
    if (topFrame(s) === start?.pledge) s.pledges.fill(NOT_SAID);
    tell?.(spent, seat, place, 0);
  };
  const compass = book.kind({
    name: 'compass',
    guards: book.every(held),
    choices: [chooseStorm()],
    act(s, seat, place, _b, _c, tell) {
      slice(s).compasses--;
      endStorm(s, seat, place, tell);
    },
  });
  const propose = book.kind({
    name: 'propose',
    guards: book.every((s, _read, seat) => (slice(s).proposals[seat] === none ? ALLOWED : proposed)),
    // That there is hope is asked of every interrupt before it is listed.
    choices: [chooseStorm((s) => (hopeful(s) ? ALLOWED : noCompass))],
    act(s, seat, place, _b, _c, tell) {
      slice(s).proposals[seat] = place;
      tell?.(proposes, seat, place, 0);
    },
  });
  const all = everySeat(setup.seats);
  // Alone there is nobody to propose to.
  const interrupts = setup.seats === 1 ? [compass] : [compass, propose];
  book.interrupts.push({
    may: (s) => (canBeSaved(s) ? all : 0),
    kinds: interrupts,
    notNow,
  });
  /** From the hand, at the same times, and no action either (T6.10). */
  slots.roles.add('compass', ({ card, prefix, notHeld, announce }) => {
    const spending = book.slice<SpentWilds>({ wildsSpent: open(upTo(setup.options.wilds ?? 0)) }, () => ({
      wildsSpent: 0,
    }));
    slots.shownJokers.add((s) => spending(s).wildsSpent);
    const kind = book.kind({
      name: `${prefix}compass`,
      guards: book.every((_s, read) => (holdsCard(read, card) ? ALLOWED : notHeld)),
      choices: [chooseStorm()],
      act(s, seat, place, _b, _c, tell) {
        takeFromHand(s.hands[seat]!, card);
        spending(s).wildsSpent++;
        announce(seat, 'compass', tell);
        endStorm(s, seat, place, tell);
      },
    });
    interrupts.push(kind);
  });

  const discardHand = book.kind({
    name: 'discard-hand',
    guards: book.every(
      turn.startFirst,
      (s, _read, seat) => (s.hands[seat]!.length > DISCARDED_AS_ACTION ? ALLOWED : smallHand),
      (s, read, seat) => (read.payable === s.hands[seat]!.length ? ALLOWED : keptCard),
      (s) => (slice(s).supply > 0 ? ALLOWED : noSupply),
    ),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      const hand = s.hands[seat]!;
      tell?.(handGone, seat, hand.length, 0);
      s.discards[seat]!.push(...hand);
      hand.length = 0;
      earn(s, BY_HAND, tell);
      turn.afterAction(s, seat);
    },
  });
  slots.actions.push(discardHand);

  slots.mayBeSaved.add((s) => (canBeSaved(s) ? 1 : 0));
  const concede = book.kind({
    name: 'concede',
    // Without hope a player who cannot act has lost already.
    guards: book.every((s, _read, seat) => (!canBeSaved(s) || turn.canAct(s, seat) ? mayStillAct : ALLOWED)),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      tell?.(gaveUp, seat, 0, 0);
      end(s, conceded, false);
    },
  });
  slots.turnKinds.push(concede);

  const drawNow = book.kind({
    name: 'draw',
    guards: book.every(),
    choices: [],
    act: (s) => popFrame(s),
  });
  const confirm = book.frame({
    id: 'confirm-draw',
    on: ['draw'],
    args: [seatOf(setup.seats)],
    must: (s) => bit(frameArg(s, 0)),
    kinds: [drawNow],
    interruptible: true,
    acted: true,
    notYou: anotherDraws,
    notThis: drawFirst,
  });
  slots.beforeSeatDraws.add((s, seat) => {
    const weather = slice(s);
    if (weather.yellows[seat] === 0 || !hopeful(s)) return;
    if (s.hands[seat]!.length < HAND_LIMIT && s.piles[seat]!.length > 0) pushFrame(s, confirm, seat);
  });
};
