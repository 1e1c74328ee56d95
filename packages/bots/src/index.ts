/** What every bot is, and games of bots alone. Each game brings its own bots; packages/catalog lists them. */
export type { Bot, Budget, Decision, MakeBot } from './bot.ts';
export { decide, withPatience } from './decision.ts';
export { randomBot } from './random.ts';
export { type Simulated, simulate, simulateGame, spaceFor, type Watch } from './simulate.ts';
export { simulatedLog } from './simulated-log.ts';
export { addTally, type Counts, NO_GAMES, type Tally } from './tally.ts';
