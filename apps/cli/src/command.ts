/** What a command file declares. main.ts tells cac about it; a command itself knows nothing of cac. */
import type { Language } from '@halcyon/speech';
import type { Flags } from './flags.ts';

export interface Call {
  readonly args: readonly string[];
  readonly flags: Flags;
  readonly language: Language;
}
export interface Command {
  /** 'count <game>' */
  readonly usage: string;
  readonly about: string;
  readonly options: readonly (readonly [flag: string, about: string])[];
  readonly examples?: readonly string[];
  /** Returns the exit code. */
  run(call: Call): number | Promise<number>;
}

/** The words that choose a set-up, the same for every command. */
export const SETUP_OPTIONS: Command['options'] = [
  ['--seats <n>', 'number of seats'],
  ['--with <features>', 'features, separated by commas (`halcyon games` lists what a game has)'],
  ['--layout <name>', 'the board'],
  ['--mode <name>', 'the objective'],
  ['--set <option=value>', 'an option of the game; may be repeated'],
  ['--seed <text>', 'the same seed gives the same chance'],
];
export const JSON_OPTION = ['--json', 'print one JSON object'] as const;
