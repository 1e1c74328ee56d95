import { describe, expect, it } from 'vitest';
import {
  agree,
  type ChanceSource,
  chanceFrom,
  Match,
  pack,
  parseLog,
  printLog,
  SHUFFLE_STEPS,
  takeBackOf,
} from '../src/index.ts';
import { dicey, steps } from './table.ts';

/** The deal is one shuffle. */
const DEALT = SHUFFLE_STEPS;

const LAY = (card: number): number => pack(0, card);
const DRAW = pack(1);
const begin = (seats = 2, chance: number[] = []): Match =>
  new Match(steps, agree(steps, { seats }), chanceFrom('match', chance));
const find = (id: string): typeof steps | undefined => (id === 'steps' ? steps : undefined);
const lowest = (match: Match, seat: number): number => Math.min(...(match.view(seat).hands as number[][])[seat]!);

describe('a match', () => {
  it('rolls chance by itself and refuses what is no outcome', () => {
    expect(begin(2, [77, 78, 79, 80]).steps).toEqual([77, 78, 79, 80].map((move) => ({ seat: 15, move })));
    expect(() => begin(2, [-1])).toThrow('chance step 0 takes 0-4294967295, not -1');
  });
  it('refuses with a reason, and then nothing has changed', () => {
    const match = begin();
    const before = match.digest;
    expect(match.play(1, DRAW)).toEqual({ id: 'wait', rule: 'S1', facts: { turn: 0 } });
    expect(match.play(0, 999)).toEqual({ id: 'not-a-move', rule: 'table', facts: {} });
    expect(match.play(0, pack(9))).toMatchObject({ id: 'not-a-move' });
    expect(match.digest).toBe(before);
  });
  it('never hands out its state', () => {
    const match = begin();
    const before = match.digest;
    for (const viewer of ['referee', 0] as const) (match.view(viewer).hands as number[][])[0]!.length = 0;
    (match.view(0).line as number[]).push(5);
    expect(match.digest).toBe(before);
  });
  it('tells each viewer what that viewer may know', () => {
    const match = begin();
    match.play(0, DRAW);
    const card = (match.view(0).hands as number[][])[0]!.at(-1)!;
    const events = (viewer: 0 | 1 | 'audience' | 'referee') => match.events(viewer).map(({ args }) => args);
    expect(events(0)).toEqual([[0, card]]);
    expect(events('referee')).toEqual([[0, card]]);
    expect(events(1)).toEqual([[0, -1]]);
    expect(events('audience')).toEqual([[0, -1]]);
  });
});

describe('taking back', () => {
  const ALL = 0b11;
  it('is free alone until a card is drawn: nobody learnt anything', () => {
    const match = begin(1);
    match.play(0, LAY(lowest(match, 0)));
    expect(takeBackOf(match, 0, 1)).toMatchObject({ how: 'free', to: DEALT, seen: [], asks: [] });
    match.play(0, DRAW);
    expect(takeBackOf(match, 0, 1)).toMatchObject({ how: 'alone', to: DEALT + 1, seen: [DEALT + 1], learnt: 1 });
    match.play(0, LAY(Math.max(...(match.view(0).hands as number[][])[0]!)));
    expect(takeBackOf(match, 0, 1)).toMatchObject({ how: 'free', to: DEALT + 2 });
  });
  it('needs the consent of a person who has seen the card, not of a bot', () => {
    const match = begin(2);
    expect(takeBackOf(match, 0, ALL)).toBeUndefined();
    match.play(0, LAY(lowest(match, 0)));
    expect(takeBackOf(match, 0, ALL)).toEqual({
      by: 0,
      to: DEALT,
      seen: [DEALT],
      learnt: 0b10,
      how: 'agreed',
      asks: [1],
    });
    expect(takeBackOf(match, 0, 0b01)).toMatchObject({ how: 'free', learnt: 0 });
  });
  it("is no longer free after a bot's answer", () => {
    const match = begin(2);
    match.play(0, DRAW);
    match.play(1, LAY(lowest(match, 1)));
    expect(takeBackOf(match, 0, 0b01)).toMatchObject({ how: 'alone', seen: [DEALT, DEALT + 1] });
  });
  it('is found out later as it would have been at once', () => {
    const match = begin(2);
    match.play(0, LAY(lowest(match, 0)));
    match.play(0, DRAW);
    match.play(1, DRAW);
    const again = new Match(steps, match.setup, undefined, { entries: match.entries });
    expect([...again.steps.keys()].map((i) => again.learnt(i))).toEqual(
      [...match.steps.keys()].map((i) => match.learnt(i)),
    );
    expect([4, 5, 6].map((i) => match.learnt(i))).toEqual([0b10, ALL, ALL]);
  });
  it('goes back to the state before, stays in the log, and is marked if somebody had learnt something', () => {
    const match = begin(2);
    const before = match.digest;
    match.play(0, DRAW);
    match.play(1, DRAW);
    match.takeBack(DEALT, 0, 'agreed');
    expect(match.digest).toBe(before);
    match.play(0, LAY(lowest(match, 0)));
    match.takeBack(DEALT, 0, 'free');
    expect(match.marks).toBe(1);
    const log = printLog(match);
    expect(log).toMatch(/\n0 draw\n1 draw\nback 4 0 agreed\n0 lay \w+\nback 4 0 free\nmarked 1\n/);
    const again = parseLog(log, find);
    expect(printLog(again)).toBe(log);
    expect([again.digest, again.marks]).toEqual([before, 1]);
  });
});

describe('a step behind which chance fails', () => {
  it('has never been', () => {
    const numbers = [1, 2, 3, 4];
    const bad: ChanceSource = { roll: () => numbers.shift() ?? -1 };
    const match = new Match(dicey, agree(dicey, { seats: 2 }), bad);
    const [digest, log] = [match.digest, printLog(match)];
    const throwing = match.legal(0).find((move) => match.word({ seat: 0, move }, 0) === 'throw')!;
    expect(() => match.play(0, throwing)).toThrow('takes 0-5, not -1');
    expect([match.digest, printLog(match)]).toEqual([digest, log]);
  });
});
