import { type Bot, type Budget, type Decision, decide } from '@halcyon/bots';
import { agree, chanceFrom, type Game, Match, outlookOf, parseLog, printLog, seatsOf, tableKey } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { describe, expect, test } from 'vitest';
import { witness } from './witness.ts';

const find = (id: string): Game | undefined => (id === tranquility.id ? tranquility : undefined);
const begin = (seed = 'table'): Match => new Match(tranquility, agree(tranquility, { seats: 3 }), chanceFrom(seed));
const asked = (match: Match): number => seatsOf(match.mustAct)[0]!;
/** What a witness who sits down just now would do. */
const choice = (match: Match, key = tableKey(match)): number => {
  const seat = asked(match);
  return decide(witness()(match.rules, seat), outlookOf(match, seat), key)!;
};

describe('random numbers are keyed by table, seat and step', () => {
  const drawn = (match: Match, key = tableKey(match)): number[] => {
    const numbers: number[] = [];
    const bot: Bot = {
      choose({ random, moves }) {
        numbers.push(random.u32(), random.u32());
        return moves[0]!;
      },
    };
    decide(bot, outlookOf(match, asked(match)), key);
    return numbers;
  };
  test('the same decision draws the same, another another', () => {
    const match = begin();
    const first = drawn(match);
    expect(first[0]).not.toBe(first[1]);
    expect(drawn(match)).toEqual(first);
    expect(drawn(match, 'elsewhere')).not.toEqual(first);
    const seat = asked(match);
    do match.play(asked(match), choice(match));
    while (asked(match) !== seat);
    expect(drawn(match)).not.toEqual(first);
  });
  test('a table has the same key after a reload, and another one has another', () => {
    const match = begin();
    const key = tableKey(match);
    for (let i = 0; i < 20; i++) match.play(asked(match), choice(match));
    expect(tableKey(parseLog(printLog(match), find))).toBe(key);
    expect(tableKey(begin('elsewhere'))).not.toBe(key);
  });
});

test('a witness who was there chooses like one who sits down after a reload, and after a take-back', () => {
  const match = begin();
  const { rules } = match;
  const bots = Array.from({ length: rules.seats }, (_, seat) => witness()(rules, seat));
  const made: { readonly at: number; readonly move: number }[] = [];
  while (!match.outcome) {
    const seat = asked(match);
    const move = decide(bots[seat]!, outlookOf(match, seat), tableKey(match))!;
    expect(choice(parseLog(printLog(match), find))).toBe(move);
    made.push({ at: match.steps.length, move });
    match.play(seat, move);
  }
  expect(made.length).toBeGreaterThan(10);
  for (const { at, move } of made.reverse()) {
    match.takeBack(at, 0, 'alone');
    expect(choice(match)).toBe(move);
  }
});

describe('who is asked what', () => {
  const heard: [string, Decision][] = [];
  const bot: Bot = {
    choose(decision) {
      heard.push(['choose', decision]);
      return decision.moves[0]!;
    },
    interrupt(decision) {
      heard.push(['interrupt', decision]);
      return undefined;
    },
  };
  const hearing = (match: Match, seat: number, budget?: Budget): [string, Decision][] => {
    heard.length = 0;
    decide(bot, outlookOf(match, seat), 'table', budget);
    return heard;
  };
  test('a seat that the game waits for chooses among its legal moves', () => {
    const match = begin();
    const seat = asked(match);
    const [[what, { moves, count }]] = hearing(match, seat) as [[string, Decision]];
    expect([what, Array.from(moves.subarray(0, count))]).toEqual(['choose', match.legal(seat)]);
    expect(hearing(match, (seat + 1) % match.rules.seats)).toEqual([]);
  });
  test('a seat that may step in is asked for that', () => {
    const setup = agree(tranquility, { seats: 2, features: ['storm-compass'] });
    const match = new Match(tranquility, setup, chanceFrom('storm'));
    const able = (): number[] => seatsOf(match.mayAct).filter((seat) => match.legal(seat).length > 0);
    while (able().length === 0) match.play(asked(match), choice(match));
    expect(hearing(match, able()[0]!).map(([what]) => what)).toEqual(['interrupt']);
    expect(decide(witness()(match.rules, 0), outlookOf(match, able()[0]!), 'table')).toBeUndefined();
  });
  test('a budget reaches the bot', () => {
    const budget: Budget = { worlds: 3, stop: () => true };
    const match = begin();
    expect(hearing(match, asked(match), budget)[0]![1].budget).toBe(budget);
    const [[, usual]] = hearing(match, asked(match)) as [[string, Decision]];
    expect(usual.budget.worlds).toBeUndefined();
    expect(usual.budget.stop()).toBe(false);
  });
});
