/** What the rules make impossible is found, whoever typed it. Tiles, wares and coins: clauses/set-up.test.ts. */
import { describe, expect, it } from 'vitest';
import { type Drawn, stateOf, table } from './draw.ts';

const HANDS = { hands: ['field forest', 'village'] };
describe('the audit of Castle Merchants', () => {
  it('finds nothing in a sound position', () => {
    expect(() => table({ ...HANDS, map: '', frames: 'act; throw; pay 2' })).not.toThrow();
    expect(() => table({ ...HANDS, die: 'forest' })).not.toThrow();
  });
  it.each<[string, Partial<Drawn>, string]>([
    [
      'a price that cannot be paid',
      { hands: ['field', ''], frames: 'act; throw; pay 2' },
      '2 of 1 cards cannot be paid',
    ],
    ['a price of nothing', { frames: 'act; throw; pay 0' }, '0 of 2 cards cannot be paid'],
    ['nothing to remove', { frames: 'act; removing c3; pay 2' }, 'nothing to remove lies on c3'],
    ['a die that nobody uses', { die: 'forest', frames: 'act' }, 'die: it shows something exactly while'],
    ['a use of no die', { frames: 'act; die' }, 'die: it shows something exactly while'],
    ['a sale without a castle', { frames: 'next; sell' }, 'frames: nothing can be sold'],
    ['a sale without the ware', { merchants: 'e1 e9', carts: ['', ''], frames: 'next; sell' }, 'nothing can be sold'],
    ['a turn after the last', { turns: 400, frames: 'begin; deal' }, 'turns: none may begin any more'],
    ['somebody who has won', { purses: ['gems gems gems wine wine wine', ''] }, 'purses: whoever has 18 gold has won'],
    ['a tile of nothing', { more: [] }, 'reserve: no tile is empty'],
  ])('finds %s', (what, drawn, complaint) => {
    const look = (): void => {
      const match = table({ ...HANDS, ...drawn });
      const s = stateOf(match);
      if (what === 'a tile of nothing') s.reserve[0] = 1;
      throw new Error(match.rules.audit({ ...s }));
    };
    expect(look).toThrow(complaint);
  });
});
