import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_WORDS } from '../../rules/index.ts';
import { attempt, type Drawn, ended, faces, field, hands, lists, play, table, told, why } from '../draw.ts';

const two = (hand: string, drawn: Partial<Drawn> = {}): Match => table({ hands: [hand, 's12 s12 s11'], ...drawn });

describe('A4.1 a turn', () => {
  it('A4.1 allows a card or two discards', () => {
    const match = two('g3 s5 r7', { mountain: 'r4' });
    expect(why(match, 'place g3 2')).toBe('allowed');
    expect(why(match, 'discard')).toBe('allowed');
  });
  it('A4.1 refuses the turn of another, naming who is asked', () => {
    expect(attempt(two('g3 s5'), '1: place s12 1')).toEqual({ rule: 'A4.1', id: 'not-your-turn', facts: { seat: 0 } });
  });
  it('A4.1 refuses a card that is not in hand', () => {
    const match = two('g3 s5', { mountain: 'r4' });
    for (const move of ['place g4 2', 'campfire rock-fire 1']) expect(why(match, move)).toBe('A4.1 not-in-hand');
    expect(why(play(match, 'discard'), 'drop g4')).toBe('A4.1 not-in-hand');
  });
  it('A4.1 refuses drops before an action, and two discards with one card', () => {
    expect(attempt(two('g3 s5'), 'drop g3')).toEqual({ rule: 'A4.1', id: 'act-first', facts: {} });
    expect(attempt(two('g3'), 'discard')).toEqual({
      rule: 'A4.1',
      id: 'too-few-to-discard',
      facts: { needed: 2, payable: 1 },
    });
  });
  it('A4.1 allows one draw, after the whole payment, up to five', () => {
    const match = two('g3 r6 s7', { mountain: 's4', piles: ['g4 g6 g7 g9 g10 g12', ''] });
    play(match, 'place r6 2', 'drop g3');
    expect(faces(hands(match)[0]!)).toBe('s7');
    play(match, 'drop s7');
    expect(faces(hands(match)[0]!)).toBe('g6 g7 g9 g10 g12');
    expect(field(match, 'turn')).toBe(1);
  });
  it('A4.1 allows going on with fewer cards when the pile is used up', () => {
    const match = play(two('g3 r6 s7', { piles: ['g4', ''] }), 'discard', 'drop g3', 'drop r6');
    expect(faces(hands(match)[0]!)).toBe('g4 s7');
    expect(lists(match, 'piles')[0]).toEqual([]);
    expect(field(match, 'turn')).toBe(1);
  });
  it('A4.1 holds: turns go round', () => {
    const three = table({ hands: ['g3 s3 r7', 'r4 s4', 'g6 g7'], more: ['turn: 2'] });
    play(three, '2: place g6 1', '0: discard', '0: drop g3', '0: drop s3');
    expect(field(three, 'turn')).toBe(1);
  });
});

describe('A4.2 discards', () => {
  it('A4.2 holds: the owner remembers them, others see only that there is one', () => {
    const match = play(two('g3 s5 r7'), 'discard', 'drop g3', 'drop s5');
    expect(faces(lists(match, 'discards')[0]!)).toBe('g3 s5');
    expect((match.view(0).discards as number[][])[0]).toEqual([13, 27]);
    expect((match.view(1).discards as number[][])[0]).toEqual([-1, -1]);
    expect(told(match, 0).filter((line) => line.startsWith('dropped'))).toEqual(['dropped 0 13', 'dropped 0 27']);
    expect(told(match, 1).filter((line) => line.startsWith('dropped'))).toEqual(['dropped 0 -1', 'dropped 0 -1']);
    expect(match.word(match.steps[1]!, 1)).toBe('drop ?');
  });
  it('A4.2 holds: they never come back', () => {
    const match = play(two('g3 s5 r7', { piles: ['', ''] }), 'discard', 'drop g3', 'drop s5', '1: place s12 1');
    expect(faces(hands(match)[0]!)).toBe('r7');
  });
});

describe('A4.3 silence', () => {
  it('A4.3 holds: the table has moves, and none of them carries words', () => {
    const plain = ['bridge', 'campfire', 'discard', 'drop', 'lift', 'place', 'summit'];
    expect(
      two('g3')
        .rules.moves.map(({ name }) => name)
        .sort(),
    ).toEqual(plain);
    const alone = table({ hands: ['g3'], features: ['wildlife'] }).rules.moves.map(({ name }) => name);
    expect(alone.filter((name) => !plain.includes(name)).sort()).toEqual(['grapple', 'herd', 'stop', 'up']);
  });
});

describe('A4.19 small steps', () => {
  it('A4.19 allows equal faces as one move, and an ibex face as another', () => {
    const moves = (hand: string): string[] => {
      const match = two(hand);
      return match.legal(0).map((move) => match.word({ seat: 0, move }, 0));
    };
    expect(moves('g3 g3')).toEqual(['place g3 1', 'discard']);
    expect(moves('g5 g5i')).toEqual(['place g5 1', 'place g5i 1', 'discard']);
  });
  it('A4.19 allows two discards as an announcement and two drops', () => {
    const match = play(two('g3 s5 r7'), 'discard');
    expect(match.ask(0)).toEqual({ id: 'discard', facts: { left: 2 } });
    expect(told(match, 1)).toContain('discarding 0');
    play(match, 'drop g3');
    expect(match.ask(0)).toEqual({ id: 'discard', facts: { left: 1 } });
  });
  it('A4.19 refuses drops out of order, and anything else while cards are due', () => {
    const match = play(two('g3 s5 r7 summit'), 'discard');
    expect(attempt(match, 'drop summit')).toEqual({ rule: 'A4.19', id: 'too-few-left', facts: { left: 2, from: 1 } });
    expect(attempt(match, 'place g3 1')).toEqual({ rule: 'A4.19', id: 'drop-first', facts: { left: 2 } });
    play(match, 'drop s5');
    expect(attempt(match, 'drop g3')).toEqual({ rule: 'A4.19', id: 'ascending', facts: { floor: 27 } });
    for (const card of ['r7', 'summit']) expect(why(match, `drop ${card}`)).toBe('allowed');
  });
  it('A4.19 holds: terrain by value, grass, snow, rock, plain before ibex; then campfires, bridge, summit', () => {
    const ascending = Object.keys(CARD_WORDS).map(Number);
    expect(faces(ascending)).toBe(
      'g1 s1 r1 g2 g2i s2 s2i r2 g3 s3 r3 r3i g4 s4 s4i r4 g5 g5i s5 r5 g6 s6 r6 r6i g7 s7 s7i r7 g8 g8i s8 r8 ' +
        'g9 s9 r9 r9i g10 s10 s10i r10 g11 g11i s11 r11 g12 s12 r12 r12i grass-fire snow-fire rock-fire bridge summit',
    );
    expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  });
});

describe('A5.2 no action is left', () => {
  /** Seat 0 drops its turn away; seat 1 begins with this hand and nothing to draw. */
  const begins = (hand: string, drawn: Partial<Drawn> = {}): Match =>
    play(table({ hands: ['s12 s12 s11', hand], piles: ['', ''], ...drawn }), 'discard', 'drop s11', 'drop s12');
  it('A5.2 allows a single card that can be played for nothing', () => {
    expect(begins('g3').outcome).toBeUndefined();
    expect(begins('g3', { mountain: 'r3' }).outcome).toBeUndefined();
    expect(begins('bridge', { mountain: 'r3' }).outcome).toBeUndefined();
    expect(begins('rock-fire', { mountain: 'r3 s3' }).outcome).toBeUndefined();
  });
  it('A5.2 refuses a single card whose price cannot be paid: all lose', () => {
    const match = begins('g3', { mountain: 'r4' });
    expect(ended(match)).toBe('stuck');
    expect(told(match)).toContain('lost 1');
    expect(match.outcome).toMatchObject({ kind: 'together', won: false, score: 1 });
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('A5.2');
  });
  it('A5.2 refuses a lone bridge, campfire or summit without a place', () => {
    for (const card of ['bridge', 'grass-fire', 'summit']) expect(ended(begins(card))).toBe('stuck');
    expect(ended(begins('rock-fire', { mountain: 'r3' }))).toBe('stuck');
  });
  it('A5.2 allows two cards, whatever they are', () => {
    expect(begins('summit summit').outcome).toBeUndefined();
  });
  it('A5.2 refuses an empty hand', () => {
    const match = begins('');
    expect(ended(match)).toBe('empty-hand');
    expect(match.rules.clauses[match.outcome!.why]!.rule).toBe('A5.2');
    expect(attempt(match, '1: discard')).toMatchObject({ rule: 'table', id: 'over' });
  });
  it('A5.2 holds: it is looked at when a turn begins, not while one is paid', () => {
    const match = table({ hands: ['r5 g9', 's12 s12'], mountain: 's4', piles: ['', ''] });
    play(match, 'place r5 2', 'drop g9');
    expect(hands(match)[0]).toEqual([]);
    expect(match.outcome).toBeUndefined();
    expect(field(match, 'turn')).toBe(1);
    expect(ended(play(match, '1: discard', '1: drop s12', '1: drop s12'))).toBe('empty-hand');
  });
  it('A5.2 allows leading a herd with a single card', () => {
    const herd = { features: ['wildlife'], mountain: 'r9\nr4 s4', ibex: { 1: 1 } };
    expect(begins('summit', herd).outcome).toBeUndefined();
    expect(ended(begins('summit', { ...herd, ibex: { 10: 1 } }))).toBe('stuck');
    expect(ended(begins('', herd))).toBe('empty-hand');
  });
  it.each([
    [1, undefined],
    [0, 'stuck'],
  ])('A5.2 holds: with %i grapples a summit alone in hand is %s', (grapples, ending) => {
    const alone = table({
      hands: ['g3 summit'],
      piles: ['g4 g6'],
      frames: 'next; pay',
      more: ['due: 1', `grapples: ${grapples}`],
    });
    expect(ended(play(alone, 'drop g3'))).toBe(ending);
  });
});
