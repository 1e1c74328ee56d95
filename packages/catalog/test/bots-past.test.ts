/** A bot sees the same table wherever it plays: in a simulation, in a match, and as a message. */

import { type MakeBot, simulate, simulateGame, spaceFor } from '@halcyon/bots';
import {
  CHANCE,
  chanceFrom,
  type Game,
  Match,
  outlookFrom,
  outlookOf,
  type Random,
  randomFrom,
  type SetupWish,
} from '@halcyon/kernel';
import { describe, expect, test } from 'vitest';
import { botMaker, quickBots } from '../src/bots.ts';
import { GAMES } from '../src/index.ts';
import { nameOf, rulesOf } from './tables.ts';
import { witness } from './witness.ts';

/** How far back each decision is compared; the last one is compared as a whole. */
const LATELY = 8;
/** Every so many decisions. */
const OFTEN = 5;
const wishesOf = ({ seats: { least, most }, features }: Game): SetupWish[] => [
  { seats: Math.max(2, least) },
  { seats: most },
  ...(features.length > 0 ? [{ seats: 3, features: features.map(({ id }) => id) }] : []),
];
const TABLES = GAMES.flatMap((game) => wishesOf(game).map((wish) => [game.id, nameOf(wish), wish, game] as const));

describe('an outlook of a simulation is that of a match', () => {
  test.each(TABLES)('%s, %s', (_, _name, wish, game) => {
    const rules = rulesOf(wish, game);
    const space = spaceFor(rules);
    const seen: { readonly step: number; readonly asked: unknown; readonly told: unknown }[] = [];
    const make = witness(({ outlook, moves, count }) => {
      const asked = [outlook.seat, outlook.view, Array.from(moves.subarray(0, count)), outlook.legal, outlook.ask];
      seen.push({ step: outlook.step, asked, told: outlook.message(Math.max(0, outlook.step - LATELY)) });
    });
    const bots = Array.from({ length: rules.seats }, (_each, seat) => make(rules, seat));
    simulateGame(rules, bots, randomFrom(`past/${nameOf(wish)}`), space);

    const { steps } = space.chronicle;
    const chance = steps.flatMap(({ seat, move }) => (seat === CHANCE ? [move] : []));
    const match = new Match(game, rules.setup, chanceFrom('', chance));
    let decisions = 0;
    for (const [i, { seat, move }] of steps.entries()) {
      if (seat === CHANCE) continue;
      const outlook = outlookOf(match, seat);
      const { step, asked, told } = seen[decisions++]!;
      expect(step).toBe(i);
      const legal = match.legal(seat);
      expect(asked).toEqual([seat, match.view(seat), legal, legal, match.ask(seat)]);
      expect(told).toEqual(outlook.message(Math.max(0, i - LATELY)));
      expect(match.play(seat, move)).toBeUndefined();
    }
    expect(decisions).toBe(seen.length);
    expect(match.outcome).toBeDefined();
    for (let seat = 0; seat < rules.seats; seat++) {
      const { past } = outlookOf(match, seat);
      const again = space.chronicle.past(seat);
      const all = (of: typeof past) => steps.map((_step, i) => [of.step(i), of.told(i)]);
      expect(all(again)).toEqual(all(past));
    }
  });
});

/** A bot that is checked now and then against one that sits down just then, as after a reload. */
const checkedAnew =
  (make: MakeBot, agreed: () => void): MakeBot =>
  (rules, seat) => {
    const bot = make(rules, seat);
    let decisions = 0;
    return {
      choose(decision) {
        const { outlook, moves, count, budget } = decision;
        const random = (): Random => randomFrom(`anew/${seat}/${outlook.step}`);
        const choice = bot.choose({ outlook, moves, count, budget, random: random() });
        // Whoever sits down hears the whole game again.
        if (decisions++ % OFTEN !== 0) return choice;
        const reloaded = outlookFrom(rules, JSON.parse(JSON.stringify(outlook.message())));
        const anew = make(rules, seat).choose({ outlook: reloaded, moves, count, budget, random: random() });
        expect(anew).toBe(choice);
        agreed();
        return choice;
      },
    };
  };
const PLAYERS = GAMES.flatMap((game) => [
  [game.id, 'witness', game, witness()] as const,
  ...quickBots(game.id).map((name) => [game.id, name, game, botMaker(name, game.id)] as const),
]);
describe('a bot that is made anew at any step chooses the same', () => {
  test.each(PLAYERS)('%s: %s', (_id, _name, game, make) => {
    let agreed = 0;
    const rules = rulesOf({ seats: Math.max(2, game.seats.least) }, game);
    const maker = checkedAnew(make, () => agreed++);
    simulate(rules, Array<MakeBot>(rules.seats).fill(maker), 1, 'anew');
    expect(agreed).toBeGreaterThan(10);
  });
  test('a game knows nothing of the one before', () => {
    const rules = rulesOf({ seats: 2 });
    const traces: number[] = [];
    const makers = [witness((_, trace) => traces.push(trace)), witness()];
    simulate(rules, makers, 2, 'alone');
    const both = traces.splice(0);
    for (const first of [0, 1]) simulate(rules, makers, 1, 'alone', first);
    expect(both).toEqual(traces);
  });
});
