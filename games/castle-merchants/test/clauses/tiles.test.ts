import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { attempt, type Drawn, field, handOf, hex, play, stateOf, table, tileAt, told, why } from '../draw.ts';

const begun = (drawn: Partial<Drawn> = {}): Match =>
  table({ hands: ['mountain field field forest', 'village'], pile: 'village village village', ...drawn });
/** All nine fields lie on the map. */
const FIELDS = `
  c fi fi fi fi
  d ## mo
  e  * fi fi  . *
  f fi fi fi`;

describe('M3.3 a card puts a tile', () => {
  it.each(['c3', 'a2', 'h1', 'e8'])('M3.3 allows any empty hex, next to nothing: %s', (at) => {
    const match = play(begun(), `place field ${at}`);
    expect(tileAt(match, at)).toBe('fi');
    expect(field(match, 'reserve')).toEqual([0, 9, 8, 9, 9, 9]);
    expect(handOf(match, 0)).toBe('mountain field forest');
    expect(told(match)).toEqual(['played 0 2', `laid 0 2 ${hex(at)}`]);
  });
  it('M3.3 allows the last one of the reserve', () => {
    const match = begun({ map: FIELDS.replace('f fi fi', 'f fi .') });
    expect(why(match, 'place field b1')).toBe('allowed');
    expect(why(match, 'shift field c1 b1')).toBe('M3.3 reserve-left');
    expect(field(play(match, 'place field b1'), 'reserve')).toEqual([0, 8, 0, 9, 9, 9]);
  });
  it.each([
    ['a tile', 'c1'],
    ['the same terrain', 'd2'],
    ['a landslide', 'd1'],
    ['a castle', 'e1'],
    ['the warehouse', 'e9'],
    ['the meadow', 'e5'],
  ])('M3.3 refuses a hex that is not empty: %s', (_, at) => {
    const match = begun({ map: FIELDS });
    expect(attempt(match, `place mountain ${at}`)).toEqual({ rule: 'M3.3', id: 'not-empty', facts: { hex: hex(at) } });
  });
  it('M3.3 refuses to put a tile when the reserve has none of that terrain', () => {
    const match = begun({ map: FIELDS });
    expect(attempt(match, 'place field b1')).toEqual({ rule: 'M3.3', id: 'reserve-empty', facts: { terrain: 2 } });
    expect(why(match, 'place forest b1')).toBe('allowed');
  });
});

describe('M3.3 a card shifts a tile when the reserve is empty', () => {
  it('M3.3 allows any tile of that terrain to go to any empty hex', () => {
    const match = play(begun({ map: FIELDS }), 'shift field c2 i3');
    expect([tileAt(match, 'c2'), tileAt(match, 'i3')]).toEqual(['.', 'fi']);
    expect(field(match, 'reserve')).toEqual([0, 8, 0, 9, 9, 9]);
    expect(told(match)).toEqual(['played 0 2', `shifted 2 ${hex('c2')} ${hex('i3')}`]);
    expect(match.ask(0)?.facts).toEqual({ landslides: 0, spent: 1, cards: 3, drawn: 1, wares: 5 });
  });
  it('M3.3 refuses it while the reserve has one', () => {
    const match = begun({ map: FIELDS });
    expect(attempt(match, 'shift mountain d2 i3')).toEqual({ rule: 'M3.3', id: 'reserve-left', facts: { terrain: 1 } });
  });
  it.each([
    ['another terrain', 'd2'],
    ['a landslide', 'd1'],
    ['nothing', 'i3'],
    ['the warehouse', 'e9'],
  ])('M3.3 refuses to shift what is no such tile: %s', (_, from) => {
    expect(attempt(begun({ map: FIELDS }), `shift field ${from} i2`)).toEqual({
      rule: 'M3.3',
      id: 'not-that-tile',
      facts: { hex: hex(from), terrain: 2 },
    });
  });
  it.each(['c2', 'c3', 'd1', 'd2', 'e5', 'e9', 'a1'])(
    'M3.3 refuses to shift it to a hex that is not empty: %s',
    (to) => {
      const match = begun({ map: FIELDS });
      expect(attempt(match, `shift field c2 ${to}`)).toEqual({
        rule: 'M3.3',
        id: 'not-empty',
        facts: { hex: hex(to) },
      });
    },
  );
  it('M3.3 refuses a tile with a merchant on it, whoever it is', () => {
    for (const merchants of ['c2 e9', 'e9 c2']) {
      expect(attempt(begun({ map: FIELDS, merchants }), 'shift field c2 i3')).toEqual({
        rule: 'M3.7',
        id: 'merchant-there',
        facts: { hex: hex('c2') },
      });
    }
  });
  it('M3.3 holds: a tile with a merchant is not offered, and where no hex is empty none can go', () => {
    const full = `
      a  * mo mo mo  *
      b mo mo mo mo mo mo
      c fi ## fi ## fi ## fi
      d fi fi fi fi fi vi vi vi
      e  * vi ## vi  * vi ## vi  *
      f vi vi fo fo fo fo fo fo
      g fo ## fo ## fo ## ro
      h ro ro ro ro ro ro
      i  * ro ## ro  *`;
    const offers = (drawn: Partial<Drawn>): string[] => {
      const match = begun({ slides: [0, 0], hands: ['field field forest', ''], ...drawn });
      const words = match.legal(0).map((move) => match.word({ seat: 0, move }, 0));
      return words.filter((word) => /^(place|shift)/.test(word));
    };
    expect(offers({ map: full })).toEqual([]);
    const gap = full.replace('i  * ro ##', 'i  * ro .');
    expect(offers({ map: gap }).filter((word) => word.startsWith('shift field'))).toHaveLength(9);
    expect(offers({ map: gap }).every((word) => word.endsWith(' i3'))).toBe(true);
    const standing = offers({ map: gap, merchants: 'c1 d5' }).filter((word) => word.startsWith('shift field'));
    expect(standing.map((word) => word.split(' ')[2])).toEqual(['c3', 'c5', 'c7', 'd1', 'd2', 'd3', 'd4']);
  });
});

describe('M3.5 two cards take a tile away', () => {
  it('M3.5 allows any tile without a merchant, for any two cards', () => {
    const match = play(begun({ map: FIELDS }), 'remove d2');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    expect(tileAt(match, 'd2')).toBe('mo');
    play(match, 'pay field');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 1 } });
    play(match, 'pay forest');
    expect(tileAt(match, 'd2')).toBe('.');
    expect(field(match, 'reserve')).toEqual([0, 9, 0, 9, 9, 9]);
    expect(handOf(match, 0)).toBe('mountain field');
    expect(told(match)).toEqual(['played 0 2', 'played 0 4', `removed 0 1 ${hex('d2')}`]);
    expect(match.ask(0)).toEqual({ id: 'act', facts: { landslides: 0, spent: 2, cards: 2, drawn: 2, wares: 5 } });
  });
  it('M3.5 allows two cards of one kind, and every kind is offered once', () => {
    const match = play(begun({ map: FIELDS }), 'remove c1');
    expect(match.legal(0).map((move) => match.word({ seat: 0, move }, 0))).toEqual([
      'pay mountain',
      'pay field',
      'pay forest',
    ]);
    play(match, 'pay field', 'pay field');
    expect([tileAt(match, 'c1'), handOf(match, 0)]).toEqual(['.', 'mountain forest']);
  });
  it('M3.5 allows it with exactly two cards', () => {
    const match = play(begun({ map: FIELDS, hands: ['field forest', ''] }), 'remove c1', 'pay forest', 'pay field');
    expect(handOf(match, 0)).toBe('');
    expect(match.legal(0).map((move) => match.word({ seat: 0, move }, 0))).toEqual(['end']);
  });
  it.each([
    [1, 'forest'],
    [0, ''],
  ])('M3.5 refuses it with %i cards', (cards, hand) => {
    const match = begun({ map: FIELDS, hands: [hand, 'field field'] });
    expect(attempt(match, 'remove c1')).toEqual({ rule: 'M3.5', id: 'two-cards', facts: { cards } });
  });
  it.each(['i3', 'e9', 'e1', 'e5'])('M3.5 refuses it where no tile lies: %s', (at) => {
    expect(attempt(begun({ map: FIELDS }), `remove ${at}`)).toEqual({
      rule: 'M3.5',
      id: 'no-tile',
      facts: { hex: hex(at) },
    });
  });
  it('M3.5 refuses a landslide', () => {
    expect(attempt(begun({ map: FIELDS }), 'remove d1')).toEqual({
      rule: 'M3.5',
      id: 'landslide-stays',
      facts: { hex: hex('d1') },
    });
  });
  it('M3.5 refuses everything else until it is paid', () => {
    const match = play(begun({ map: FIELDS }), 'remove c1');
    expect(attempt(match, 'end')).toEqual({ rule: 'M3.5', id: 'pay-first', facts: { left: 2 } });
    play(match, 'pay field');
    for (const move of ['draw', 'place field b1', 'throw', 'remove c2'])
      expect(attempt(match, move)).toEqual({ rule: 'M3.5', id: 'pay-first', facts: { left: 1 } });
  });
});

describe('M3.7 an empty tile', () => {
  it('M3.7 allows a tile on which no merchant stands, though merchants are beside it', () => {
    const match = begun({ map: FIELDS, merchants: 'c2 c3' });
    for (const move of ['remove c1', 'shift field c4 b1', 'landslide c1']) expect(why(match, move)).toBe('allowed');
  });
  it.each(['c2', 'c3'])('M3.7 refuses one with a merchant, your own or not: %s', (at) => {
    const match = begun({ map: FIELDS, merchants: 'c2 c3' });
    const refused = { rule: 'M3.7', id: 'merchant-there', facts: { hex: hex(at) } };
    for (const move of [`remove ${at}`, `shift field ${at} b1`, `landslide ${at}`])
      expect(attempt(match, move)).toEqual(refused);
    const field2 = begun({ map: FIELDS, merchants: 'c2 c3', die: 'field' });
    for (const move of [`take ${at}`, `carry ${at} b1`]) expect(attempt(field2, move)).toEqual(refused);
    const slide = begun({ map: FIELDS, merchants: 'c2 c3', die: 'landslide' });
    for (const move of [`put ${at}`, `carry d1 ${at}`]) expect(attempt(slide, move)).toEqual(refused);
  });
  it('M3.7 holds: when the merchant has gone, the tile is empty again', () => {
    const match = begun({ map: FIELDS, merchants: 'c2 e9' });
    expect(why(match, 'remove c2')).toBe('M3.7 merchant-there');
    expect(why(play(match, 'move field c4'), 'remove c2')).toBe('allowed');
    expect(stateOf(match).merchants[0]).toBe(hex('c4'));
  });
});
