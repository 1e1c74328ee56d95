/** A row of docs/bots.md: one kind of a game, who plays it, against whom, and how much it may think. */
import { parseArgs } from 'node:util';
import { botNames } from '@halcyon/catalog/bots';
import { BadInput, type Game, type Setup } from '@halcyon/kernel';
import { Flags } from '../../apps/cli/src/flags.ts';
import { chosenBy } from '../../apps/cli/src/wish.ts';
import { SETUP_FLAGS } from '../setup-flags.ts';

export interface Row {
  readonly game: string;
  readonly version: number;
  readonly setup: Setup;
  readonly bot: string;
  /** The same deals are played by this one; in games with ranks it sits at the other seats. */
  readonly against: string;
  /** How many worlds a decision may cost; null: as many as the bot holds for right. */
  readonly worlds: number | null;
  readonly seed: string;
}
export interface Wish {
  readonly row: Row;
  readonly rules: ReturnType<Game['compose']>;
  readonly deals: number;
  /** The words that were typed, for the record. */
  readonly words: readonly string[];
}

const OPTIONS = {
  ...SETUP_FLAGS,
  bot: { type: 'string', default: 'strong' },
  against: { type: 'string', default: 'heuristic' },
  worlds: { type: 'string' },
  deals: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'strength' },
} as const;

const nameOf = (game: string, name: string, flag: string): string => {
  if (botNames(game).includes(name)) return name;
  throw new BadInput(flag, `unknown bot '${name}', known: ${botNames(game).join(', ')}`);
};
export const wishFrom = (argv: readonly string[]): Wish => {
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options: OPTIONS });
  const flags = new Flags(values, argv);
  const { game, setup } = chosenBy(positionals[0], flags);
  return {
    row: {
      game: game.id,
      version: game.version,
      setup,
      bot: nameOf(game.id, values.bot, 'bot'),
      against: nameOf(game.id, values.against, 'against'),
      worlds: flags.number('worlds', { least: 1 }) ?? null,
      seed: values.seed,
    },
    rules: game.compose(setup),
    deals: flags.number('deals', { least: 1 })!,
    words: argv,
  };
};
