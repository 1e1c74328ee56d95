import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { connected, HEX_WORDS } from '../../rules/index.ts';
import { attempt, type Drawn, field, hex, play, stateOf, table, tileAt, told, why } from '../draw.ts';

const begun = (drawn: Partial<Drawn> = {}): Match => table({ hands: ['field forest', 'village'], ...drawn });
const ROAD = `
  d  .  .  .  .  .  . fi fi
  e  *  .  .  .  *  . vi ##  *`;

describe('M3.1 a landslide first', () => {
  it('M3.1 allows it on an empty hex, before cards are played', () => {
    const match = play(begun(), 'landslide c4');
    expect(tileAt(match, 'c4')).toBe('##');
    expect(stateOf(match)).toMatchObject({ slides: [3, 4], common: 2, phase: 1, spent: 0 });
    expect(told(match)).toEqual([`landslide-laid 0 ${hex('c4')} 0`]);
    expect(match.ask(0)).toEqual({ id: 'act', facts: { landslides: 0, spent: 0, cards: 2, drawn: 0, wares: 5 } });
  });
  it('M3.1 allows it on a tile, which goes back to the reserve', () => {
    const match = begun({ map: ROAD });
    expect(field(match, 'reserve')).toEqual([0, 9, 7, 8, 9, 9]);
    play(match, 'landslide d7');
    expect([tileAt(match, 'd7'), tileAt(match, 'd8')]).toEqual(['##', 'fi']);
    expect(field(match, 'reserve')).toEqual([0, 9, 8, 8, 9, 9]);
    expect(told(match)).toEqual([`landslide-laid 0 ${hex('d7')} 2`]);
  });
  it('M3.1 allows everything else after it: draw, or act', () => {
    const match = play(begun(), 'landslide c4');
    for (const move of ['draw', 'place field c3', 'throw']) expect(why(match, move)).toBe('allowed');
    expect(field(play(match, 'draw'), 'turn')).toBe(1);
  });
  it('M3.1 allows the next player one as well, and the first one again in the next turn', () => {
    const match = play(begun(), 'landslide c4', 'draw', '1: landslide c5', '1: draw');
    expect(why(match, 'landslide c6')).toBe('allowed');
    expect(field(match, 'slides')).toEqual([3, 3]);
  });
  it('M3.1 refuses a second one in the turn', () => {
    const match = play(begun(), 'landslide c4');
    expect(attempt(match, 'landslide c5')).toEqual({ rule: 'M3.1', id: 'landslide-first', facts: {} });
  });
  it('M3.1 refuses one after cards were played', () => {
    const match = play(begun(), 'place field c3');
    expect(why(match, 'landslide c5')).toBe('M3.1 landslide-first');
  });
  it('M3.1 refuses one that you do not have, even if others and the common reserve do', () => {
    const match = begun({ slides: [0, 4] });
    expect(field(match, 'common')).toBe(6);
    expect(attempt(match, 'landslide c5')).toEqual({ rule: 'M3.1', id: 'no-landslide', facts: {} });
  });
  it.each(['a1', 'a5', 'e1', 'i1', 'i5', 'e9', 'e5'])('M3.1 refuses castle, warehouse and meadow: %s', (at) => {
    expect(attempt(begun(), `landslide ${at}`)).toEqual({ rule: 'M3.1', id: 'not-a-path', facts: { hex: hex(at) } });
  });
  it('M3.1 refuses another landslide', () => {
    const match = begun({ map: ROAD });
    expect(attempt(match, 'landslide e8')).toEqual({
      rule: 'M3.1',
      id: 'landslide-there',
      facts: { hex: hex('e8') },
    });
  });
  it('M3.1 refuses a hex under any merchant', () => {
    const match = begun({ map: ROAD, merchants: 'd7 e7' });
    expect(attempt(match, 'landslide e7')).toEqual({ rule: 'M3.7', id: 'merchant-there', facts: { hex: hex('e7') } });
    expect(why(match, 'landslide d7')).toBe('M3.7 merchant-there');
    expect(why(match, 'landslide d8')).toBe('allowed');
  });
  it('M3.1 holds: nobody enters the hex while it lies there', () => {
    const match = begun({ map: 'd . . . . . . . fi\ne * . . . * . . fi *', hands: ['field field', 'field'] });
    expect(why(match, 'move field e8')).toBe('allowed');
    play(match, 'landslide e8');
    expect(why(match, 'move field e8')).toBe('M3.4 not-reachable');
    expect(why(match, 'move field d8')).toBe('allowed');
    expect(why(match, 'place field e8')).toBe('M3.3 not-empty');
  });
});

describe('M3.8 nobody is cut off', () => {
  const around = (marks: string): string => `a * ${marks[0]}\nb ${marks[1]} ${marks[2]}`.replaceAll('#', '##');
  it.each([
    ['##.', 'b2'],
    ['#.#', 'b1'],
    ['.##', 'a2'],
  ])('M3.8 refuses the last way into a castle: %s, %s', (marks, last) => {
    const match = begun({ map: around(marks) });
    expect(attempt(match, `landslide ${last}`)).toEqual({ rule: 'M3.8', id: 'cut-off', facts: { hex: hex(last) } });
  });
  it('M3.8 allows the last but one', () => {
    for (const last of ['b1', 'b2']) expect(why(begun({ map: around('#..') }), `landslide ${last}`)).toBe('allowed');
  });
  it('M3.8 refuses the last way into the warehouse', () => {
    expect(why(begun({ map: 'd . . . . . . . ##\ne * . . . * . . ## *' }), 'landslide f8')).toBe('M3.8 cut-off');
    expect(why(begun({ map: 'd . . . . . . . ##\ne * . . . * . . . *' }), 'landslide f8')).toBe('allowed');
  });
  it.each(['d4', 'd5', 'e4', 'e6', 'f4', 'f5'])('M3.8 refuses the last way to the meadow: %s', (last) => {
    const mark = (word: string): string => (word === last ? '.' : '##');
    const map = `
      d . . . ${mark('d4')} ${mark('d5')}
      e * . . ${mark('e4')} * ${mark('e6')}
      f . . . ${mark('f4')} ${mark('f5')}`;
    expect(why(begun({ map }), `landslide ${last}`)).toBe('M3.8 cut-off');
    expect(why(begun({ map }), 'landslide c3')).toBe('allowed');
  });
  it('M3.8 refuses to shut a merchant in', () => {
    const map = `
      b . . ## ##
      c . . ## fi .
      d . . . ## ##`;
    expect(why(begun({ map, merchants: 'c4 e9' }), 'landslide c5')).toBe('M3.8 cut-off');
    expect(why(begun({ map, merchants: 'e9 c4' }), 'landslide c5')).toBe('M3.8 cut-off');
  });
  it('M3.8 allows to shut in a hex where nobody stands', () => {
    const map = `
      b . . ## ##
      c . . ## fi .
      d . . . ## ##`;
    expect(why(begun({ map }), 'landslide c5')).toBe('allowed');
  });
  it('M3.8 refuses to cut the map in two; empty hexes and tiles are ways, landslides are none', () => {
    // From the top edge to the bottom edge, between the castles in the west and the others.
    const wall = `
      a * . ##
      b . . ##
      c . . ##
      d . . ##
      e * . . .  *
      f . . ##
      g . ##
      h . ##
      i * ##`;
    const match = begun({ map: wall, slides: [1, 1] });
    expect(connected(stateOf(match))).toBe(true);
    for (const gap of ['e3', 'e4']) expect(why(match, `landslide ${gap}`)).toBe('M3.8 cut-off');
    for (const aside of ['e2', 'c4', 'h3']) expect(why(match, `landslide ${aside}`)).toBe('allowed');
    const tiles = begun({ map: wall.replace('e * . . .', 'e * . fi mo'), slides: [1, 1], merchants: 'e3 e9' });
    expect(why(tiles, 'landslide e4')).toBe('M3.8 cut-off');
  });
  it('M3.8 holds: connected judges a landslide more, and one lifted', () => {
    const s = stateOf(begun({ map: around('##.') }));
    expect([connected(s), connected(s, hex('b2')), connected(s, hex('c4'))]).toEqual([true, false, true]);
    expect(connected(s, hex('b2'), hex('b1'))).toBe(true);
    expect(connected(s, hex('b2'), hex('b2'))).toBe(false);
  });
  it('M3.8 holds: what the quick look allows, the long one allows', () => {
    const s = stateOf(begun({ map: `a * ## . ##\nb ## . . . . ##\nc . ## .\nd . . . ##\ne * . ##`, slides: [1, 0] }));
    const match = begun({ map: `a * ## . ##\nb ## . . . . ##\nc . ## .\nd . . . ##\ne * . ##`, slides: [1, 0] });
    const listed = Object.values(HEX_WORDS).filter((word) => why(match, `landslide ${word}`) === 'allowed');
    const allowed = Object.values(HEX_WORDS).filter(
      (word) => !/not-a-path|landslide-there/.test(why(match, `landslide ${word}`)) && connected(s, hex(word)),
    );
    expect(listed).toEqual(allowed);
    expect(listed.length).toBeLessThan(54 - 8);
  });
  it('M3.8 holds: a position where somebody is cut off is none', () => {
    expect(() => begun({ map: around('###') })).toThrow('landslides cut somebody off');
  });
});
