import { describe, expect, it } from 'vitest';
import { agree, chanceFrom, freeUndo, Match, pack, parseLog, printLog, undoByConsent, undoFree } from '../src/index.ts';
import { steps } from './table.ts';

const LAY = (card: number): number => pack(0, card);
const DRAW = pack(1);
const begin = (seats = 2, chance: number[] = []): Match =>
  new Match(steps, agree(steps, { seats }), chanceFrom('match', chance));
const find = (id: string): typeof steps | undefined => (id === 'steps' ? steps : undefined);
const lowest = (match: Match, seat: number): number => Math.min(...(match.view(seat).hands as number[][])[seat]!);

describe('a match', () => {
  it('rolls chance by itself and refuses what is no outcome', () => {
    expect(begin(2, [77]).steps).toEqual([{ seat: 15, move: 77 }]);
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

describe('undo', () => {
  it('is free alone until a card is drawn: nobody learnt anything', () => {
    const match = begin(1);
    match.play(0, LAY(lowest(match, 0)));
    const laid = match.digest;
    match.play(0, DRAW);
    expect(undoFree(match, 0)).toBe(false);
    const drawn = match.steps.length;
    match.play(0, LAY(Math.max(...(match.view(0).hands as number[][])[0]!)));
    expect(freeUndo(match, 0)).toBe(drawn);
    expect(undoFree(match, 0)).toBe(true);
    expect(match.steps.length).toBe(drawn);
    expect(laid).not.toBe(match.digest);
  });
  it('is not free when another seat has seen the card', () => {
    const match = begin(2);
    match.play(0, LAY(lowest(match, 0)));
    expect(undoFree(match, 0)).toBe(false);
  });
  it('by consent goes back to the own last step and is marked in the log', () => {
    const match = begin(2);
    const before = match.digest;
    match.play(0, DRAW);
    match.play(1, DRAW);
    expect(undoByConsent(match, 0)).toBe(true);
    expect(match.digest).toBe(before);
    expect(printLog(match)).toContain('# taken back');
    match.play(0, LAY(lowest(match, 0)));
    expect(printLog(parseLog(printLog(match), find))).toBe(printLog(match));
    expect(printLog(match)).toContain('# taken back by consent: 0 draw, 1 draw\n0 lay');
    expect(parseLog(printLog(match), find).digest).toBe(match.digest);
    expect(undoByConsent(match, 1)).toBe(false);
  });
});
