/** What bots believe: a world that the seat cannot tell from the real one, and nearer to what others keep. */
import { SUMMIT } from '@halcyon/ascent';
import { believe as believeMountain } from '@halcyon/ascent/bot/belief';
import { type Bot, simulateGame } from '@halcyon/bots';
import type { Believe } from '@halcyon/bots/search/worlds';
import { type AnyState, type Game, Outlook, type Random, randomFrom, type SetupWish } from '@halcyon/kernel';
import { believe } from '@halcyon/tranquility/bot/belief';
import { thrownBy } from '@halcyon/tranquility/bot/thrown';
import { expect, test } from 'vitest';
import { makeBot } from '../src/bots.ts';
import { findGame } from '../src/index.ts';
import { rulesOf } from './tables.ts';

interface Cards extends AnyState {
  cells: number[];
  hands: number[][];
  discards: number[][];
  piles: number[][];
  removed: number[];
  given: number[][];
}
const FINISH = 82;
const WISHES: readonly SetupWish[] = [
  { seats: 3, options: { islandsRemoved: 12 } },
  { seats: 2, features: ['storm-compass', 'sea-monsters', 'wild', 'jagged-rocks'] },
  { seats: 3, layout: 'pyramid' },
  { seats: 4, layout: 'high-arch' },
  { seats: 2, mode: 'day-night' },
];
/** Some decisions of a game between heuristics, with the true state. */
const atSome = (
  wish: SetupWish,
  seed: string,
  see: (outlook: Outlook, random: Random) => void,
  game?: Game,
  often = 6,
): number => {
  const rules = rulesOf(wish, game);
  const random = randomFrom(`${seed} worlds`);
  let seen = 0;
  const bots = Array.from({ length: rules.seats }, (_, seat): Bot => {
    const bot = makeBot('heuristic', rules, seat);
    return {
      ...bot,
      choose(decision) {
        if (seen++ % often === 0) see(decision.outlook, random);
        return bot.choose(decision);
      },
    };
  });
  simulateGame(rules, bots, randomFrom(seed));
  return seen;
};
const islands = ({ cells, hands, discards, piles, removed, given }: Cards): number[] =>
  [cells, hands, discards, piles, removed, given]
    .flat(2)
    .filter((card) => card < FINISH)
    .sort((a, b) => a - b);

test.each(WISHES)('looks to its seat like the table, with the same islands: %j', (wish) => {
  const seen = atSome(wish, 'belief', (outlook, random) => {
    const { rules, view, seat } = outlook;
    const deal = believe(outlook);
    const world = deal(random) as Cards;
    expect(rules.view(world, seat!)).toEqual(view);
    expect(islands(world)).toEqual(islands(rules.imagine(view, seat!, random) as Cards));
    expect(rules.mustAct(world)).toBe(rules.mustAct(view));
  });
  expect(seen).toBeGreaterThan(20);
});
test('nobody is believed to have thrown away what is wanted as often as luck would have it', () => {
  let [imagined, believed, states] = [0, 0, 0];
  for (let game = 0; game < 6; game++) {
    atSome({ seats: 3, options: { islandsRemoved: 12 } }, `thrown ${game}`, (outlook, random) => {
      const thrown = thrownBy(outlook);
      const wantedGone = (s: Cards): number =>
        s.discards.flatMap((cards, seat) =>
          seat === outlook.seat ? [] : cards.filter((card, i) => card !== FINISH && thrown[seat]![i]!.wants[card]! > 0),
        ).length;
      const deal = believe(outlook);
      for (let i = 0; i < 3; i++) {
        imagined += wantedGone(outlook.rules.imagine(outlook.view, outlook.seat!, random) as Cards);
        believed += wantedGone(deal(random) as Cards);
      }
      states++;
    });
  }
  expect(states).toBeGreaterThan(50);
  expect(believed).toBeLessThan(0.8 * imagined);
});

const ASCENT = findGame('ascent')!;
const MOUNTAINS: readonly SetupWish[] = [
  { seats: 2 },
  { seats: 3, features: ['green-path', 'documentary', 'wildlife'] },
  { seats: 5, features: ['wildlife'] },
];
const mountain = ({ cells, hands, discards, piles }: Cards): number[] =>
  [cells, hands, discards, piles].flat(2).sort((a, b) => a - b);

test.each(MOUNTAINS)('looks to its seat like the mountain, with the same cards: %j', (wish) => {
  const see = (outlook: Outlook, random: Random): void => {
    const { rules, view, seat } = outlook;
    const world = believeMountain(outlook)(random) as Cards;
    expect(rules.view(world, seat!)).toEqual(view);
    expect(mountain(world)).toEqual(mountain(rules.imagine(view, seat!, random) as Cards));
    expect(rules.mustAct(world)).toBe(rules.mustAct(view));
  };
  expect(atSome(wish, 'belief', see, ASCENT)).toBeGreaterThan(20);
});
test.each<[string, SetupWish, Game | undefined, Believe]>([
  ['tranquility', { seats: 3, options: { islandsRemoved: 12 } }, undefined, believe],
  ['ascent', { seats: 3 }, ASCENT, believeMountain],
])('others believe in worlds in which whoever the game waits for can move: %s', (_, wish, game, of) => {
  let states = 0;
  const see = ({ rules, view, seat, past }: Outlook, random: Random): void => {
    // With more cards than these one can always do something.
    if ((view as AnyState as Cards).hands[seat!]!.length > 1) return;
    states++;
    const world = rules.imagine(view, seat!, random);
    for (let other = 0; other < rules.seats; other++) {
      const deal = of(new Outlook(rules, other, rules.view(world, other), past));
      for (let i = 0; i < 5; i++) {
        const s = deal(random);
        expect(new Outlook(rules, seat!, rules.view(s, seat!), past).legal.length).toBeGreaterThan(0);
      }
    }
  };
  for (let i = 0; i < 12; i++) atSome(wish, `waits ${i}`, see, game, 1);
  expect(states).toBeGreaterThan(5);
});
test('others are believed to have kept a summit more often than luck would have it', () => {
  let [imagined, believed, states] = [0, 0, 0];
  const see = (outlook: Outlook, random: Random): void => {
    const { rules, view, seat } = outlook;
    const kept = (s: Cards): number => s.hands.filter((hand, i) => i !== seat && hand.includes(SUMMIT)).length;
    const deal = believeMountain(outlook);
    for (let i = 0; i < 3; i++) {
      imagined += kept(rules.imagine(view, seat!, random) as Cards);
      believed += kept(deal(random) as Cards);
    }
    states++;
  };
  for (let game = 0; game < 4; game++) atSome({ seats: 3 }, `kept ${game}`, see, ASCENT);
  expect(states).toBeGreaterThan(40);
  expect(believed).toBeGreaterThan(1.2 * imagined);
});
