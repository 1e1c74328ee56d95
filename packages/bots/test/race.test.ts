import { expect, test } from 'vitest';
import { Race } from '../src/search/race.ts';

const SETTINGS = { margin: 2, least: 8 };
/** Runs the worlds that this gives, by their number. */
const run = (candidates: number, worlds: number, valuesIn: (world: number) => readonly number[]): Race => {
  const race = new Race(candidates, SETTINGS);
  for (let world = 0; world < worlds && !race.isDecided; world++) race.note(valuesIn(world));
  return race;
};

test('a lead that is clear in the same worlds passes the guide, however much the worlds differ', () => {
  const race = run(2, 40, (world) => [world % 7, (world % 7) + 0.1 + 0.01 * (world % 3)]);
  expect(race.best).toBe(1);
  expect(race.worlds).toBe(8);
});
test('a lead within the margin stays with the guide', () => {
  const race = run(2, 40, (world) => [0, world % 2 === 0 ? 1.1 : -1]);
  expect(race.worlds).toBe(40);
  expect(race.best).toBe(0);
});
test('who is clearly behind is not tried any more, and the rest go on', () => {
  const race = run(3, 20, (world) => [0, world % 2 === 0 ? 1 : -1, -1 - (world % 2)]);
  expect(race.running).toEqual([0, 1]);
  expect(race.worlds).toBe(20);
});
test('without any difference nothing more is asked', () => {
  const race = run(3, 20, () => [1, 1, 1]);
  expect(race.worlds).toBe(8);
  expect(race.best).toBe(0);
});
test('the furthest ahead is played, not the first that is ahead', () => {
  const wobble = (world: number): number => 0.01 * (world % 3);
  expect(run(3, 8, (world) => [0, 0.2 + wobble(world), 0.5 + wobble(world + 1)]).best).toBe(2);
});
test('before everybody was tried in enough worlds nobody is let go', () => {
  expect(run(3, 7, () => [1, 0, 0]).running).toEqual([0, 1, 2]);
});
