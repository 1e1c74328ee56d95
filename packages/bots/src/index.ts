/** What every bot is, and games of bots alone. Each game brings its own bots; packages/catalog lists them. */
export type { Bot, Budget, Decision, MakeBot } from './bot.ts';
export { decide, withPatience } from './decision.ts';
export { randomBot } from './random.ts';
export { type Simulated, simulate, simulateGame, spaceFor, type Tally } from './simulate.ts';
