/**
 * One round of the fuzz: a drawn game and set-up, and some dozens of inputs to one of three doors. All of it follows from
 * the seed and the round's number, so that a round that fails can be run again by itself.
 */
import { randomFrom } from '@halcyon/kernel';
import type { Bench } from './bench.ts';
import { fuzzLogs } from './logs.ts';
import { fuzzPipe } from './pipe.ts';
import { fuzzPositions } from './positions.ts';

const DOORS = [fuzzPipe, fuzzPositions, fuzzLogs];

export const fuzzRound = (bench: Bench, seed: string, number: number): void =>
  DOORS[number % DOORS.length]!({ ...bench, random: randomFrom(`${seed}/${number}`) });
