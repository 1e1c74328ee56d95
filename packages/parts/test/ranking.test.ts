import { seatsOf } from '@halcyon/kernel';
import { expect, it } from 'vitest';
import { topSeats } from '../src/index.ts';

it.each<[string, number[][], number[]]>([
  ['the most points', [[3, 7, 5]], [1]],
  ['shared', [[7, 3, 7]], [0, 2]],
  [
    'the next list among equals',
    [
      [7, 3, 7],
      [1, 2, 2],
    ],
    [2],
  ],
  [
    'the last list among equals',
    [
      [7, 7, 7],
      [2, 1, 2],
      [0, 5, 1],
    ],
    [2],
  ],
  [
    'shared by all lists',
    [
      [7, 7, 3],
      [2, 2, 9],
    ],
    [0, 1],
  ],
  ['below nothing', [[-4, -2]], [1]],
])('the winners by %s', (_, lists, winners) => expect(seatsOf(topSeats(...lists))).toEqual(winners));
