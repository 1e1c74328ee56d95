/**
 * The guide 'add a game' followed once: Pebbles. Three cards each from 1-12; play one higher than the last, or sink one
 * face down. Who has played the highest sum wins. Feature 'ebb': sinking a card clears the shore.
 */
import type { Arg, Game, Guard, Own, Random, Rules, Setup, Stacked } from '@halcyon/kernel';
import {
  ALLOWED,
  bit,
  dark,
  held,
  open,
  Place,
  popFrame,
  pushFrame,
  Rulebook,
  shuffle,
  shuffleFrame,
  sunk,
} from '@halcyon/kernel';
import { addToHand, differentCards, holds, takeFromHand } from '@halcyon/parts';

type Pebbles = Stacked & {
  turn: number;
  shore: number;
  hands: number[][];
  sunken: number[][];
  played: number[][];
  rest: number[];
  ended: number;
};
const HIGHEST = 12;
const HAND = 3;
const ALL = Array.from({ length: HIGHEST }, (_, i) => i + 1);
const card = { name: 'card', size: HIGHEST + 1 };
/** No list of cards gets longer. */
const all = { most: HIGHEST };
const secret: Arg = { ...card, sight: 'owner' };
const seat = { name: 'seat', size: 3 };

const compose = (setup: Setup): Rules<Pebbles> => {
  const { seats, features } = setup;
  const book = new Rulebook<Pebbles, null>();
  const each = (): number[][] => Array.from({ length: seats }, () => []);
  book.slice<Own<Pebbles>>(
    {
      turn: open({ size: seats }),
      shore: open(card),
      hands: held(card, all),
      sunken: sunk(card, all),
      played: open(card, all),
      rest: dark(card, all),
      ended: open(book.ended),
    },
    () => ({ turn: 0, shore: 0, hands: each(), sunken: each(), played: each(), rest: [], ended: 0 }),
  );

  const wait = book.clause('not-your-turn', 'B2');
  const notHeld = book.clause('not-in-hand', 'B2');
  const tooLow = book.clause('too-low', 'B3', (s) => ({ shore: s.shore }));
  const over = book.ending('all-played', 'B5');
  const played = book.event('played', seat, card);
  const sank = book.event('sank', seat, secret);
  const whenSunk = new Place<Pebbles>();

  const choice = (more: Guard<Pebbles, null>) => ({
    candidates: (s: Pebbles, _read: null, mine: number, _a: number, _b: number, out: Int32Array) =>
      differentCards(s.hands[mine]!, out),
    guards: book.every((s, _read, mine, x) => (holds(s.hands[mine]!, x) ? ALLOWED : notHeld), more),
  });
  const next = (s: Pebbles): void => {
    s.turn = (s.turn + 1) % seats;
    if (s.hands[s.turn]!.length > 0) return;
    popFrame(s);
    s.ended = over;
  };
  const play = book.kind({
    name: 'play',
    guards: book.every(),
    choices: [{ ...card, ...choice((s, _read, _seat, x) => (x > s.shore ? ALLOWED : tooLow)) }],
    act(s, mine, x, _b, _c, tell) {
      takeFromHand(s.hands[mine]!, x);
      s.played[mine]!.push(x);
      s.shore = x;
      tell?.(played, mine, x, 0);
      next(s);
    },
  });
  const sink = book.kind({
    name: 'sink',
    guards: book.every(),
    choices: [{ ...secret, ...choice(() => ALLOWED) }],
    act(s, mine, x, _b, _c, tell) {
      takeFromHand(s.hands[mine]!, x);
      s.sunken[mine]!.push(x);
      flatSunk?.(s);
      tell?.(sank, mine, x, 0);
      next(s);
    },
  });
  const turn = book.frame({ id: 'turn', must: (s) => bit(s.turn), kinds: [play, sink], notYou: wait, notThis: wait });
  const deal = book.frame(
    shuffleFrame({ id: 'deal' }, (s, random) => {
      s.rest = shuffle([...ALL], random);
      for (const hand of s.hands) for (let i = 0; i < HAND; i++) addToHand(hand, s.rest.pop()!);
      pushFrame(s, turn);
    }),
  );
  if (features.includes('ebb')) whenSunk.add((s) => Object.assign(s, { shore: 0 }));
  const flatSunk = whenSunk.flatten();
  const closed = book.close([[deal]], () => null);

  return {
    id: 'pebbles',
    version: 1,
    seats,
    setup,
    ...closed,
    outcome(s) {
      if (s.ended === 0) return undefined;
      const scores = s.played.map((list) => list.reduce((sum, x) => sum + x, 0));
      const winners = scores.reduce((set, n, mine) => (n === Math.max(...scores) ? set | bit(mine) : set), 0);
      return { kind: 'ranked', scores, winners, why: s.ended };
    },
    imagine: (view, me, random) => imagine(closed.copy(view, closed.start()), me, random),
    audit(s) {
      const cards = [...s.hands, ...s.sunken, ...s.played, s.rest].flat().sort((a, b) => a - b);
      const sound = cards.length === 0 || (cards.length === HIGHEST && cards.every((x, i) => x === i + 1));
      return sound ? undefined : `cards are ${cards.join(' ')}`;
    },
  };
};

const imagine = (s: Pebbles, me: number, random: Random): Pebbles => {
  const seen = [s.hands[me]!, s.sunken[me]!, ...s.played].flat();
  const unseen = ALL.filter((x) => !seen.includes(x));
  shuffle(unseen, random);
  const deal = (list: number[]): number[] => list.map((x) => (x < 0 ? unseen.pop()! : x));
  s.hands = s.hands.map((hand) => deal(hand).sort((a, b) => a - b));
  const shuffling = s.shuffling.map(() => random.u32());
  return Object.assign(s, { sunken: s.sunken.map(deal), rest: deal(s.rest), shuffling });
};

export const pebbles: Game = {
  id: 'pebbles',
  version: 1,
  seats: { least: 2, most: 3 },
  features: [{ id: 'ebb' }],
  layouts: [{ id: 'shore' }],
  modes: [{ id: 'standard' }],
  options: [],
  compose,
};
