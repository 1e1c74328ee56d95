/** What the rules make impossible is found, whoever typed it. */
import { describe, expect, it } from 'vitest';
import { type Drawn, gridOf, table } from './draw.ts';

const HANDS = { hands: ['20 30 40', '60 61'] };
const PLEDGE = 'next; draw 0 0; draw 1 0; pledge';
const wild = { features: ['wild'], sea: '3 10 . . . .' };
describe('the audit of Tranquility', () => {
  it('finds nothing in a sound position', () => {
    expect(() => table({ ...HANDS, sea: '. . . . 50 .\n3 . . . . 10' })).not.toThrow();
    expect(() => table({ hands: ['20 30 40 41 42', '60 61 62'], frames: PLEDGE, more: ['round: 1'] })).not.toThrow();
    expect(() => table({ ...HANDS, ...wild, more: ['wilds: 2'] })).not.toThrow();
  });
  it.each<[string, Partial<Drawn>, string]>([
    ['islands out of order', { sea: '3 . . . . 2' }, 'cells: they do not ascend'],
    ['the same number twice', { ...wild, sea: '3 3 . . . .', more: ['wilds: 2'] }, 'cells: they do not ascend'],
    ['a Wild on no island', { ...wild, more: ['wilds: 3'] }, 'wilds: no card lies there'],
    ['a Start aside too long', { more: ['aside: 1'] }, 'aside'],
    [
      'a number for an occupied cell',
      { ...wild, hands: ['20 wild', '60'], frames: 'turn; name 0 1' },
      'frames: a number',
    ],
    ['a number named by another', { ...wild, hands: ['20', '60 wild'], frames: 'turn; name 1 4' }, 'frames: a number'],
    ['cards owed to nobody', { more: ['due: 1 0'] }, 'due: what seat 0 owes'],
    [
      'a Start that must be dropped',
      { hands: ['20 start', '60'], frames: 'next; draw 0 0; pay', more: ['due: 2 0'] },
      'due:',
    ],
    ['eight that cannot be given', { frames: PLEDGE, more: ['round: 1'] }, 'frames: the eight cannot be given'],
    ['a round before the first', { frames: PLEDGE }, 'round: the first is 1'],
    ['a number said that cannot be given', { frames: PLEDGE, more: ['round: 1', 'pledges: 7 -'] }, 'pledges: somebody'],
    [
      'a Monster named that nobody holds',
      { features: ['sea-monsters'], more: ['monstersNamed: 1'] },
      'monstersNamed: somebody holds none',
    ],
    [
      'a Finish that is none',
      { features: ['sea-monsters'], more: ['finishTried: 20'] },
      'finishTried: it is no Finish',
    ],
    ['too many Compasses', { features: ['storm-compass'], more: ['compasses: 1'] }, 'compasses: there are 6'],
    ['two Storms on a cell', { layout: 'pyramid', more: ['storms: 14 14'] }, 'storms: two lie on a cell'],
    ['kept cards that are nowhere', { layout: 'pyramid', more: ['kept: 1 0'] }, 'kept: seat 0 has not so many'],
    [
      'an owner of nothing',
      { mode: 'competitive', more: [gridOf('owners', ['0', ...Array(35).fill('.')], Array(6).fill(6))] },
      'owners: no card lies there',
    ],
    ['a seen card that is nowhere', { mode: 'competitive', more: ['seen: 5 |'] }, 'seen: seat 0 has not all'],
    [
      'a Compass shuffled in that is not aside',
      { mode: 'day-night', frames: 'first; compass-in 0' },
      'setAside: no Compass of seat 0',
    ],
  ])('finds %s', (_, drawn, complaint) => {
    expect(() => table({ ...HANDS, ...drawn })).toThrow(complaint);
  });
});
