/** The worked examples at the end of the rules. */
import type { Match } from '@halcyon/kernel';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../rules/index.ts';
import { type Drawn, FULL, field, play, stateOf, table, why } from '../draw.ts';

const at = (mountain: string, hand: string, drawn: Partial<Drawn> = {}): Match =>
  table({ hands: [hand, 's12 r11'], mountain, ...drawn });
const price = (match: Match, move: string): unknown => play(match, move).ask(0)?.facts.left;

describe('worked examples', () => {
  it('A4.8 allows a 5 to the right of a 3, which costs 2', () => {
    expect(price(at('g3', 's5 r8 r9'), 'place s5 2')).toBe(2);
  });
  it('A4.16 allows only snow between a grass campfire that is worth 9 and a rock 7; a snow 7 costs 2', () => {
    const match = at('s9 grass-fire bridge r7', 's7 g7 r7 g9 r9');
    expect(valueAt(stateOf(match), 1)).toBe(9);
    expect(why(match, 'place g7 3')).toBe('A4.5 same-type');
    expect(why(match, 'place r7 3')).toBe('A4.5 same-type');
    expect(price(match, 'place s7 3')).toBe(2);
  });
  it('A4.16 allows a 3 between 5 and 2, which costs 2', () => {
    expect(price(at('g5 bridge g2', 's3 r8 r9'), 'place s3 2')).toBe(2);
  });
  it('A4.11 holds: a campfire in the first slot has no value', () => {
    const match = at('grass-fire', 's9 r8');
    expect(valueAt(stateOf(match), 0)).toBe(0);
    expect(price(match, 'place s9 2')).toBeUndefined();
    expect(field(match, 'turn')).toBe(1);
  });
  it('A6.2 refuses to film 9-8-7 by 7-8-9', () => {
    const film = (mountain: string, card: string): unknown =>
      field(
        play(
          at(mountain, `${card} r12 g3`, { features: ['documentary'], panoramas: '9-8-7 3-4-3 2-3-4' }),
          `place ${card} 3`,
        ),
        'filmed',
      );
    expect(film('g7 s8', 'r9')).toEqual([0, 0, 0]);
    expect(film('g9 s8', 'r7')).toEqual([1, 0, 0]);
  });
  it('A4.7 refuses a snow 2 in row 3; A4.6 above one card; A4.5 beside snow', () => {
    expect(why(at('g5 r5\nr4 g4 r3', 's2 r8'), 'place s2 18')).toBe('A4.7 too-high');
    expect(why(at('g5', 's2 r8'), 'place s2 10')).toBe('A4.6 unsupported');
    expect(why(at('s3', 's2 r8'), 'place s2 2')).toBe('A4.5 same-type');
  });
  it('A4.17 refuses the summit while a bridge is visible', () => {
    expect(why(at(FULL.replace('s3', 'bridge'), 'summit', { hands: ['summit', 'r4'] }), 'summit')).toBe(
      'A4.17 summit.bridge-visible',
    );
  });
});
