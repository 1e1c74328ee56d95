import type { Match } from '@halcyon/kernel';
import { shuffled } from '@halcyon/testkit';
import { describe, expect, it } from 'vitest';
import { GOAL } from '../../rules/index.ts';
import { attempt, type Drawn, ended, faces, field, hands, play, stateOf, table, told } from '../draw.ts';

describe('C3.6 the top', () => {
  it('C3.6 holds: everybody aboard scores 25, the pilot too, and who jumped does not', () => {
    const match = table({ hands: ['', 'red', '', ''], pilot: 1, cloud: 8, aboard: [0, 1, 3], thrown: 'red' });
    play(match, '3: stay', '0: stay', '1: raise');
    expect(field(match, 'scores')).toEqual([25, 25, 0, 25]);
    expect(told(match).slice(2, 7)).toEqual([
      'played 1 1',
      'rose 1 8',
      'reached-top 1 25',
      'reached-top 3 25',
      'reached-top 0 25',
    ]);
    expect(field(match, 'trips')).toBe(1);
    expect(field(match, 'cloud')).toBe(0);
  });
  it('C3.6 holds: a lone pilot scores it too, with a Wild or for blanks', () => {
    for (const [thrown, move] of [
      ['red green', 'wild'],
      ['blank blank', 'raise'],
    ] as const) {
      const match = table({ hands: ['wild', ''], cloud: 8, aboard: [0], thrown });
      expect(field(play(match, move), 'scores')).toEqual([25, 0]);
    }
  });
  it('C3.6 holds: that rise makes nobody else the pilot', () => {
    const match = table({ hands: ['red', '', ''], cloud: 8, thrown: 'red', frames: 'raise 0' });
    expect(told(play(match, 'raise'))).toContain('trip-over 1');
    expect(field(match, 'pilot')).toBe(1);
  });
});

describe('C3.7 a fall', () => {
  it('C3.7 holds: nobody aboard scores; who jumped before keeps the points', () => {
    const match = table({ hands: ['red', '', ''], cloud: 6, thrown: 'green', scores: [3, 1, 2] });
    play(match, '1: jump', '2: stay', 'fall');
    expect(field(match, 'scores')).toEqual([3, 13, 2]);
    expect(told(match).slice(2, 4)).toEqual(['fell 0 5', 'trip-over 1']);
    expect(field(match, 'trips')).toBe(1);
  });
  it('C3.7 holds: a lone pilot who falls scores nothing', () => {
    const match = play(table({ hands: ['', ''], cloud: 6, aboard: [0], thrown: 'green' }), 'fall');
    expect(field(match, 'scores')).toEqual([0, 0]);
  });
});

describe('C3.8 after a trip', () => {
  const ENDINGS: [string, Omit<Drawn, 'hands'>, string, number][] = [
    ['a fall', { pilot: 1, thrown: 'red', frames: 'raise 1' }, '1: fall', 2],
    ['a fall of the last seat', { pilot: 2, thrown: 'red', frames: 'raise 2' }, '2: fall', 0],
    ['the top', { pilot: 1, cloud: 8, thrown: 'blank', frames: 'raise 1' }, '1: raise', 2],
    ['the top alone', { pilot: 2, aboard: [2], cloud: 8, thrown: 'blank', frames: 'raise 2' }, '2: raise', 0],
    ['a lone pilot who jumped', { pilot: 2, aboard: [2], cloud: 3 }, '2: jump', 0],
    ['a lone pilot who fell', { pilot: 1, aboard: [1], thrown: 'red', frames: 'raise 1' }, '1: fall', 2],
  ];
  it.each(ENDINGS)('C3.8 holds: after %s the seat on the left is the pilot', (_, drawn, move, next) => {
    const match = play(table({ hands: ['', '', ''], ...drawn }), move);
    expect(field(match, 'pilot')).toBe(next);
    expect(told(match)).toContain(`trip-over ${next}`);
    expect(told(match)).toContain(`pilot ${next} 0`);
    expect(field(match, 'aboard')).toEqual([1, 1, 1]);
    expect(field(match, 'cloud')).toBe(0);
    expect(hands(match).map((hand) => hand.length)).toEqual([1, 1, 1]);
  });
  it('C3.8 holds: the first jumper does not count, but who threw last', () => {
    const match = play(table({ hands: ['', '', ''], thrown: 'red', cloud: 3 }), '1: jump', '2: jump', 'fall');
    expect(field(match, 'pilot')).toBe(1);
  });
  it('C3.8 holds: everybody draws one, the new pilot first, and nobody else sees it', () => {
    const match = table({
      hands: ['', '', ''],
      pilot: 0,
      thrown: 'red',
      frames: 'raise 0',
      pile: 'red yellow green purple',
    });
    play(match, 'fall');
    expect(told(match, 1).filter((line) => line.startsWith('drew'))).toEqual(['drew 1 4', 'drew 2 -1', 'drew 0 -1']);
    expect(hands(match).map(faces)).toEqual(['yellow', 'purple', 'green']);
    expect(faces(stateOf(match).pile)).toBe('red');
  });
  it('C3.8 holds: an empty pile is made of the played cards, even between two draws', () => {
    const match = table({ hands: ['', '', ''], pilot: 0, thrown: 'red', frames: 'raise 0', pile: 'purple' });
    expect(stateOf(match).played).toHaveLength(75);
    play(match, 'fall');
    expect(told(match, 1).slice(0, 4)).toEqual(['fell 0 0', 'trip-over 1', 'drew 1 4', 'reshuffled']);
    expect(stateOf(match).played).toEqual([]);
    expect(stateOf(match).pile).toHaveLength(73);
    expect(hands(match).map((hand) => hand.length)).toEqual([1, 1, 1]);
  });
  it('C3.8 holds: how they come to lie then is chance', () => {
    const top = (shuffle: number): string => {
      const drawn = { thrown: 'red', frames: 'raise 0', pile: '', chance: shuffled(shuffle) };
      return faces(stateOf(play(table({ hands: ['', ''], ...drawn }), 'fall')).pile);
    };
    expect(top(1)).toBe(top(1));
    expect(top(1)).not.toBe(top(2));
  });
  it('C3.8 holds: when pile and played cards are both used up, no card is drawn', () => {
    const all = (colour: string): string => Array(18).fill(colour).join(' ');
    const match = table({
      hands: [`${all('red')} ${all('yellow')} wild wild wild wild`, `${all('green')} ${all('purple')}`, ''],
      pilot: 1,
      thrown: 'red',
      frames: 'raise 1',
      pile: '',
    });
    play(match, '1: fall');
    expect(hands(match).map((hand) => hand.length)).toEqual([40, 36, 0]);
    expect(told(match).filter((line) => line.startsWith('drew') || line === 'reshuffled')).toEqual([]);
    expect(match.ask(0)?.id).toBe('decide');
  });
});

describe('C4.1 the end', () => {
  const falling = (scores: number[], held = ['', '', ''], more: string[] = []): Match =>
    play(table({ hands: held, thrown: 'blank red', scores, frames: 'raise 0', more }), 'fall');
  it('C4.1 holds: 50 points end the game when the balloon falls, before anybody draws', () => {
    const match = falling([0, GOAL, 3]);
    expect(ended(match)).toBe('fifty');
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('C4.1');
    expect(match.outcome).toMatchObject({ kind: 'ranked', scores: [0, 50, 3], winners: 0b010 });
    expect(hands(match)).toEqual([[], [], []]);
    expect(attempt(match, 'fall')).toMatchObject({ rule: 'table', id: 'over' });
  });
  it('C4.1 holds: 49 do not', () => {
    expect(falling([0, 49, 49]).outcome).toBeUndefined();
  });
  it('C4.1 holds: not while the trip goes on: others may still overtake', () => {
    const match = table({ hands: ['red', '', ''], cloud: 8, thrown: 'red', scores: [0, 40, 30] });
    play(match, '1: jump');
    expect(match.outcome).toBeUndefined();
    play(match, '2: stay', 'raise');
    expect(field(match, 'scores')).toEqual([25, 60, 55]);
    expect(match.outcome).toBeUndefined();
  });
  const OTHER_ENDS: [string, Omit<Drawn, 'hands'>, string][] = [
    ['the top', { cloud: 8, thrown: 'blank', frames: 'raise 0' }, 'raise'],
    ['an empty basket', { cloud: 8, aboard: [0] }, 'jump'],
  ];
  it.each(OTHER_ENDS)('C4.1 holds: after %s a new trip begins', (_, drawn, move) => {
    const match = play(table({ hands: ['', ''], scores: [30, 0], ...drawn }), move);
    expect(field(match, 'scores')).toEqual([drawn.aboard ? 50 : 55, drawn.aboard ? 0 : 25]);
    expect(match.outcome).toBeUndefined();
    expect(hands(match).map((hand) => hand.length)).toEqual([1, 1]);
    expect(told(match)).toContain('pilot 1 0');
  });
  it.each(OTHER_ENDS)('C4.1 holds: with anyEnd %s ends it too', (_, drawn, move) => {
    const match = table({ hands: ['', ''], scores: [30, 0], options: { anyEnd: 1 }, ...drawn });
    expect(ended(play(match, move))).toBe('fifty');
    expect(hands(match)).toEqual([[], []]);
  });
  it.each([
    ['most points', [51, 52, 50], ['red red', '', 'red'], 0b010],
    ['then most cards', [52, 52, 50], ['red', 'red green', 'red red red'], 0b010],
    ['then shared', [52, 52, 52], ['red', 'green wild', 'red red'], 0b110],
    ['all share', [50, 50, 50], ['', '', ''], 0b111],
  ])('C4.1 holds: %s', (_, scores, held, winners) => {
    const pilot = table({ hands: held, thrown: 'yellow', scores, frames: 'raise 0' });
    expect(play(pilot, 'fall').outcome).toMatchObject({ kind: 'ranked', scores, winners });
  });
});

describe('C4.2 what is secret', () => {
  it('C4.2 holds: a hand is its owner’s; how many cards each has is public; the pile is dark', () => {
    const match = table({ hands: ['red wild', 'green', ''], thrown: 'red', pile: 'red red' });
    const view = match.view(1);
    expect(view.hands).toEqual([[-1, -1], [2], []]);
    expect(view.pile).toEqual([-1, -1]);
    expect(match.view('audience').hands).toEqual([[-1, -1], [-1], []]);
    expect(match.ask(1)?.facts.cards).toBe(2);
  });
  it('C4.2 holds: a pilot who plays nothing shows nothing', () => {
    const match = play(table({ hands: ['red wild', ''], thrown: 'red green' }), '1: stay', 'fall');
    expect(told(match, 1).join()).not.toContain('played');
    expect(stateOf(match).played).toEqual([]);
  });
  it.each([
    ['must raise', 'red', 'red'],
    ['must fall', '', 'red'],
    ['rises for nothing', '', 'blank'],
  ])('C4.2 holds: a pilot who %s is asked all the same', (_, hand, thrown) => {
    const match = table({ hands: [hand, ''], thrown, frames: 'raise 0' });
    expect(match.ask(0)?.id).toBe('raise');
    expect(match.legal(0)).toHaveLength(1);
  });
});

describe('C4.4 300 trips', () => {
  const after = (trips: number, scores = [7, 7, 3], held = ['red red', 'red', '']): Match =>
    play(table({ hands: held, thrown: 'green', scores, frames: 'raise 0', more: [`trips: ${trips - 1}`] }), 'fall');
  it('C4.4 holds: after the three hundredth the game is over; the winner is found as ever', () => {
    expect(after(299).outcome).toBeUndefined();
    const match = after(300);
    expect(ended(match)).toBe('too-many-trips');
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('C4.4');
    expect(match.outcome).toMatchObject({ scores: [7, 7, 3], winners: 0b001 });
    expect(hands(match).map((hand) => hand.length)).toEqual([2, 1, 0]);
  });
  it('C4.4 holds: 50 points at a fall are the reason that counts', () => {
    expect(ended(after(300, [50, 0, 0]))).toBe('fifty');
  });
  it('C4.4 holds: whatever the points, also at the top', () => {
    const drawn = { thrown: 'blank', cloud: 8, scores: [40, 0], frames: 'raise 0', more: ['trips: 299'] };
    const match = play(table({ hands: ['', ''], ...drawn }), 'raise');
    expect(ended(match)).toBe('too-many-trips');
    expect(match.outcome).toMatchObject({ scores: [65, 25], winners: 0b01 });
  });
});
