/** How a table stood, for whoever was away: what the own seat saw then, and nothing else. */
import { type AnyState, HIDDEN } from '@halcyon/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeHouses, type TestHouse } from './house.ts';
import { playOut } from './players.ts';

const houses = makeHouses();
let house: TestHouse;
beforeAll(async () => {
  house = await houses.house();
});
afterAll(() => houses.end());

const viewsOf = ({ view, changes }: { view: AnyState; changes: readonly Partial<AnyState>[] }): AnyState[] => {
  const views = [view];
  for (const change of changes) views.push({ ...views.at(-1)!, ...(change as AnyState) });
  return views;
};
const knownIn = ({ hands }: AnyState): boolean[] =>
  (hands as number[][]).map((hand) => hand.some((card) => card !== HIDDEN));

test('step by step what the own seat saw while it was played; of others and for onlookers no card', async () => {
  const table = await house.open('ann', 'tranquility', ['me', 'open', 'open']);
  const [ann, bob, cat] = [
    await house.visit(table, 'ann'),
    await house.visit(table, 'bob'),
    await house.visit(table, 'cat'),
  ];
  await bob.sit(1);
  await cat.sit(2);
  await ann.do({ do: 'begin' });
  const seen = new Map<number, unknown>();
  for (let moves = 0; moves < 12; moves++) {
    await playOut([ann, bob, cat], 1);
    const { steps, view } = ann.views.get(0)!;
    seen.set(steps.length, view);
  }
  const [own, open] = [
    await house.rooms.past(table, 'ann', { seat: 0, from: 3 }),
    await house.rooms.past(table, undefined, { from: 0 }),
  ];
  const views = viewsOf(own);
  expect([own.from, own.from + own.changes.length]).toEqual([3, ann.steps]);
  expect(seen.size).toBeGreaterThan(8);
  for (const [step, view] of seen) if (step >= 3) expect(views[step - 3], `step ${step}`).toEqual(view);
  expect(views.some((view) => knownIn(view)[0])).toBe(true);
  expect(views.every((view) => !knownIn(view)[1] && !knownIn(view)[2])).toBe(true);
  expect(viewsOf(open).flatMap(knownIn)).not.toContain(true);
  for (const [person, seat] of [
    ['ann', 1],
    ['bob', 0],
    [undefined, 0],
  ] as const)
    await expect(house.rooms.past(table, person, { seat, from: 0 })).rejects.toThrow('only who sits there');

  // A seat that changes hands keeps what was seen from it for whoever saw it.
  house.now += 1000;
  await ann.do({ do: 'propose', seat: 0, what: { kind: 'free', seat: 2 } });
  for (const client of [bob, cat]) await client.do({ do: 'answer', seat: client.you.seats[0]!, agrees: true });
  const before = ann.steps;
  const dan = await house.visit(table, 'dan');
  house.now += 1000;
  await dan.sit(2);
  await playOut([ann, bob, dan], 3);
  const late = await house.rooms.past(table, 'dan', { seat: 2, from: 0 });
  expect([late.from, late.from + late.changes.length]).toEqual([before, dan.steps]);
  await expect(house.rooms.past(table, 'cat', { seat: 2, from: 0 })).rejects.toThrow('only who sits there');
});

test('an open table has no past', async () => {
  const table = await house.open('ann', 'tranquility', ['me', 'open']);
  await expect(house.rooms.past(table, 'ann', { seat: 0, from: 0 })).rejects.toThrow('has not begun');
});
