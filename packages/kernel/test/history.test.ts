import { describe, expect, it } from 'vitest';
import { agree, chanceFrom, type Entry, Match, noteDown, outlookOf, seatsOf, type Told } from '../src/index.ts';
import { dicey } from './table.ts';

/** Throws the die again and again, so that the game is as long as one likes. */
const long = (throws: number): { match: Match; digests: number[] } => {
  const match = new Match(dicey, agree(dicey, { seats: 2 }), chanceFrom('history'));
  const digests: number[] = [];
  const [draw, toss] = ['draw', 'throw'].map((name) => match.rules.moves.findIndex((kind) => kind.name === name) << 24);
  for (let i = 0; i < throws; i++) {
    digests[match.length] = match.digest;
    const seat = seatsOf(match.mustAct)[0]!;
    match.play(seat, i % 90 === 89 && !match.check(seat, draw!) ? draw! : toss!);
  }
  digests[match.length] = match.digest;
  return { match, digests };
};

describe('a history', () => {
  it('finds every state again, forwards, backwards and across', () => {
    const { match, digests } = long(400);
    const asked = [...digests.keys()].filter((i) => digests[i] !== undefined);
    const across = asked.map((_, k) => asked[(k * 137) % asked.length]!);
    expect(match.length).toBeGreaterThan(700);
    expect(new Set(digests).size).toBeGreaterThan(4);
    for (const order of [asked, asked.toReversed(), across])
      expect(order.map((i) => match.digestAt(i))).toEqual(order.map((i) => digests[i]));
  });
  it('goes on from wherever it was cut', () => {
    const { match, digests } = long(200);
    for (const to of [350, 349, 200, 64, 10].filter((i) => digests[i] !== undefined)) {
      match.takeBack(to, 0, 'alone');
      expect([match.length, match.digest]).toEqual([to, digests[to]]);
    }
    expect(match.takenBack.length).toBeGreaterThan(2);
  });
  it('tells of a step what it told when it was played', () => {
    const { match } = long(50);
    const live = match.events('referee');
    const again = new Match(dicey, match.setup, undefined, { entries: match.entries });
    expect(again.events('referee')).toEqual(live);
    expect(live.length).toBeGreaterThanOrEqual(49);
  });
  it('keeps what the rules told, whatever was taken back before', () => {
    const { match } = long(100);
    match.takeBack(70, 0, 'alone');
    for (const name of ['throw', 'draw', 'throw']) {
      const move = match.rules.moves.findIndex((kind) => kind.name === name) << 24;
      expect(match.play(seatsOf(match.mustAct)[0]!, move)).toBeUndefined();
    }
    const state = match.rules.start();
    const told = match.steps.map(({ seat, move }) => {
      const now: Told[] = [];
      match.rules.apply(state, seat, move, noteDown(match.rules, now));
      return now;
    });
    expect(told.map((_, i) => match.stepEvents(i, 'referee'))).toEqual(told);
    expect(new Set(told.flat().map(({ args }) => args.length))).toEqual(new Set([1, 2]));
  });
  it('shows a viewer the table as it stood', () => {
    const { match } = long(100);
    const then = outlookOf(match, 1, 40);
    expect([then.step, then.view]).toEqual([40, match.viewAt(40, 1)]);
    expect(then.events(39)).toEqual(match.stepEvents(39, 1));
  });
  it.each<[string, Entry, RegExp]>([
    ['a take-back of what is not there', { kind: 'back', to: 99, by: 0, how: 'free' }, /there are 4 steps, not 99/],
    ['chance where none is asked', { kind: 'step', seat: 15, move: 0 }, /nothing to do/],
    ['a refused move', { kind: 'step', seat: 1, move: 1 << 24 }, /refused by S1/],
  ])('is not opened with %s', (_, entry, message) => {
    const { match } = long(0);
    const open = () => new Match(dicey, match.setup, undefined, { entries: [...match.entries, entry] });
    expect(open).toThrow(message);
  });
});
