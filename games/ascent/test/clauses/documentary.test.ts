import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { ascent, PANORAMAS } from '../../rules/index.ts';
import { attempt, type Drawn, FULL, field, play, table, told, why } from '../draw.ts';

/** 9-8-7 lies in the middle. */
const SHOWN = '3-4-3 9-8-7 7-8-9';
const at = (mountain: string, hand: string, drawn: Partial<Drawn> = {}): Match =>
  table({ features: ['documentary'], panoramas: SHOWN, hands: [hand, 's12 s12 s11'], mountain, ...drawn });
const filmed = (match: Match): unknown => field(match, 'filmed');
const dealt = (panoramas: number, seed: string): Match =>
  new Match(ascent, agree(ascent, { seats: 2, features: ['documentary'], options: { panoramas } }), chanceFrom(seed));

describe('A6.2 panoramas', () => {
  it.each([3, 4, 5])('A6.2 holds: %i are turned up, all different', (count) => {
    const match = dealt(count, 'film');
    const shown = field(match, 'panoramas') as number[];
    expect(new Set(shown).size).toBe(count);
    expect(filmed(match)).toEqual(Array(count).fill(0));
    expect(told(match, 1).filter((line) => line.startsWith('panorama-open'))).toEqual(
      shown.map((panorama, place) => `panorama-open ${place} ${panorama}`),
    );
  });
  it('A6.2 holds: they are shuffled', () => {
    const seen = Array.from({ length: 40 }, (_, i) => field(dealt(3, `film ${i}`), 'panoramas') as number[]).flat();
    expect(new Set(seen).size).toBe(PANORAMAS.length);
  });
  it('A6.2 refuses two panoramas, and panoramas without the module', () => {
    expect(() => dealt(2, 'film')).toThrow("option 'panoramas' is one of 3, 4, 5, not 2");
    expect(() => agree(ascent, { seats: 2, options: { panoramas: 3 } })).toThrow(
      "option 'panoramas' needs 'documentary'",
    );
  });
});

describe('A6.2 filming', () => {
  it('A6.2 allows it by a terrain that is played, before its payment', () => {
    const match = play(at('s9 g8', 'r7 g3 s3'), 'place r7 3');
    expect(match.ask(0)?.id).toBe('pay');
    expect(filmed(match)).toEqual([0, 1, 0]);
    expect(told(match, 1)).toEqual(['placed 0 41 2', 'filmed 0 1']);
  });
  it('A6.2 allows it by a terrain that covers a bridge, in the middle of the run', () => {
    expect(filmed(play(at('s9 bridge r7', 'g8 g3 s3'), 'place g8 2'))).toEqual([0, 1, 0]);
    expect(filmed(play(at('s9 bridge s7', 'g8 g3 s3'), 'place g8 2'))).toEqual([0, 1, 0]);
  });
  it('A6.2 allows it by a terrain that a campfire moved', () => {
    const match = at('s9 r8\nr4 g7 s4 r5', 'g3 s3 grass-fire');
    play(match, 'campfire grass-fire 2', 'lift 12');
    expect(filmed(match)).toEqual([0, 1, 0]);
    expect(told(match, 1)).toContain('filmed 0 1');
  });
  it('A6.2 allows two films by one card', () => {
    const match = play(at('s7 g8 bridge s8 g7', 'r9 g3 s3'), 'place r9 3');
    expect(filmed(match)).toEqual([0, 1, 1]);
    expect(told(match, 1).slice(1)).toEqual(['filmed 0 1', 'filmed 0 7']);
  });
  it('A6.2 allows it in any row, inside a longer run', () => {
    const rows = 's10 g9 r8\nr4 g5 s4 r5 g4';
    expect(filmed(play(at(rows, 'g7 g3 s3'), 'place g7 13'))).toEqual([0, 1, 0]);
  });
  it('A6.2 holds: what is filmed is not filmed again', () => {
    const match = play(at('s9 g8', 'r7 g3 s3', { more: ['filmed: 0 1 0'] }), 'place r7 3');
    expect(filmed(match)).toEqual([0, 1, 0]);
    expect(told(match, 1)).toEqual(['placed 0 41 2']);
  });
  it('A6.2 holds: a film is kept although the run is broken later', () => {
    const match = at('s9 g8', 'r7 g3 s3', { hands: ['r7 g3 s3', 'g9 grass-fire s11'], piles: ['', ''] });
    play(match, 'place r7 3', 'drop g3', '1: campfire grass-fire 2', '1: lift 10');
    expect(filmed(match)).toEqual([0, 1, 0]);
    expect(told(match).filter((line) => line.startsWith('filmed'))).toHaveLength(1);
  });
  it.each([
    ['reversed', 's7 g8', 'r9', 3],
    ['with another value', 's9 g8', 'r6', 3],
    ['with a campfire between', 's9 g8 snow-fire', 'r7', 4],
    ['with a bridge between', 's9 g8 bridge', 'r7', 4],
    ['up from the end of a row', 'r2 s2 r4 s5 r5 s6 r7 s9 g8', 'r7', 10],
    ['on to the beginning of the next row', 'r7\nr2 s2 r4 s5 r5 s6 r6 s9', 'g8', 9],
  ])('A6.2 refuses a run %s: nothing is filmed', (_, mountain, card, cell) => {
    const match = at(mountain, `${card} g3 s3`, { panoramas: '3-4-3 9-8-7 2-3-4' });
    expect(filmed(play(match, `place ${card} ${cell}`))).toEqual([0, 0, 0]);
  });
  it('A6.2 refuses a campfire as a value, though it is worth as much to its neighbours', () => {
    // 10-9-10 with a campfire that is worth 9 in its middle.
    const match = at('r10 s9 grass-fire', 's10 g3 s3', { panoramas: '3-4-3 9-8-7 10-9-10' });
    expect(filmed(play(match, 'place s10 4'))).toEqual([0, 0, 0]);
  });
});

describe('A6.2 the summit', () => {
  const full = (filmedSoFar: string): Match =>
    at(FULL, 's2 summit', { hands: ['s2 summit', 'r4'], more: [filmedSoFar] });
  it('A6.2 allows it when all are filmed', () => {
    expect(why(full('filmed: 1 1 1'), 'summit')).toBe('allowed');
  });
  it('A6.2 refuses it before', () => {
    expect(attempt(full('filmed: 0 1 0'), 'summit')).toEqual({
      rule: 'A6.2',
      id: 'summit.not-filmed',
      facts: { left: 2 },
    });
  });
});
