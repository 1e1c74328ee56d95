/**
 * Looks for better weights of the Tranquility heuristic: `npx tsx tools/tune.ts <minutes> <seed> <group> <seats>`,
 * for example `npx tsx tools/tune.ts 10 a sea 2,3,4,5`. Groups: see GROUPS.
 *
 * A (1 + 1) evolution: some weights of the best set are changed at random; both sets play the same deals (paired
 * seeds), in blocks, until the difference is clear or not worth more games. A set that wins is checked against fresh
 * deals before it takes over. Prints the weights whenever they change; copy them to weights.ts by hand.
 */

import type { Bot } from '@halcyon/bots';
import { simulateGame } from '@halcyon/bots';
import { type AnyRules, agree, type Random, randomFrom } from '@halcyon/kernel';
import { tranquility } from '@halcyon/tranquility';
import { heuristicWith } from '@halcyon/tranquility/bot/index';
import { ofModules } from '@halcyon/tranquility/bot/modules';
import { type WeightName, type Weights, weightsFor } from '@halcyon/tranquility/bot/weights';

const SEA: readonly WeightName[] = [
  'power',
  'ease',
  'own',
  'gone',
  'near1',
  'near2',
  'fill',
  'price',
  'scarce',
  'team',
  'tempo',
  'finish',
  'finishLate',
  'finishElse',
  'spare',
  'offerRich',
];
const ROCKS: readonly WeightName[] = ['rowEmpty', 'rowOwn', 'stay'];
const STORMS: readonly WeightName[] = [
  'endYellow',
  'endOrange',
  'endPurple',
  'endPurpleLate',
  'hold',
  'holdMany',
  'compass',
  'earnForPurple',
  'earnForOther',
  'purpleEmpty',
  'unseen',
];
/** Which weights change, and in which games they are judged. Hard games tell good weights from better ones. */
const GROUPS = {
  sea: { names: SEA, features: [[]], removed: [0, 8] },
  rocks: { names: ROCKS, features: [['jagged-rocks']], removed: [0, 8] },
  storms: { names: [...STORMS, ...STORMS, ...SEA], features: [['storm-compass']], removed: [0] },
} as const;

const [minutes = '5', seed = 'tune', group = 'sea', seatList = '2,3,4,5', from = ''] = process.argv.slice(2);
const { names, features, removed } = GROUPS[group as keyof typeof GROUPS];
const tables: AnyRules[] = seatList.split(',').flatMap((seats) =>
  features.flatMap((list) =>
    removed.map((islandsRemoved) => {
      const rules = tranquility.compose(
        agree(tranquility, { seats: Number(seats), features: [...list], options: { islandsRemoved } }),
      );
      // The bot reads nothing that its view would hide (heuristic.test.ts shows it), so copying views would only cost time.
      return { ...rules, view: (s) => s as ReturnType<AnyRules['view']> };
    }),
  ),
);

const BLOCK = 4;
const MOST_BLOCKS = 60;
/** Wins, and a little for getting far, so that hopeless deals tell something too. */
const scoreOf = (bots: readonly Bot[], rules: AnyRules, game: string): number => {
  let score = 0;
  for (let i = 0; i < BLOCK; i++) {
    const { outcome } = simulateGame(rules, bots, randomFrom(`${game}/${i}`));
    if (outcome.kind === 'together') score += (outcome.won ? 1 : 0) + outcome.score / 200;
  }
  return score / BLOCK;
};
/** The mean difference over all tables and its standard error, ended early when there is nothing to hope for. */
const compare = (one: Weights, other: Weights, game: string): { mean: number; error: number } => {
  // They remember nothing, so they can play many games.
  const teamWith = (weights: Weights, rules: AnyRules): Bot[] =>
    Array.from({ length: rules.seats }, (_, seat) => heuristicWith(weights, ofModules)(rules, seat));
  const teams = tables.map((rules) => teamWith(one, rules));
  const rivals = tables.map((rules) => teamWith(other, rules));
  let n = 0;
  let sum = 0;
  let squares = 0;
  const error = (): number => Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2) / n);
  for (let block = 0; block < MOST_BLOCKS; block++) {
    let d = 0;
    for (const [i, rules] of tables.entries()) {
      const key = `${game}/${block}/${i}`;
      d += (scoreOf(teams[i]!, rules, key) - scoreOf(rivals[i]!, rules, key)) / tables.length;
    }
    n++;
    sum += d;
    squares += d * d;
    if (block >= 7 && sum / n < 0.3 * error()) break;
    if (block >= 15 && sum / n > 3.5 * error()) break;
  }
  return { mean: sum / n, error: error() };
};

const normal = (random: Random): number => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += random.u32() / 2 ** 32;
  return sum - 6;
};
const mutate = (weights: Weights, random: Random): Weights => {
  const changed: Record<WeightName, number> = { ...weights };
  const count = 1 + random.below(4);
  const size = random.below(2) === 0 ? 0.2 : 0.6;
  for (let i = 0; i < count; i++) {
    const name = names[random.below(names.length)]!;
    // Weights near nought may also cross it.
    changed[name] =
      changed[name] * Math.exp(size * normal(random)) + (random.below(4) === 0 ? 0.1 * size * normal(random) : 0);
  }
  return { ...changed, ease: Math.max(0.01, changed.ease), own: Math.min(1.9, Math.max(0.1, changed.own)) };
};

const random = randomFrom(`${seed}/mutations`);
const end = Date.now() + Number(minutes) * 60_000;
let best: Weights = {
  ...weightsFor(Number(seatList.split(',')[0]), group === 'storms'),
  ...(from === '' ? {} : JSON.parse(from)),
};
for (let round = 0; Date.now() < end; round++) {
  const rival = mutate(best, random);
  const first = compare(rival, best, `${seed}/${round}`);
  if (first.mean <= 1.5 * first.error) continue;
  const second = compare(rival, best, `${seed}/${round}/again`);
  if (second.mean < 0.5 * second.error) continue;
  best = rival;
  console.log(
    `round ${round}: +${((100 * (first.mean + second.mean)) / 2).toFixed(2)} %`,
    JSON.stringify(best, (_, x) => (typeof x === 'number' ? Number(x.toPrecision(3)) : x)),
  );
}
