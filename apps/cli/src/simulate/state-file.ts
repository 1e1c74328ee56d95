/** The tally of a run that may go on later, in a file. Written beside it and put in its place, so that it is always whole. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Tally } from '@halcyon/bots';
import { BadInput } from '@halcyon/kernel';
import { Ledger, parseRanges, printRanges } from './ledger.ts';
import { needSameRun, type Plan } from './plan.ts';

const FORMAT = 1;
interface Kept {
  readonly simulation: typeof FORMAT;
  readonly plan: Plan;
  /** By row: the chunks that were played, and what came of them. */
  readonly rows: readonly { readonly chunks: string; readonly tally: Tally }[];
}

const read = (file: string): Kept => {
  const no = (): BadInput => new BadInput('state', `'${file}' is no state of a simulation; name a file of its own`);
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    if (kept?.simulation !== FORMAT || !Array.isArray(kept.rows) || !kept.plan) throw no();
    return kept;
  } catch (error) {
    if (error instanceof BadInput) throw error;
    if (error instanceof SyntaxError) throw no();
    throw new BadInput('state', `cannot read '${file}': ${(error as Error).message}`);
  }
};

export interface StateFile {
  readonly ledger: Ledger;
  /** Whether there was something to go on from. */
  readonly goesOn: boolean;
  save(): void;
}
/** `chunk`: the size that was typed, if one was; otherwise a file keeps its own. */
export const openState = (file: string, wished: Plan, chunk: number | undefined, fresh: boolean): StateFile => {
  const goesOn = existsSync(file) && !fresh;
  const ledger = goesOn ? goOn(file, wished, chunk) : new Ledger(wished);
  const save = (): void => {
    const rows = ledger.sums.map((tally, row) => ({ chunks: printRanges(ledger.done[row]!), tally }));
    const kept: Kept = { simulation: FORMAT, plan: ledger.plan, rows };
    writeFileSync(`${file}.new`, `${JSON.stringify(kept)}\n`);
    renameSync(`${file}.new`, file);
  };
  try {
    // Before hours of play, not after them.
    save();
  } catch (error) {
    throw new BadInput('state', `cannot write '${file}': ${(error as Error).message}`);
  }
  return { ledger, goesOn, save };
};

const goOn = (file: string, wished: Plan, chunk: number | undefined): Ledger => {
  const kept = read(file);
  const plan = { ...wished, chunk: chunk ?? kept.plan.chunk };
  needSameRun(kept.plan, plan, 'state', `'${file}'`);
  if (plan.games < kept.plan.games)
    throw new BadInput(
      'games',
      `'${file}' is a run of ${kept.plan.games} games; --games can add to them, not take away`,
    );
  if (plan.games > kept.plan.games && kept.plan.games % plan.chunk !== 0)
    throw new BadInput(
      'games',
      `'${file}' is a run of ${kept.plan.games} games in chunks of ${plan.chunk}; only whole chunks can be added to`,
    );
  return new Ledger(
    plan,
    kept.rows.map(({ tally }) => tally),
    kept.rows.map(({ chunks }) => parseRanges(chunks)),
  );
};
