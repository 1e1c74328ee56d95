/** What Tranquility's bots believe: a world that the seat cannot tell from the real one, and nearer to what others keep. */
import { type Bot, simulateGame } from '@halcyon/bots';
import { type AnyState, type Outlook, type Random, randomFrom, type SetupWish } from '@halcyon/kernel';
import { believe } from '@halcyon/tranquility/bot/belief';
import { thrownBy } from '@halcyon/tranquility/bot/thrown';
import { expect, test } from 'vitest';
import { makeBot } from '../src/bots.ts';
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
const atSome = (wish: SetupWish, seed: string, see: (outlook: Outlook, random: Random) => void): number => {
  const rules = rulesOf(wish);
  const random = randomFrom(`${seed} worlds`);
  let seen = 0;
  const bots = Array.from({ length: rules.seats }, (_, seat): Bot => {
    const bot = makeBot('heuristic', rules, seat);
    return {
      ...bot,
      choose(decision) {
        if (seen++ % 6 === 0) see(decision.outlook, random);
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
