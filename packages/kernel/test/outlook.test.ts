import { describe, expect, it } from 'vitest';
import { agree, ahead, chanceFrom, HIDDEN, Match, outlookFrom, outlookOf, pack, sharedOutlook } from '../src/index.ts';
import { steps } from './table.ts';

const LAY = (card: number): number => pack(0, card);
const DRAW = pack(1);
const begin = (): Match => new Match(steps, agree(steps, { seats: 2 }), chanceFrom('outlook'));
/** The same table, begun from its position. */
const from = (match: Match): Match =>
  new Match(steps, match.setup, chanceFrom('outlook'), {
    origin: match.view('referee'),
    rules: match.rules,
  });
const own = (match: Match, seat: number): number[] => (match.view(seat).hands as number[][])[seat]!;

describe('an outlook', () => {
  it('answers as the table does', () => {
    const match = begin();
    const mine = outlookOf(match, 0);
    expect([mine.mustAct, mine.mayAct, mine.ask, mine.legal, mine.outcome, mine.step]).toEqual([
      match.mustAct,
      match.mayAct,
      match.ask(0),
      match.legal(0),
      match.outcome,
      match.steps.length,
    ]);
    const [held] = own(match, 1);
    expect(mine.check(LAY(held!))).toEqual(match.check(0, LAY(held!)));
    expect(mine.check(LAY(held!))?.id).toBe('too-low');
    expect([mine.question(0), mine.question(1)]).toEqual(['turn', undefined]);
  });
  it('asks a bystander nothing and tells it no secret', () => {
    const match = begin();
    const theirs = outlookOf(match, 'audience');
    expect([theirs.seat, theirs.ask, theirs.legal, theirs.check(DRAW)]).toEqual([undefined, undefined, [], undefined]);
    match.play(0, DRAW);
    const [drew] = outlookOf(match, 1).events(1);
    expect(drew!.args).toEqual([0, HIDDEN]);
    expect(outlookOf(match, 0).events(1)[0]!.args[1]).toBe(own(match, 0).at(-1));
  });
  it('tells who did what, chance without its number', () => {
    const match = begin();
    match.play(0, DRAW);
    const { past, lastStep } = outlookOf(match, 1);
    expect(past.step(0)).toEqual({ seat: 15, kind: HIDDEN, args: [] });
    expect(lastStep).toEqual({ seat: 0, kind: 1, args: [] });
  });
  it('is the same after a journey as plain data', () => {
    const dealt = begin();
    for (const match of [dealt, from(dealt)]) {
      match.play(0, DRAW);
      const here = outlookOf(match, 1);
      const there = outlookFrom(match.rules, JSON.parse(JSON.stringify(here.message())));
      expect(there.message()).toEqual(here.message());
      expect([there.legal, there.ask, there.step]).toEqual([here.legal, here.ask, here.step]);
    }
  });
  it('remembers the position that the table began from, as the viewer saw it', () => {
    const dealt = begin();
    const match = from(dealt);
    match.play(0, DRAW);
    const { past } = outlookOf(match, 1);
    expect(past.origin).toEqual(dealt.view(1));
    expect(past.origin).not.toEqual(dealt.view('referee'));
    expect(outlookOf(dealt, 1).past.origin).toBeUndefined();
  });
  it('tells only the later steps to whoever has the others', () => {
    const match = begin();
    match.play(0, DRAW);
    const here = outlookOf(match, 1);
    const { steps, told } = here.message();
    expect(here.message(1)).toEqual({ ...here.message(), steps: steps.slice(1), told: told.slice(1) });
    expect(steps.at(-1)).not.toEqual(steps[0]);
  });
  it('gives the table from another seat, as far as both know it', () => {
    const match = begin();
    match.play(0, DRAW);
    const [mine, hers] = [outlookOf(match, 0), outlookOf(match, 1)];
    const shared = sharedOutlook(mine, 1);
    expect(shared.viewer).toBe(1);
    expect((shared.view.hands as number[][]).flat()).toEqual(
      own(match, 0)
        .concat(own(match, 1))
        .map(() => HIDDEN),
    );
    expect(shared.view.line).toEqual(hers.view.line);
    // What the reader drew is no knowledge of the other, nor in what happened.
    expect(mine.events(1)[0]!.args[1]).not.toBe(HIDDEN);
    expect(shared.events()).toEqual(hers.events());
    expect(shared.lastStep).toEqual(hers.lastStep);
  });
  it('looks ahead on a copy, as far as the moves are allowed', () => {
    const match = begin();
    const mine = outlookOf(match, 0);
    const lowest = Math.min(...own(match, 0));
    const then = ahead(mine, [LAY(lowest)])!;
    expect(then.view.line).toEqual([lowest]);
    expect(then.events(mine.step).map((told) => then.eventName(told))).toEqual(['laid']);
    expect(match.view(0).line).toEqual([]);
    expect(ahead(mine, [LAY(lowest), LAY(lowest)])).toBeUndefined();
  });
});
