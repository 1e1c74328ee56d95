/** What the rules make impossible is found, whoever typed it. */
import { describe, expect, it } from 'vitest';
import { type Drawn, table } from './draw.ts';

describe('the audit of Fantasy Pub', () => {
  it('finds nothing in a sound position', () => {
    expect(() => table({ pub: 'door a-goblin b-orc\n3 a-dwarf b-dwarf\n4 a-orc b-troll', dice: '3 5' })).not.toThrow();
    expect(() => table({ frames: 'act; die', dice: '3 0' })).not.toThrow();
  });
  it.each<[string, Drawn, string]>([
    ['a character lost', { dice: '3 5', piles: ['a-goblin', 'b-goblin'] }, 'a-goblin2 is in 0 places'],
    ['a character in another pile', swapped(), 'lies with another clan'],
    ['two of a clan at the door', { pub: 'door a-goblin a-orc', dice: '3 5' }, 'place: a-goblin cannot be where it is'],
    ['bad company', { pub: '3 a-goblin b-goblin a-troll', dice: '3 5' }, 'place: a-goblin cannot be where it is'],
    ['a die more than there are', { frames: 'act; die; die; die' }, 'dice: with 3 to throw'],
    ['a die that shows before it is thrown', { frames: 'act; die; die', dice: '3 0' }, 'dice: with 2 to throw'],
    [
      'two who enter at once',
      { dice: '0 0', frames: 'begin; enters 0 4 1; enters 0 4 1' },
      'frames: the door is taken',
    ],
    [
      'a pile that is not empty and turned',
      { dice: '0 0', frames: 'begin; enters 0 4 0; shuffle-up 0' },
      'is not empty',
    ],
    ['somebody who has won', { dice: '3 5', stock: [15, 0] }, 'stock: seat 0 has won'],
    [
      'a turn after the last',
      { frames: 'begin; enters 0 4 0', more: ['turns: 1000'] },
      'turns: none may begin any more',
    ],
  ])('finds %s', (_, drawn, complaint) => {
    expect(() => table(drawn)).toThrow(complaint);
  });
});

/** The troll of the first clan lies in the second pile. */
function swapped(): Drawn {
  const clan = (letter: string): string[] =>
    ['goblin', 'goblin2', 'dwarf', 'dwarf2', 'orc', 'orc2', 'troll'].map((name) => `${letter}-${name}`);
  const [first, second] = [clan('a'), clan('b')];
  [first[6], second[6]] = [second[6]!, first[6]!];
  return { dice: '3 5', piles: [first.join(' '), second.join(' ')] };
}
