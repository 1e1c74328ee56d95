import { agree, chanceFrom, Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { COMPASS, START, tranquility } from '../../rules/index.ts';
import { attempt, type Drawn, ended, FULL, field, gridOf, hands, lists, play, table, told, why } from '../draw.ts';

const night = (drawn: Partial<Drawn> = {}): ReturnType<typeof table> =>
  table({ mode: 'day-night', sea: '3 . 20 . . .', hands: ['30 40 50', '60 61 62'], ...drawn });
const sides = (lower: number, upper: number): string =>
  gridOf(
    'sides',
    Array.from({ length: 36 }, (_, cell) => (cell < 18 ? lower : upper)),
    Array(6).fill(6),
  );
const side = (match: Match, cell: number): number => (field(match, 'sides') as number[])[cell - 1]!;
const piles = (match: Match): number[][] => lists(match, 'piles');
const compasses = (cards: number[]): number => cards.filter((card) => card === COMPASS).length;

describe('T7.4 the deal', () => {
  const dealt = (seats: number, seed: string): Match =>
    new Match(tranquility, agree(tranquility, { seats, mode: 'day-night' }), chanceFrom(seed));
  it('T7.4 holds: 91 cards and a Start each; six Compasses, all of them in the piles', () => {
    const match = dealt(3, 'dusk');
    expect([...hands(match), ...piles(match)].flat()).toHaveLength(91 + 3);
    expect(compasses(piles(match).flat())).toBe(6);
    expect(piles(match).map((pile) => pile.filter((card) => card === START).length)).toEqual([1, 1, 1]);
  });
  it('T7.4 holds: opening-hand Compasses are set aside, replaced and shuffled into that pile; it is day', () => {
    const matches = Array.from({ length: 40 }, (_, i) => dealt(2, `dawn ${i}`));
    const aside = matches.filter((match) => told(match).some((event) => event.startsWith('compass-aside')));
    expect(aside.length).toBeGreaterThan(5);
    for (const match of matches) {
      const events = told(match);
      for (const seat of [0, 1]) {
        const set = events.filter((event) => event === `compass-aside ${seat}`).length;
        expect(events.filter((event) => event === `compass-shuffled-in ${seat}`)).toHaveLength(set);
        expect(compasses(piles(match)[seat]!)).toBeGreaterThanOrEqual(set);
      }
      expect(hands(match).map((hand) => hand.length)).toEqual([5, 5]);
      expect(compasses(piles(match).flat())).toBe(6);
      expect(match.view('audience')).toMatchObject({ night: 0, setAside: [0, 0], compassesGone: 0 });
      expect(events.join()).not.toContain('hands-turned');
      // T3.4 counts the piles as they are now, so with Compasses and Start.
      const sizes = piles(match).map((pile) => pile.length);
      expect(sizes[match.view('audience').turn as number]).toBe(Math.min(...sizes));
    }
  });
});

describe('T7.4 day and night', () => {
  it('T7.4 holds: a Compass drawn turns all hands, leaves the game and is replaced', () => {
    const match = play(night({ piles: ['1 2 compass 4', ''] }), 'place 30 36');
    expect(told(match, 1)).toContain('hands-turned 0 1');
    expect(match.view(1)).toMatchObject({ night: 1, compassesGone: 1 });
    expect(hands(match)[0]).toEqual([1, 2, 4, 40, 50]);
    expect(lists(match, 'discards')[1]).toEqual([]);
  });
  it('T7.4 holds: two Compasses in one draw turn the hands twice', () => {
    const match = play(night({ piles: ['1 2 compass compass', ''] }), 'place 30 36');
    expect(match.view(1)).toMatchObject({ night: 0, compassesGone: 2 });
    expect(told(match).filter((event) => event.startsWith('hands-turned'))).toEqual([
      'hands-turned 0 1',
      'hands-turned 0 0',
    ]);
  });
  it('T7.4 holds: an island lies as the hand is turned when it is placed, before the draw', () => {
    const match = play(night({ piles: ['1 2 compass', ''] }), 'place 30 30');
    expect(side(match, 30)).toBe(0);
    play(match, '1: place 60 36');
    expect(side(match, 36)).toBe(1);
  });
  it('T7.4 holds: a Compass among the extra cards of the Start turns the hands and is replaced', () => {
    const match = night({ hands: ['30 40 50 51 start', '60 61 62 63 64'], piles: ['1 2 compass 4', '5 6 7'] });
    play(match, 'start');
    expect(field(match, 'night')).toBe(1);
    expect(hands(match).map((hand) => hand.length)).toEqual([6, 7]);
  });
  it('T7.4 allows turning any island, for one card', () => {
    const match = play(night(), 'turn-over 3');
    expect(told(match, 1)).toContain('turned-over 0 2 1');
    expect(side(match, 3)).toBe(1);
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 1 } });
    play(match, 'drop 30');
    expect(field(match, 'turn')).toBe(1);
    play(match, '1: turn-over 3', '1: drop 60');
    expect(side(match, 3)).toBe(0);
  });
  it('T7.4 refuses an empty cell, a hand that cannot pay, and a Start in hand', () => {
    expect(attempt(night(), 'turn-over 2')).toEqual({ rule: 'T7.4', id: 'turn-over.empty', facts: { cell: 1 } });
    expect(why(night({ hands: ['', '60'] }), 'turn-over 1')).toBe('T7.4 turn-over.no-card');
    expect(why(night({ hands: ['30 40 start', '60'] }), 'turn-over 1')).toBe('T4.7 start-first');
  });
  it('T5.1 allows a single card that can pay for turning, and refuses it on an empty sea', () => {
    const sea = `${'. . . . . .\n'.repeat(5)}. 20 . . . .`;
    const last = play(night({ sea, hands: ['50 51', '10'], piles: ['', ''] }), 'place 50 36');
    expect(last.outcome).toBeUndefined();
    expect(why(last, '1: place 10 1')).toBe('T4.4 cost');
    expect(why(last, '1: turn-over 2')).toBe('allowed');
    const strict = night({ sea, hands: ['50 51', '10'], piles: ['', ''], options: { strict: 1 } });
    expect(ended(play(strict, 'place 50 36'))).toBe('one-card');
  });
  it('T7.4 allows the Finish only over night below and day above', () => {
    const full = { sea: FULL, hands: ['40 finish', '60'] };
    expect(ended(play(night({ ...full, more: ['started: 0', sides(1, 0)] }), 'finish'))).toBe('won');
    const wrong = (more: string[]) => attempt(night({ ...full, more }), 'finish');
    expect(wrong(['started: 0', sides(0, 0)])).toEqual({ rule: 'T7.4', id: 'sides', facts: { wrong: 18 } });
    expect(wrong(['started: 0', sides(0, 1)])?.facts).toEqual({ wrong: 36 });
  });
  it('T7.4 refuses the Finish for a single wrong island, which can be turned first', () => {
    const match = night({ sea: FULL, hands: ['40 41 finish', '60 finish'], more: ['started: 0', sides(1, 0)] });
    play(match, 'turn-over 18', 'drop 40');
    expect(why(match, '1: finish')).toBe('T7.4 sides');
    play(match, '1: turn-over 18', '1: drop 60');
    expect(ended(play(match, '0: finish'))).toBe('won');
  });
  it('T7.4 refuses the Finish without a Start, and with a cell empty', () => {
    expect(why(night({ sea: FULL, hands: ['40 finish', '60'], more: [sides(1, 0)] }), 'finish')).toBe(
      'T4.12 no-start-lies',
    );
    expect(why(night({ hands: ['40 finish', '60'], more: ['started: 0'] }), 'finish')).toBe('T4.12 sea-not-full');
  });
  it('T7.4 refuses Stormy Seas and other layouts beside it', () => {
    expect(() => agree(tranquility, { seats: 2, mode: 'day-night', features: ['storm-compass'] })).toThrow();
    expect(() => agree(tranquility, { seats: 2, mode: 'day-night', layout: 'pyramid' })).toThrow();
  });
});
