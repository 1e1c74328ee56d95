/** T4.7-T4.10: the Start, and the eight cards that it costs. */
import { ALLOWED, argOf, popFrame, pushFrame, type Seat, topFrame } from '@halcyon/kernel';
import { end, numberArg, seatArg, seatsFrom, type Tell, takeFromHand } from '@halcyon/parts';
import { START } from '../cards.ts';
import { SOLO } from '../house.ts';
import { holdsCard, payableCards } from '../read.ts';
import type { Slots, StandIn } from '../slots.ts';
import { BY_WILD, NOT_SAID, ROUNDS, type State } from '../state.ts';
import { BELOW_PAYMENT, type Turn } from '../turn.ts';

/** T4.8. */
export const EIGHT = 8;
const NUMBERS = Array.from({ length: EIGHT + 1 }, (_, number) => number);
const EXTRA_FOR_TWO = 2;

/**
 * T4.9: the possible split that changes the stated numbers least; of several, the one in which the active player gives
 * most, then the next in turn order. There are at most 495 splits, so all are tried.
 */
export const settleSplit = (
  stated: readonly number[],
  active: Seat,
  possible: (seat: Seat, number: number) => boolean,
): number[] => {
  const order = seatsFrom(active, stated.length);
  const split = [...stated];
  let best = [...stated];
  let least = Number.POSITIVE_INFINITY;
  const give = (i: number, left: number, changed: number): void => {
    const seat = order[i];
    if (changed >= least) return;
    if (seat === undefined) {
      if (left > 0) return;
      least = changed;
      best = [...split];
      return;
    }
    for (let number = left; number >= 0; number--) {
      if (!possible(seat, number)) continue;
      split[seat] = number;
      give(i + 1, left - number, changed + Math.abs(number - stated[seat]!));
    }
  };
  give(0, EIGHT, 0);
  return best;
};

export interface Paying {
  /** The question for numbers, which a Compass begins anew (T6.8). */
  readonly pledge: number;
  /** The question for the eight. */
  readonly share: number;
  /** Why the eight could not come together while numbers are stated; for audits, and for what a seat imagines. */
  unpayable(s: State): string | undefined;
}

export const installStart = (slots: Slots, turn: Turn): Paying => {
  const { book, setup } = slots;
  const { seats } = setup;
  const notHeld = book.clause('no-start', 'T4.7');
  const lies = book.clause('start-lies', 'T4.7');
  const tooHigh = book.clause('pledge-too-high', 'T4.9', (s, seat, move) => ({
    said: argOf(move, 0),
    most: most(s, seat),
  }));
  const spoken = book.clause('spoken', 'T4.9');
  const sayFirst = book.clause('say-first', 'T4.9');
  const givenAll = book.clause('given-all', 'T4.9');
  const unpaid = book.ending('start-unpaid', 'T4.10');
  const started = book.event('started', seatArg);
  const pledged = book.event('pledged', seatArg, numberArg('number', EIGHT + 1));
  const again = book.event('pledge-again', numberArg('round', ROUNDS + 1), numberArg('sum', 64));
  const agreed = book.event('pledge-agreed');
  const decided = book.event('pledge-decided');
  const failed = book.event('eight-missing', numberArg('payable', 64));

  const capacity = (s: State, seat: Seat): number => payableCards(s, seat) + (slots.flat.beyondHand?.(s, seat) ?? 0);
  const most = (s: State, seat: Seat): number => Math.min(EIGHT, capacity(s, seat));
  const mayPledge = (s: State, seat: Seat, number: number): boolean =>
    number <= most(s, seat) && slots.flat.pledging(s, turn.read(s, seat), seat, number, 0, 0) === ALLOWED;
  const everyone = Array.from({ length: seats }, (_, seat) => seat);

  const payableTogether = (s: State): number => everyone.reduce((sum, seat) => sum + capacity(s, seat), 0);
  /** T4.10; says whether the game goes on. */
  const loseUnlessPayable = (s: State, tell: Tell): boolean => {
    const together = payableTogether(s);
    if (together >= EIGHT) return true;
    tell?.(failed, together, 0, 0);
    end(s, unpaid, false);
    return false;
  };

  const share = turn.frame('share', givenAll, BELOW_PAYMENT, { kinds: slots.sharing });
  const giveAll = (s: State, numbers: readonly number[]): void => {
    popFrame(s);
    for (const seat of everyone) turn.mustDrop(s, share, seat, numbers[seat]!);
  };
  const clearRound = (s: State): void => {
    for (const seat of everyone) s.pledges[seat] = NOT_SAID;
  };

  const allSaid = (s: State, tell: Tell): void => {
    const sum = s.pledges.reduce((total, n) => total + n, 0);
    if (sum === EIGHT) {
      tell?.(agreed, 0, 0, 0);
      giveAll(s, s.pledges);
    } else if (s.round === ROUNDS) {
      const possible = everyone.map((seat) => NUMBERS.map((number) => mayPledge(s, seat, number)));
      const split = settleSplit(s.pledges, s.turn, (seat, number) => possible[seat]![number]!);
      for (const seat of everyone) s.pledges[seat] = split[seat]!;
      tell?.(decided, 0, 0, 0);
      giveAll(s, split);
    } else {
      s.round++;
      for (const seat of everyone) s.pledgedBefore[seat] = s.pledges[seat]!;
      clearRound(s);
      tell?.(again, s.round, sum, 0);
    }
  };
  const say = book.kind({
    name: 'pledge',
    guards: book.every(),
    choices: [
      {
        ...numberArg('number', EIGHT + 1),
        candidates: (s, _read, seat, _a, _b, out) => {
          const highest = most(s, seat);
          for (let n = 0; n <= highest; n++) out[n] = n;
          return highest + 1;
        },
        given: book.every((s, _read, seat, number) => (number <= most(s, seat) ? ALLOWED : tooHigh)),
        guards: slots.pledging,
      },
    ],
    act(s, seat, number, _b, _c, tell) {
      s.pledges[seat] = number;
      tell?.(pledged, seat, number, 0);
      if (!s.pledges.includes(NOT_SAID)) allSaid(s, tell);
    },
  });
  const pledge = book.frame({
    id: 'pledge',
    on: BELOW_PAYMENT,
    must: (s) => everyone.reduce((set, seat) => (s.pledges[seat] === NOT_SAID ? set | (1 << seat) : set), 0),
    kinds: [say],
    facts: (s, seat) => ({ round: s.round, most: most(s, seat) }),
    interruptible: true,
    notYou: spoken,
    notThis: sayFirst,
    // Again after a Compass: with a Yellow its seat's two unseen cards go (T6.5).
    arrive: (s, tell) => {
      loseUnlessPayable(s, tell);
    },
  });

  const unpayable: Paying['unpayable'] = (s) => {
    if (topFrame(s) !== pledge) return undefined;
    if (s.round === 0) return 'round: the first is 1';
    const said = everyone.every((seat) => s.pledges[seat] === NOT_SAID || mayPledge(s, seat, s.pledges[seat]!));
    if (!said) return 'pledges: somebody has said more than can be given';
    return payableTogether(s) >= EIGHT ? undefined : 'frames: the eight cannot be given';
  };
  slots.audits.push(() => unpayable);

  const eight = book.frame({
    id: 'eight',
    on: BELOW_PAYMENT,
    run(s, tell) {
      popFrame(s);
      // T5.2: alone, one gives what one has.
      if (seats === 1) return turn.mustDrop(s, share, 0, Math.min(SOLO.give, payableCards(s, 0)));
      if (!loseUnlessPayable(s, tell)) return;
      s.round = 1;
      clearRound(s);
      pushFrame(s, pledge);
    },
  });

  const install = ({ card, prefix, notHeld: missing, announce }: StandIn): void => {
    const start = book.kind({
      name: `${prefix}start`,
      guards: book.every(
        (_s, read) => (holdsCard(read, card) ? ALLOWED : missing),
        (s) => (s.started === 0 ? ALLOWED : lies),
        // A real Start goes before one that is only played as such.
        (s, read, seat) => (card === START ? ALLOWED : turn.startFirst(s, read, seat, 0, 0, 0)),
      ),
      choices: [],
      act(s, seat, _a, _b, _c, tell) {
        takeFromHand(s.hands[seat]!, card);
        s.started = card === START ? seat + 1 : BY_WILD;
        announce(seat, 'start', tell);
        tell?.(started, seat, 0, 0);
        slots.flat.whenStarted?.(s, tell);
        turn.afterAction(s, seat, true);
        pushFrame(s, eight);
        if (seats === 1) turn.pushTake(s, 0, SOLO.extra);
        if (seats === 2) for (const drawer of [1 - seat, seat]) turn.pushTake(s, drawer, EXTRA_FOR_TWO);
      },
    });
    slots.actions.push(start);
  };
  install({ card: START, prefix: '', notHeld, announce: () => {} });
  slots.roles.add('start', install);
  return { pledge, share, unpayable };
};
