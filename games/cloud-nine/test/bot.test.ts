/** What the heuristic of Cloud 9 knows about the end of the game (C4.1). */

import { describe, expect, test } from 'vitest';
import { makeProspects, type Prospects } from '../bot/prospects.ts';
import { surveyOf } from '../bot/survey.ts';
import { WEIGHTS } from '../bot/weights.ts';
import { TOP } from '../rules/index.ts';
import { stateOf, table } from './draw.ts';

const ALONE = 0b01;
/** What the pilot with these points, one cloud below the top, thinks of it. */
const outlook = (scores: readonly number[], anyEnd: boolean): Prospects => {
  const match = table({ hands: ['wild', 'red green'], cloud: TOP, scores, thrown: 'red red', frames: 'raise 0' });
  return makeProspects(surveyOf(stateOf(match), 0, anyEnd, WEIGHTS), WEIGHTS);
};

describe('the end of the game', () => {
  test('who leads with 50 points has won when the balloon falls, and not yet at the top', () => {
    const { fall, arrive } = outlook([52, 30], false);
    expect(fall()).toBe(1);
    expect(arrive(TOP, ALONE, 0)).toBeLessThan(1);
  });
  test('who is behind has lost when it falls, and not yet at the top', () => {
    const { fall, arrive } = outlook([20, 52], false);
    expect(fall()).toBe(0);
    expect(arrive(TOP, ALONE, 0)).toBeGreaterThan(0);
  });
  test('where any end of a trip will do, the top decides as a fall does', () => {
    expect(outlook([52, 30], true).arrive(TOP, ALONE, 0)).toBe(1);
    expect(outlook([20, 52], true).arrive(TOP, ALONE, 0)).toBe(0);
  });
  test('a jump that brings enough wins only if the balloon falls now or later', () => {
    const jump = (anyEnd: boolean, chance: number): number => outlook([35, 20], anyEnd).jump(TOP - 1, 0, chance);
    expect(jump(false, 0)).toBe(1);
    expect(jump(false, 1)).toBeLessThan(1);
    expect(jump(true, 1)).toBe(1);
  });
});
