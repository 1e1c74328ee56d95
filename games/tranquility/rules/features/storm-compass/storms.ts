/** T6.4-T6.7: what a Storm does, from the moment that it is drawn. */

import { ALLOWED, bit, frameArg, popFrame, pushFrame } from '@halcyon/kernel';
import { seatArg, seatOf, settleDebt, times } from '@halcyon/parts';
import { EMPTY, rowHasSpace, rowsWithSpace } from '../../board.ts';
import { CARD_WORDS, ORANGE, PURPLE, YELLOW } from '../../cards.ts';
import type { Parts } from '../../parts.ts';
import { payableCards } from '../../read.ts';
import { cardArg, rowArg } from '../../slots.ts';
import type { State } from '../../state.ts';
import { HAND_LIMIT } from '../../turn.ts';
import { colourIndex, OF_EACH_STORM, stormsLying, type Weather } from './weather.ts';

const YELLOW_LIMIT = 3;
const STORM_WORDS = Object.fromEntries([YELLOW, PURPLE, ORANGE].map((card) => [card, CARD_WORDS[card]!]));
/** T6.5: cards from the top of the pile, toward the eight. */
const GIVEN_UNSEEN = 2;

/** Returns the frame in which a drawn Storm waits. */
export const installStorms = ({ slots, turn }: Parts, slice: (s: State) => State & Weather): number => {
  const { book, board, setup } = slots;
  const chooseRow = book.clause('storm.choose-row', 'T6.6');
  const notPurple = book.clause('storm.no-row', 'T6.6');
  const rowFull = book.clause('storm.row-full', 'T6.6');
  const notYours = book.clause('storm.another-drew-it', 'T6.4', (s) => ({ seat: frameArg(s, 0) }));
  const acceptFirst = book.clause('storm.accept-first', 'T6.4');
  const purpleCloses = book.clause('storm.purple', 'T6.6');
  const orangeHolds = book.clause('storm.orange', 'T6.7');
  const noYellow = book.clause('give.no-yellow', 'T6.5');
  const givenBefore = book.clause('give.once', 'T6.5');
  const shortPile = book.clause('give.short-pile', 'T6.5', (s, seat) => ({
    needed: GIVEN_UNSEEN,
    pile: s.piles[seat]!.length,
  }));
  const givesFewer = book.clause('give.too-many', 'T6.5', (s, seat) => ({ left: s.due[seat]! }));
  const bothOrNone = book.clause('give.both-or-none', 'T6.5', (s, seat) => ({ payable: payableCards(s, seat) }));
  const dropping = book.clause('give.before-drops', 'T6.5');
  const drawn = book.event('storm-drawn', seatArg, cardArg('storm'));
  const struck = book.event('storm-struck', seatArg, cardArg('storm'));
  const faded = book.event('storm-faded', seatArg);
  const closes = book.event('storm-closes', seatArg, rowArg(board));
  const gave = book.event('gave-unseen', seatArg);

  const anyRow = (s: State): boolean => s.cells.includes(EMPTY);
  const reduce = turn.frame('reduce', turn.notYourTurn, ['draw', 'take']);

  const accept = book.kind({
    name: 'accept',
    guards: book.every((s) => (frameArg(s, 1) === PURPLE && anyRow(s) ? chooseRow : ALLOWED)),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      const storm = frameArg(s, 1);
      const weather = slice(s);
      popFrame(s);
      if (storm === PURPLE) {
        weather.calmed[colourIndex(PURPLE)]!++;
        tell?.(faded, seat, 0, 0);
        return;
      }
      tell?.(struck, seat, storm, 0);
      if (storm === ORANGE) weather.oranges[seat]!++;
      else {
        weather.yellows[seat]!++;
        const above = Math.max(0, s.hands[seat]!.length - YELLOW_LIMIT);
        turn.mustDrop(s, reduce, seat, Math.min(above, payableCards(s, seat)));
      }
    },
  });
  const purple = book.kind({
    name: 'purple',
    guards: book.every((s) => (frameArg(s, 1) === PURPLE ? ALLOWED : notPurple)),
    choices: [
      {
        ...rowArg(board),
        candidates: (s, _read, _seat, _a, _b, out) => rowsWithSpace(board, s, -1, out),
        given: book.every((s, _read, _seat, row) => (rowHasSpace(board, s, row) ? ALLOWED : rowFull)),
        guards: book.every(),
      },
    ],
    act(s, seat, row, _b, _c, tell) {
      popFrame(s);
      slice(s).purples[row]!++;
      tell?.(closes, seat, row, 0);
    },
  });
  const storm = book.frame({
    id: 'storm',
    on: ['draw', 'take'],
    args: [seatOf(setup.seats), { ...cardArg('storm'), words: STORM_WORDS, onlyWords: true }],
    must: (s) => bit(frameArg(s, 0)),
    kinds: [accept, purple],
    facts: (s) => ({ storm: frameArg(s, 1), rows: anyRow(s) ? 1 : 0 }),
    interruptible: true,
    notYou: notYours,
    notThis: acceptFirst,
  });
  for (const card of [YELLOW, PURPLE, ORANGE]) {
    slots.deck.push(...times(OF_EACH_STORM, card));
    slots.neverHeld.push(card);
    slots.whenDrawn.add(card, (s, seat, _card, tell) => {
      pushFrame(s, storm, seat, card);
      tell?.(drawn, seat, card, 0);
    });
  }
  slots.lying.add((s, card) => stormsLying(slice(s), card, storm));

  slots.handLimit.add((s, seat) => (slice(s).yellows[seat]! > 0 ? YELLOW_LIMIT : HAND_LIMIT));
  slots.closers.add('T6.6', {
    why: purpleCloses,
    rows(s) {
      const { purples } = slice(s);
      let rows = 0;
      for (let row = 0; row < purples.length; row++) if (purples[row]! > 0) rows |= 1 << row;
      return rows;
    },
  });
  slots.tethers.push({ why: orangeHolds, holds: (s, seat) => slice(s).oranges[seat] !== 0 });

  const mayGive = (s: State, seat: number): number =>
    slice(s).yellows[seat]! === 0
      ? noYellow
      : s.given[seat]!.length > 0
        ? givenBefore
        : s.piles[seat]!.length < GIVEN_UNSEEN
          ? shortPile
          : ALLOWED;
  slots.beyondHand.add((s, seat) => (mayGive(s, seat) === ALLOWED ? GIVEN_UNSEEN : 0));
  slots.pledging.add((_s, read, _seat, number) =>
    number > read.payable && number < GIVEN_UNSEEN ? bothOrNone : ALLOWED,
  );
  const give = book.kind({
    name: 'give',
    guards: book.every(
      (s, _read, seat) => mayGive(s, seat),
      (s, _read, seat) => (s.floor[seat] === 0 ? ALLOWED : dropping),
      (s, _read, seat) => (s.due[seat]! >= GIVEN_UNSEEN ? ALLOWED : givesFewer),
    ),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      for (let i = 0; i < GIVEN_UNSEEN; i++) s.given[seat]!.push(s.piles[seat]!.pop()!);
      tell?.(gave, seat, 0, 0);
      settleDebt(s, seat, GIVEN_UNSEEN);
    },
  });
  slots.sharing.push(give);
  return storm;
};
