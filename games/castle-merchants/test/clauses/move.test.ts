import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { HEX_WORDS, reachable } from '../../rules/index.ts';
import { attempt, type Drawn, handOf, hex, play, standing, stateOf, table, told, why } from '../draw.ts';

const MAP = `
  b  .  .  .  .  . vi
  c  .  .  .  .  . fi fi
  d  .  .  .  . mo fi  . fi
  e  *  .  .  . * fi mo vi *
  f  .  .  . fi fi ##  . fi
  g  .  .  .  .  . fi  .`;
const begun = (drawn: Partial<Drawn> = {}): Match =>
  table({ hands: ['mountain field field forest village', 'field'], map: MAP, ...drawn });
/** Where a card leads, by the list of legal moves. */
const leads = (match: Match, card: string): string =>
  match
    .legal(0)
    .map((move) => match.word({ seat: 0, move }, 0).split(' '))
    .filter(([kind, played]) => kind === 'move' && played === card)
    .map(([, , to]) => to)
    .join(' ');

describe('M3.4 along a chain', () => {
  it('M3.4 allows a neighbouring tile of the terrain', () => {
    const match = play(begun(), 'move village e8');
    expect(standing(match)).toBe('e8 e9');
    expect(handOf(match, 0)).toBe('mountain field field forest');
    expect(told(match)).toEqual(['played 0 3', `walked 0 ${hex('e9')} ${hex('e8')}`]);
    expect(match.ask(0)?.facts).toEqual({ landslides: 0, spent: 1, cards: 4, drawn: 1, wares: 5 });
  });
  it.each([
    ['e9', 'field', 'c6 c7 d6 d8 e6 f4 f5 f8'],
    ['e9', 'village', 'e8'],
    ['e9', 'mountain', ''],
    ['e9', 'forest', ''],
    ['e7', 'field', 'c6 c7 d6 d8 e6 f4 f5'],
    ['e7', 'mountain', ''],
    ['d6', 'field', 'c6 c7 d8 e6 f4 f5'],
    ['d6', 'mountain', 'd5 e7'],
    ['e5', 'field', 'c6 c7 d6 d8 e6 f4 f5'],
    ['e5', 'mountain', 'd5'],
  ])('M3.4 allows as far as the chain goes: from %s with %s to %s', (from, card, to) => {
    expect(leads(begun({ merchants: `${from} e9` }), card)).toBe(to);
  });
  it('M3.4 allows another part of the chain on which you stand, in one step', () => {
    const match = play(begun({ merchants: 'd8 e9' }), 'move field f4');
    expect([standing(match), stateOf(match).spent]).toEqual(['f4 e9', 1]);
  });
  it('M3.4 allows several merchants on one hex', () => {
    const match = play(begun({ merchants: 'e9 e8' }), 'move village e8');
    expect(standing(match)).toBe('e8 e8');
  });
  it('M3.4 holds: reachable says the same, and fills a list', () => {
    const s = stateOf(begun({ merchants: 'd5 e6' }));
    expect(reachable(s, 0, 2).map((at) => HEX_WORDS[at])).toEqual('c6 c7 d6 d8 e5 e6 f4 f5'.split(' '));
    const out = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(reachable(s, 0, 1, out)).toBe(out);
    expect(out.map((at) => HEX_WORDS[at])).toEqual(['e5']);
    expect(reachable(s, 1, 1).map((at) => HEX_WORDS[at])).toEqual(['d5', 'e5', 'e7']);
  });
  it('M3.4 holds: a landslide breaks a chain, a tile in its place mends it', () => {
    expect(why(begun(), 'move field g6')).toBe('M3.4 not-reachable');
    expect(why(begun({ map: MAP.replace('fi fi ##  . fi', 'fi fi fi  .  .') }), 'move field g6')).toBe('allowed');
  });
  it.each([
    ['e9', 'field', 'g6', 2],
    ['e9', 'mountain', 'e8', 1],
    ['e9', 'mountain', 'e7', 1],
    ['e9', 'field', 'f6', 2],
    ['e9', 'field', 'd7', 2],
    ['f8', 'field', 'd8', 2],
  ])('M3.4 refuses from %s with %s to %s, where no such chain leads', (from, card, to, terrain) => {
    expect(attempt(begun({ merchants: `${from} e9` }), `move ${card} ${to}`)).toEqual({
      rule: 'M3.4',
      id: 'not-reachable',
      facts: { hex: hex(to), terrain },
    });
  });
  it.each([
    ['d6', 'field'],
    ['e9', 'forest'],
    ['e5', 'mountain'],
  ])('M3.4 refuses to end where you are: %s with %s', (at, card) => {
    expect(attempt(begun({ merchants: `${at} e9` }), `move ${card} ${at}`)).toEqual({
      rule: 'M3.4',
      id: 'where-you-are',
      facts: {},
    });
  });
});

describe('M3.4 castle, warehouse and meadow', () => {
  it.each(['mountain', 'field', 'forest', 'village'])('M3.4 allows any card into one beside you: %s', (card) => {
    const meadow = begun({ merchants: 'd5 e9' });
    expect(standing(play(meadow, `move ${card} e5`))).toBe('e5 e9');
    const warehouse = begun({ merchants: 'd8 e9' });
    expect(standing(play(warehouse, `move ${card} e9`))).toBe('e9 e9');
    const castle = begun({ map: 'b vi', merchants: 'b1 e9' });
    expect(standing(play(castle, `move ${card} a1`))).toBe('a1 e9');
  });
  it.each([
    ['e9', 'field', 'e5'],
    ['f8', 'field', 'e5'],
    ['d6', 'field', 'e9'],
    ['d6', 'field', 'e5'],
    ['d5', 'forest', 'a5'],
  ])('M3.4 refuses one that is not beside you, though a chain ends there: from %s with %s to %s', (from, card, to) => {
    expect(attempt(begun({ merchants: `${from} e9` }), `move ${card} ${to}`)).toEqual({
      rule: 'M3.4',
      id: 'not-next-to-you',
      facts: { hex: hex(to) },
    });
  });
  it('M3.4 holds: no chain runs through them', () => {
    expect(leads(begun({ merchants: 'f8 e9' }), 'field')).toBe('e9');
    const fields = 'd . . . . fi\ne * . . . *\nf . . . fi';
    expect(leads(begun({ map: fields, merchants: 'd5 e9' }), 'field')).toBe('e5');
    expect(leads(begun({ map: fields, merchants: 'e5 e9' }), 'field')).toBe('d5 f4');
  });
});
