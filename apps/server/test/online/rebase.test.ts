/** A move that was chosen on a table which others have changed meanwhile. */
import { GAMES } from '@halcyon/catalog';
import { agree, chanceFrom, has, Match, randomFrom, seatsOf, topFrame } from '@halcyon/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { isStillAsked, playMove } from '../../src/tables/acts/play.ts';
import { makeHouses } from './house.ts';
import { playOut } from './players.ts';

const houses = makeHouses();
afterAll(() => houses.end());

/** How far back the law looks. */
const BACK = 6;

/** What a seat was asked before each step, as its outlook said then: written down while the game was played. */
const playedWith = (
  match: Match,
  seed: string,
  most: number,
  look: (asked: readonly (string | undefined)[][]) => void,
) => {
  const random = randomFrom(seed);
  const asked: (string | undefined)[][] = [];
  const note = (): void => {
    const { frames } = match.view('referee');
    asked[match.length] = Array.from({ length: match.rules.seats }, (_, seat) =>
      has(match.mustAct, seat) ? `${match.ask(seat)?.id} ${topFrame({ frames: frames as number[] })}` : undefined,
    );
  };
  note();
  for (let moves = 0; moves < most && !match.outcome; moves++) {
    const waiting = seatsOf(match.mustAct);
    const seat = waiting[random.below(waiting.length)]!;
    const legal = match.legal(seat);
    match.play(seat, legal[random.below(legal.length)]!);
    note();
    look(asked);
  }
};

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  test('a move is rebased exactly while its seat is asked the same, and has not moved', () => {
    const game = GAMES.find((each) => each.id === id)!;
    const setup = agree(game, { seats: Math.min(4, game.seats.most) });
    let rebased = 0;
    let several = 0;
    for (let round = 0; round < 2; round++) {
      const match = new Match(game, setup, chanceFrom(`${id} ${round}`));
      playedWith(match, `rebase ${id} ${round}`, 40, (asked) => {
        const now = match.length;
        if (seatsOf(match.mustAct).length > 1) several++;
        for (let seat = 0; seat < setup.seats; seat++)
          for (let steps = Math.max(0, now - BACK); steps < now; steps++) {
            if (!asked[steps]) continue;
            const between = match.steps.slice(steps);
            const isSame =
              asked[steps]![seat] !== undefined &&
              between.every((step) => step.seat !== seat) &&
              asked.slice(steps, now + 1).every((then) => !then || then[seat] === asked[steps]![seat]);
            expect(isStillAsked(match, seat, steps)).toBe(isSame);
            if (!isSame) expect(playMove(match, seat, steps, match.legal(seat)[0] ?? 0)).toEqual({ kind: 'stale' });
            else rebased++;
          }
      });
    }
    // Where seats act one after another nothing is ever rebased; only numbers at a Start are given at once.
    expect(rebased > 0).toBe(several > 0);
    expect(several > 0).toBe(id === 'tranquility');
  });
});

/** A made-up table: by step who moves, and what seat 0 is asked before it. No game of today asks a seat something else meanwhile. */
const madeUp = (
  lines: readonly { readonly by?: number; readonly ask: string | undefined; readonly frame?: number }[],
): Match => {
  const asked = (n: number) => ({ n, frames: [lines[n]!.frame ?? 1, 0, 0, 0] });
  const rules = {
    mustAct: ({ n }: { n: number }) => (lines[n]!.ask === undefined ? 0b10 : 0b11),
    ask: ({ n }: { n: number }) => ({ id: lines[n]!.ask, facts: { n } }),
  };
  const match = {
    rules,
    length: lines.length - 1,
    step: (n: number) => ({ seat: lines[n]!.by, move: 0 }),
    view: () => asked(lines.length - 1),
    viewAt: (n: number) => asked(n),
  };
  // Only what the question is read from is made up.
  return match as unknown as Match;
};

test('another question in between, another frame, or none at all: the move is of another time', () => {
  const still = (...lines: Parameters<typeof madeUp>[0]): boolean => isStillAsked(madeUp(lines), 0, 0);
  const pay = { by: 1, ask: 'pay' };
  expect(still(pay, pay, pay)).toBe(true);
  expect(still(pay, { by: 15, ask: undefined }, pay)).toBe(true);
  expect(still(pay, { by: 1, ask: 'sell' }, pay)).toBe(false);
  expect(still(pay, { by: 1, ask: undefined }, pay)).toBe(false);
  expect(still(pay, pay, { ask: 'sell' })).toBe(false);
  expect(still(pay, pay, { ...pay, frame: 2 })).toBe(false);
  expect(still({ by: 1, ask: undefined }, pay)).toBe(false);
  expect(still({ by: 0, ask: 'pay' }, pay)).toBe(false);
  expect(still(...Array.from({ length: 65 }, () => pay))).toBe(true);
  expect(still(...Array.from({ length: 66 }, () => pay))).toBe(false);
});

test('numbers at the Start: two answer on the same table, and both count', async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'tranquility', ['me', 'open', 'open']);
  const clients = [await house.visit(table, 'ann'), await house.visit(table, 'bob'), await house.visit(table, 'cat')];
  await clients[1]!.sit(1);
  await clients[2]!.sit(2);
  await clients[0]!.do({ do: 'begin' });
  const [ann] = clients;
  while (ann!.table.turn.length < 3) await playOut([clients[ann!.table.turn[0]!]!], 1);
  const { steps } = ann!;
  const answers = await Promise.all(
    clients.map((client, seat) => client.ask({ do: 'play', seat, steps, move: client.outlook(seat).legal[0]! })),
  );
  expect(answers.map(({ is }) => is)).toEqual(['done', 'done', 'done']);
  expect(ann!.steps).toBeGreaterThanOrEqual(steps + 3);
  // Once more on the table of before: the seat has moved since.
  expect(await ann!.refused({ do: 'play', seat: 0, steps, move: 0 })).toEqual({ kind: 'stale' });
  // From a table that is still to come.
  expect(await ann!.refused({ do: 'play', seat: 0, steps: ann!.steps + 1, move: 0 })).toEqual({ kind: 'stale' });
});

test('what the rules refuse is refused with its clause; a stale move is refused as stale', async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'reef', ['me', 'open']);
  const clients = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  await clients[1]!.sit(1);
  await clients[0]!.do({ do: 'begin' });
  const seat = clients[0]!.table.turn[0]!;
  const [actor, other] = [clients[seat]!, clients[1 - seat]!];
  const { steps } = actor;
  const move = actor.outlook(seat).legal[0]!;
  const refusal = other.outlook(1 - seat).check(move);
  expect(await other.refused({ do: 'play', seat: 1 - seat, steps, move })).toEqual({ kind: 'rule', ...refusal });
  expect(await actor.refused({ do: 'play', seat, steps, move: 0x7fffffff })).toMatchObject({ kind: 'rule' });
  await actor.play(seat, move);
  const stale = { do: 'play', seat, steps, move } as const;
  expect(await actor.refused(stale)).toEqual({ kind: 'stale' });
  expect(actor.heard.filter(({ is }) => is === 'refused')).toHaveLength(2);
});
