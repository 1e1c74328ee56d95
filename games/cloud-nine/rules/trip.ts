/** C3: throw, decide, raise or fall, and what comes after a trip. Frames of one throw lie on the stack, the last first. */
import {
  ALLOWED,
  type AskFrame,
  bit,
  type Clause,
  type Facts,
  frameArg,
  popFrame,
  pushFrame,
  type Rulebook,
  type Seat,
  type Setup,
  shuffle,
  topFrame,
} from '@halcyon/kernel';
import {
  addToHand,
  byShuffle,
  numberArg,
  over,
  seatArg,
  seatOf,
  seatsFrom,
  type Tell,
  takeFromHand,
} from '@halcyon/parts';
import { cardArg, cloudArg, faceArg, pointsArg, secretCardArg } from './args.ts';
import { canMeet, crew, hasWild, missing, needed, nextAboard } from './balloon.ts';
import type { State } from './state.ts';
import { DICE, FACES, MOST_TRIPS, POINTS, TOP, WILD } from './vocabulary.ts';

/** C4.1, C4.4. */
export const GOAL = 50;

export interface Trip {
  /** The frame in which the pilot flies on from the basket's cloud. */
  readonly fly: number;
  /** One card from the pile for the seat in the frame. */
  readonly draw: number;
}

export const installTrip = (book: Rulebook<State, null>, { seats, options }: Setup): Trip => {
  const anyEnd = options.anyEnd === 1;
  const notYourTurn = book.clause('not-your-turn', 'C3.2', (s) => ({ seat: frameArg(s, 0) }));
  const jumpOrStay = book.clause('jump-or-stay', 'C3.2');
  const raiseOrFall = book.clause('raise-or-fall', 'C3.3');
  const lacking = book.clause('lacking', 'C3.3', (s, seat) => ({
    needed: needed(s.dice).length,
    missing: missing(s.hands[seat]!, s.dice),
  }));
  const noWild = book.clause('no-wild', 'C3.3');
  const allBlank = book.clause('all-blank', 'C3.3');
  const mustRaise = book.clause('must-raise', 'C3.3');
  const jumpOrThrow = book.clause('jump-or-throw', 'C3.5');
  const enough = book.ending('fifty', 'C4.1');
  const tooMany = book.ending('too-many-trips', 'C4.4');
  const flies = book.event('pilot', seatArg, cloudArg);
  const threw = book.event('threw', seatArg, numberArg('dice', DICE.at(-1)! + 1));
  const showed = book.event('die', faceArg);
  const jumped = book.event('jumped', seatArg, cloudArg, pointsArg);
  const stayed = book.event('stayed', seatArg);
  const played = book.event('played', seatArg, cardArg());
  const rose = book.event('rose', seatArg, cloudArg);
  const top = book.event('reached-top', seatArg, pointsArg);
  const fell = book.event('fell', seatArg, cloudArg);
  const tripOver = book.event('trip-over', seatArg);
  const drew = book.event('drew', seatArg, secretCardArg);

  const draw = book.frame({
    id: 'draw',
    args: [seatOf(seats)],
    on: ['fly', 'draw'],
    run(s, tell) {
      if (s.pile.length === 0 && s.played.length > 0) return pushFrame(s, reshuffle);
      const seat = frameArg(s, 0);
      const card = s.pile.pop();
      popFrame(s);
      if (card === undefined) return;
      addToHand(s.hands[seat]!, card);
      tell?.(drew, seat, card, 0);
    },
  });
  const reshuffle = byShuffle(
    book,
    'reshuffle',
    'reshuffled',
    (s, random) => {
      s.pile = shuffle(s.played.splice(0), random);
    },
    ['draw'],
  );

  /** C3.8, C4.1: `last` threw last, or jumped and left the basket empty. */
  const endTrip = (s: State, last: Seat, fallen: boolean, tell: Tell): void => {
    s.trips++;
    if ((fallen || anyEnd) && s.scores.some((points) => points >= GOAL)) over(s, enough);
    else if (s.trips === MOST_TRIPS) over(s, tooMany);
    else board(s, (last + 1) % seats, tell);
  };
  const board = (s: State, pilot: Seat, tell: Tell): void => {
    s.pilot = pilot;
    s.cloud = 0;
    s.dice = [];
    s.aboard.fill(1);
    tell?.(tripOver, s.pilot, 0, 0);
    pushFrame(s, fly);
    for (const seat of seatsFrom(s.pilot, seats).toReversed()) pushFrame(s, draw, seat);
  };
  const score = (s: State, seat: Seat): void => {
    s.scores[seat]! += POINTS[s.cloud]!;
  };

  const die = book.frame({
    id: 'die',
    on: ['raise', 'decide', 'die'],
    outcomes: () => FACES.length,
    roll(s, outcome, tell) {
      popFrame(s);
      s.dice.push(FACES[outcome]!);
      tell?.(showed, FACES[outcome]!, 0, 0);
    },
  });
  const throwDice = (s: State, tell: Tell): void => {
    const { pilot } = s;
    const dice = DICE[s.cloud]!;
    s.dice = [];
    tell?.(threw, pilot, dice, 0);
    pushFrame(s, raising, pilot);
    const [, ...others] = seatsFrom(pilot, seats);
    for (const seat of others.toReversed()) if (s.aboard[seat] === 1) pushFrame(s, deciding, seat);
    for (let i = 0; i < dice; i++) pushFrame(s, die);
  };
  const fly = book.frame({
    id: 'fly',
    run(s, tell) {
      popFrame(s);
      tell?.(flies, s.pilot, s.cloud, 0);
      if (crew(s) === 1) pushFrame(s, alone, s.pilot);
      else throwDice(s, tell);
    },
  });

  const jump = book.kind({
    name: 'jump',
    guards: book.every(),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      const last = topFrame(s) === alone;
      popFrame(s);
      score(s, seat);
      s.aboard[seat] = 0;
      tell?.(jumped, seat, s.cloud, POINTS[s.cloud]!);
      if (last) endTrip(s, seat, false, tell);
    },
  });
  const stay = book.kind({
    name: 'stay',
    guards: book.every(),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      popFrame(s);
      tell?.(stayed, seat, 0, 0);
    },
  });
  const throwOn = book.kind({
    name: 'throw',
    guards: book.every(),
    choices: [],
    act(s, _seat, _a, _b, _c, tell) {
      popFrame(s);
      throwDice(s, tell);
    },
  });

  const play = (s: State, seat: Seat, card: number, tell: Tell): void => {
    takeFromHand(s.hands[seat]!, card);
    s.played.push(card);
    tell?.(played, seat, card, 0);
  };
  /** C3.4, C3.6. */
  const rise = (s: State, seat: Seat, tell: Tell): void => {
    popFrame(s);
    s.cloud++;
    tell?.(rose, seat, s.cloud, 0);
    if (s.cloud < TOP) {
      s.pilot = nextAboard(s, seat);
      pushFrame(s, fly);
      return;
    }
    for (const other of seatsFrom(seat, seats)) {
      if (s.aboard[other] === 0) continue;
      score(s, other);
      tell?.(top, other, POINTS[TOP]!, 0);
    }
    endTrip(s, seat, false, tell);
  };
  const raise = book.kind({
    name: 'raise',
    guards: book.every((s, _read, seat) => (canMeet(s.hands[seat]!, s.dice) ? ALLOWED : lacking)),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      for (const card of needed(s.dice)) play(s, seat, card, tell);
      rise(s, seat, tell);
    },
  });
  const wild = book.kind({
    name: 'wild',
    guards: book.every(
      (s, _read, seat) => (hasWild(s.hands[seat]!) ? ALLOWED : noWild),
      (s) => (needed(s.dice).length > 0 ? ALLOWED : allBlank),
    ),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      play(s, seat, WILD, tell);
      rise(s, seat, tell);
    },
  });
  const fall = book.kind({
    name: 'fall',
    guards: book.every((s, _read, seat) => (canMeet(s.hands[seat]!, s.dice) ? mustRaise : ALLOWED)),
    choices: [],
    act(s, seat, _a, _b, _c, tell) {
      popFrame(s);
      tell?.(fell, seat, s.cloud, 0);
      endTrip(s, seat, true, tell);
    },
  });

  const ask = (id: string, kinds: number[], notThis: Clause, facts: (s: State) => Facts): AskFrame<State> => ({
    id,
    args: [seatOf(seats)],
    must: (s) => bit(frameArg(s, 0)),
    kinds,
    facts,
    notYou: notYourTurn,
    notThis,
  });
  const atCloud = (s: State): Facts => ({ cloud: s.cloud, points: POINTS[s.cloud]! });
  const deciding = book.frame({
    ...ask('decide', [jump, stay], jumpOrStay, (s) => ({
      ...atCloud(s),
      pilot: s.pilot,
      needed: needed(s.dice).length,
      cards: s.hands[s.pilot]!.length,
    })),
    on: ['raise', 'decide'],
  });
  const alone = book.frame(
    ask('alone', [throwOn, jump], jumpOrThrow, (s) => ({ ...atCloud(s), dice: DICE[s.cloud]! })),
  );
  const raising = book.frame(
    ask('raise', [raise, wild, fall], raiseOrFall, (s) => ({ ...atCloud(s), needed: needed(s.dice).length })),
  );
  return { fly, draw };
};
