/** What the rules make impossible is found, whoever typed it. */
import { describe, expect, it } from 'vitest';
import { type Drawn, table } from './draw.ts';

const HANDS = { hands: ['g5 s7 r8', 's3'] };
const wildlife = { features: ['wildlife'] };
describe('the audit of The Ascent', () => {
  it('finds nothing in a sound position', () => {
    const mountain = 's4 bridge\nr4 g6 s2';
    expect(() => table({ ...HANDS, mountain, more: ['covered: 2'] })).not.toThrow();
    expect(() =>
      table({ ...HANDS, ...wildlife, mountain, ibex: { 1: 2 }, frames: 'next; draw 0 0; climb 1 0' }),
    ).not.toThrow();
  });
  it.each<[string, Partial<Drawn>, string]>([
    ['a hole', { mountain: 'g6 . s2' }, 'cells: the card in slot 3 cannot lie there'],
    ['a card in the air', { mountain: 'r4\ng6 . .' }, 'cells: the card in slot 10 cannot lie there'],
    ['a bridge at the edge', { mountain: 'bridge g6' }, 'cells: the card in slot 1 cannot lie there'],
    ['a summit on a slope', { mountain: 'summit' }, 'cells: the card in slot 1 cannot lie there'],
    ['a bridge under nothing', { mountain: 'g6', more: ['covered: 2'] }, 'covered: a bridge lies under one card'],
    [
      'two bridges under a card',
      { mountain: 'g6 s2', more: ['covered: 2 2'] },
      'covered: a bridge lies under one card',
    ],
    ['a card lifted by nothing', { mountain: 'g6', more: ['lifted: s2'] }, 'lifted: it makes room for a campfire'],
    [
      'a campfire that lifted nothing',
      { mountain: 'grass-fire', frames: 'next; draw 0 0; lift 1' },
      'lifted: it makes',
    ],
    ['cards owed to nobody', { more: ['due: 1 0'] }, 'due: what seat 0 owes'],
    ['a debt that cannot be paid', { frames: 'next; draw 0 0; pay', more: ['due: 4 0'] }, 'due: what seat 0 owes'],
    ['a floor without a debt', { more: ['floor: g5 -'] }, 'due: what seat 0 owes'],
    ['a win before the end', { more: ['won: 1'] }, "won: the game has not 'ended'"],
    ['a seen card that is nowhere', { more: ['seen: bridge |'] }, 'seen: seat 0 has not all of these cards'],
    ['ibex without a card', { ...wildlife, mountain: 'g6', ibex: { 2: 1 } }, 'ibex: they stand on cards'],
    ['too many ibex', { ...wildlife, mountain: 'g6 s2', ibex: { 1: 7, 2: 6 } }, 'ibex: there are 12'],
    [
      'a herd of none',
      { ...wildlife, mountain: 'g6', ibex: {}, frames: 'next; draw 0 0; climb 1 0' },
      'no herd to lead',
    ],
    ['panoramas twice', { features: ['documentary'], panoramas: '9-8-7 3-4-3 9-8-7' }, 'panoramas: 3 are turned up'],
  ])('finds %s', (_, drawn, complaint) => {
    expect(() => table({ ...HANDS, ...drawn })).toThrow(complaint);
  });
});
