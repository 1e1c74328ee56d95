import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { attempt, type Drawn, face, field, handOf, hex, play, stateOf, table, tileAt, told, why } from '../draw.ts';

const MAP = `
  c fi fi fi
  d ## mo
  e  *  .  .  . *  . mo`;
const begun = (drawn: Partial<Drawn> = {}): Match =>
  table({ hands: ['mountain field field forest', 'village'], map: MAP, ...drawn });
/** The die shows this. */
const shown = (die: string, drawn: Partial<Drawn> = {}): Match => begun({ die, ...drawn });
const words = (match: Match): string[] => match.legal(0).map((move) => match.word({ seat: 0, move }, 0));

describe('M3.6 the throw', () => {
  it('M3.6 allows it for two cards of any kind', () => {
    const match = play(begun({ chance: [face('village')] }), 'throw');
    expect(match.ask(0)).toEqual({ id: 'pay', facts: { left: 2 } });
    play(match, 'pay field', 'pay forest');
    expect(handOf(match, 0)).toBe('mountain field');
    expect(told(match)).toEqual(['played 0 2', 'played 0 4', 'threw 0 3']);
    expect(match.ask(0)).toEqual({ id: 'die', facts: { face: 3 } });
    expect(field(match, 'die')).toBe(3);
  });
  it.each(['mountain', 'field', 'village', 'forest', 'castle-road', 'landslide'])('M3.6 allows %s', (name) => {
    const match = play(begun({ chance: [face(name)] }), 'throw', 'pay field', 'pay forest');
    expect(match.ask(0)?.facts).toEqual({ face: face(name) + 1 });
  });
  it('M3.6 allows several throws in a turn', () => {
    const match = begun({ chance: [face('village'), face('field')] });
    play(match, 'throw', 'pay field', 'pay field', 'put h1', 'throw', 'pay forest', 'pay mountain', 'take c1', 'end');
    expect([tileAt(match, 'h1'), tileAt(match, 'c1'), field(match, 'turn')]).toEqual(['vi', '.', 1]);
  });
  it('M3.6 refuses it with one card', () => {
    expect(attempt(begun({ hands: ['field', ''] }), 'throw')).toEqual({
      rule: 'M3.5',
      id: 'two-cards',
      facts: { cards: 1 },
    });
  });
  it.each(['end', 'draw', 'place field b1', 'throw', 'pay field', 'remove c1', 'landslide b2'])(
    'M3.6 refuses everything else before the die is used: %s',
    (move) => {
      expect(attempt(shown('village'), move)).toEqual({ rule: 'M3.6', id: 'die-first', facts: { face: 3 } });
    },
  );
});

describe('M3.6 a terrain', () => {
  it('M3.6 allows to put a tile from the reserve on an empty hex', () => {
    const match = play(shown('forest'), 'put h2');
    expect(tileAt(match, 'h2')).toBe('fo');
    expect(field(match, 'reserve')).toEqual([0, 7, 6, 9, 8, 9]);
    expect(told(match)).toEqual([`laid 0 4 ${hex('h2')}`]);
    expect(stateOf(match).die).toBe(0);
    expect(match.ask(0)?.id).toBe('act');
  });
  it('M3.6 allows to carry a tile to another empty hex, even while the reserve has one', () => {
    const match = play(shown('mountain'), 'carry d2 i2');
    expect([tileAt(match, 'd2'), tileAt(match, 'i2')]).toEqual(['.', 'mo']);
    expect(field(match, 'reserve')).toEqual([0, 7, 6, 9, 9, 9]);
    expect(told(match)).toEqual([`shifted 1 ${hex('d2')} ${hex('i2')}`]);
    expect(match.ask(0)?.id).toBe('act');
  });
  it('M3.6 allows to take a tile back', () => {
    const match = play(shown('mountain'), 'take e7');
    expect(tileAt(match, 'e7')).toBe('.');
    expect(field(match, 'reserve')).toEqual([0, 8, 6, 9, 9, 9]);
    expect(told(match)).toEqual([`removed 0 1 ${hex('e7')}`]);
    expect(match.ask(0)?.id).toBe('act');
  });
  it('M3.6 allows nothing', () => {
    const before = stateOf(shown('mountain'));
    const match = play(shown('mountain'), 'nothing');
    expect(stateOf(match)).toMatchObject({ tiles: before.tiles, reserve: before.reserve, die: 0 });
    expect(told(match)).toEqual([]);
    expect(match.ask(0)?.id).toBe('act');
  });
  it('M3.6 holds: one thing, not two', () => {
    expect(why(play(shown('mountain'), 'take e7'), 'take d2')).toBe('M3.2 act-first');
  });
  it.each(['c1', 'd1', 'd2', 'e1', 'e5', 'e9'])('M3.6 refuses a hex that is not empty: %s', (at) => {
    const refused = { rule: 'M3.3', id: 'not-empty', facts: { hex: hex(at) } };
    expect(attempt(shown('forest'), `put ${at}`)).toEqual(refused);
    expect(attempt(shown('field'), `carry c2 ${at}`)).toEqual(refused);
  });
  it('M3.6 refuses to carry a tile to where it lies', () => {
    expect(why(shown('field'), 'carry c2 c2')).toBe('M3.3 not-empty');
  });
  it('M3.6 refuses to put a tile when the reserve has none', () => {
    const map = 'c fi fi fi fi fi fi fi\nd fi fi';
    expect(attempt(shown('field', { map }), 'put h1')).toEqual({
      rule: 'M3.6',
      id: 'die-reserve-empty',
      facts: { face: 2 },
    });
    expect(why(shown('field', { map }), 'carry c1 h1')).toBe('allowed');
    expect(why(shown('field', { map: 'c fi fi fi fi fi fi fi\nd fi' }), 'put h1')).toBe('allowed');
  });
  it.each(['d2', 'd1', 'h1', 'e5', 'e9'])('M3.6 refuses to carry or take what the die does not show: %s', (at) => {
    const refused = { rule: 'M3.6', id: 'not-the-face', facts: { hex: hex(at), face: 2 } };
    expect(attempt(shown('field'), `carry ${at} b1`)).toEqual(refused);
    expect(attempt(shown('field'), `take ${at}`)).toEqual(refused);
  });
  it('M3.6 refuses a tile with a merchant on it', () => {
    const match = shown('field', { merchants: 'c1 c2' });
    for (const move of ['carry c1 b1', 'carry c2 b1', 'take c1', 'take c2'])
      expect(why(match, move)).toBe('M3.7 merchant-there');
    for (const move of ['carry c3 b1', 'take c3']) expect(why(match, move)).toBe('allowed');
  });
});

describe('M3.6 the landslide', () => {
  it('M3.6 allows to put one from the common reserve on an empty hex', () => {
    const match = play(shown('landslide'), 'put h2');
    expect(tileAt(match, 'h2')).toBe('##');
    expect(stateOf(match)).toMatchObject({ common: 0, slides: [4, 4] });
    expect(told(match)).toEqual([`laid 0 6 ${hex('h2')}`]);
  });
  it('M3.6 allows to put it on a free tile, which goes back', () => {
    const match = play(shown('landslide'), 'put c2');
    expect(tileAt(match, 'c2')).toBe('##');
    expect(field(match, 'reserve')).toEqual([0, 7, 7, 9, 9, 9]);
    expect(told(match)).toEqual([`laid 0 6 ${hex('c2')}`, `covered ${hex('c2')} 2`]);
  });
  it('M3.6 allows to carry one to an empty hex or onto a free tile', () => {
    const empty = play(shown('landslide'), 'carry d1 h2');
    expect([tileAt(empty, 'd1'), tileAt(empty, 'h2')]).toEqual(['.', '##']);
    expect(stateOf(empty)).toMatchObject({ common: 1, slides: [4, 4] });
    const tile = play(shown('landslide'), 'carry d1 d2');
    expect([tileAt(tile, 'd1'), tileAt(tile, 'd2')]).toEqual(['.', '##']);
    expect(field(tile, 'reserve')).toEqual([0, 8, 6, 9, 9, 9]);
    expect(told(tile)).toEqual([`shifted 6 ${hex('d1')} ${hex('d2')}`, `covered ${hex('d2')} 1`]);
  });
  it('M3.6 allows to take one back to the common reserve, never to a player', () => {
    const match = play(shown('landslide', { slides: [3, 4] }), 'take d1');
    expect(tileAt(match, 'd1')).toBe('.');
    expect(stateOf(match)).toMatchObject({ common: 3, slides: [3, 4] });
    expect(told(match)).toEqual([`removed 0 6 ${hex('d1')}`]);
  });
  it('M3.6 refuses to put one when the common reserve is empty, whatever players have', () => {
    const match = shown('landslide', { map: `${MAP}\nf ##`, slides: [4, 4] });
    expect(field(match, 'common')).toBe(0);
    expect(attempt(match, 'put h1')).toEqual({ rule: 'M3.6', id: 'die-reserve-empty', facts: { face: 6 } });
  });
  it('M3.6 refuses castles, warehouse, meadow and other landslides', () => {
    const match = shown('landslide');
    for (const at of ['a1', 'e5', 'e9']) {
      expect(attempt(match, `put ${at}`)).toEqual({ rule: 'M3.1', id: 'not-a-path', facts: { hex: hex(at) } });
      expect(why(match, `carry d1 ${at}`)).toBe('M3.1 not-a-path');
    }
    expect(attempt(match, 'put d1')).toEqual({ rule: 'M3.1', id: 'landslide-there', facts: { hex: hex('d1') } });
    expect(why(match, 'carry d1 d1')).toBe('M3.1 landslide-there');
  });
  it.each(['c2', 'h1', 'e9'])('M3.6 refuses to carry or take what is no landslide: %s', (at) => {
    const refused = { rule: 'M3.6', id: 'not-the-face', facts: { hex: hex(at), face: 6 } };
    expect(attempt(shown('landslide'), `carry ${at} b1`)).toEqual(refused);
    expect(attempt(shown('landslide'), `take ${at}`)).toEqual(refused);
  });
  it('M3.6 refuses a tile with a merchant on it', () => {
    const match = shown('landslide', { merchants: 'c1 c2' });
    expect(attempt(match, 'put c2')).toEqual({ rule: 'M3.7', id: 'merchant-there', facts: { hex: hex('c2') } });
    expect(attempt(match, 'carry d1 c1')).toEqual({ rule: 'M3.7', id: 'merchant-there', facts: { hex: hex('c1') } });
  });
});

describe('M3.8 by the die', () => {
  // Two of the three ways to the castle in the corner are shut.
  const corner = 'a  * ##\nb ## .\nc . .  .  ##';
  it('M3.8 refuses a landslide of the die that cuts somebody off', () => {
    const match = shown('landslide', { map: corner, slides: [3, 3] });
    expect(attempt(match, 'put b2')).toEqual({ rule: 'M3.8', id: 'cut-off', facts: { hex: hex('b2') } });
    expect(attempt(match, 'carry c4 b2')).toEqual({ rule: 'M3.8', id: 'cut-off', facts: { hex: hex('b2') } });
  });
  it('M3.8 allows one that is carried to where it shuts no more than before: it counts as lifted first', () => {
    const match = shown('landslide', { map: corner, slides: [3, 3] });
    for (const from of ['a2', 'b1']) expect(why(match, `carry ${from} b2`)).toBe('allowed');
    expect(tileAt(play(match, 'carry a2 b2'), 'a2')).toBe('.');
  });
  it('M3.8 holds: a terrain of the die is never in the way', () => {
    expect(why(shown('forest', { map: corner, slides: [3, 3] }), 'put b2')).toBe('allowed');
  });
});

describe('M3.6 a use for every face', () => {
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
  it.each(['mountain', 'forest', 'castle-road'])('M3.6 allows to take a tile where no hex is empty: %s', (die) => {
    const offers = new Set(words(shown(die, { map: full, slides: [0, 0] })).map((word) => word.split(' ')[0]));
    expect([...offers]).toEqual(['take', 'nothing']);
  });
  it('M3.6 allows a landslide there on tiles', () => {
    const offers = new Set(words(shown('landslide', { map: full, slides: [0, 0] })).map((word) => word.split(' ')[0]));
    expect([...offers]).toEqual(['put', 'carry', 'take', 'nothing']);
  });
  it('M3.6 allows to put a tile when none lies on the map', () => {
    const offers = words(shown('village')).filter((word) => word !== 'nothing');
    expect(offers).toHaveLength(54 - 6);
    expect(offers.every((word) => word.startsWith('put '))).toBe(true);
  });
});
