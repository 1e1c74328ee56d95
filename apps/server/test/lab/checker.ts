/**
 * Compares what people were told with what is stored, in the manner of Jepsen: nothing acknowledged is lost, nothing was
 * seen that is not stored, everybody saw the same in the same order, and every log plays again. It knows nothing of how
 * the server works, so that it can find what the server does not know of itself.
 */
import { isDeepStrictEqual } from 'node:util';
import { outlookOf } from '@halcyon/kernel';
import type { Entry } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { openTable } from '../../src/tables/open-table.ts';
import { verifyTable } from '../../src/tables/verify.ts';
import type { Op } from './record.ts';

const PAGE = 1000;
const entriesOf = async (store: Store, t: string): Promise<Entry[]> => {
  const all: Entry[] = [];
  for (;;) {
    const some = await store.tables.read(t, all.length, PAGE);
    all.push(...some);
    if (some.length < PAGE) return all;
  }
};
type Saw = Extract<Op, { op: 'saw' }>;

const checkAcknowledged = (entries: readonly Entry[], ops: readonly Op[]): string[] =>
  ops.flatMap((op) => {
    if (op.op !== 'done') return [];
    // A name or a wish about the list is no entry: it is done with the seq that stands.
    if (entries.some(({ key }) => key === op.key))
      return entries[op.seq - 1]?.key === op.key
        ? []
        : [`${op.key} was acknowledged as ${op.seq} and is another entry`];
    return [`${op.key} was acknowledged as entry ${op.seq} and is not stored`];
  });

const checkGapless = (entries: readonly Entry[]): string[] => {
  const gap = entries.findIndex(({ seq }, i) => seq !== i + 1);
  const keys = new Set(entries.map(({ key }) => key));
  return [
    ...(gap >= 0 ? [`after entry ${gap} comes ${entries[gap]!.seq}`] : []),
    ...(keys.size < entries.length ? ['a key stands in two entries'] : []),
  ];
};

const checkOrder = (saws: readonly Saw[], head: number): string[] => {
  const last = new Map<string, number>();
  return saws.flatMap(({ line, viewer, seq }) => {
    const before = last.get(`${line} ${viewer}`) ?? 0;
    last.set(`${line} ${viewer}`, seq);
    if (seq < before) return [`${line} saw entry ${seq} after ${before}`];
    return seq > head ? [`${line} saw entry ${seq}, and ${head} are stored`] : [];
  });
};

/** Every step that was seen is the step that is stored: the laboratory takes nothing back. */
const checkSteps = async (store: Store, t: string, saws: readonly Saw[]): Promise<string[]> => {
  const { match } = await openTable(store, t);
  return saws.flatMap(({ line, viewer, from, steps }) => {
    const { past } = match ? outlookOf(match, viewer) : { past: undefined };
    const wrong = steps.findIndex(
      (step, i) => !past || from + i >= past.length || !isDeepStrictEqual(step, past.step(from + i)),
    );
    return wrong < 0 ? [] : [`${line} saw a step ${from + wrong} that is not stored`];
  });
};

/** Sentences about everything that is wrong; none if all holds. */
export const check = async (store: Store, ops: readonly Op[]): Promise<string[]> => {
  const tables = [...new Set(ops.map(({ table }) => table))];
  const found: string[] = [];
  for (const t of tables) {
    const here = ops.filter(({ table }) => table === t);
    const saws = here.filter((op): op is Saw => op.op === 'saw');
    const entries = await entriesOf(store, t);
    const wrong = [
      ...checkAcknowledged(entries, here),
      ...checkGapless(entries),
      ...checkOrder(saws, entries.length),
      ...(await checkSteps(store, t, saws).catch((error: Error) => [error.message])),
      ...(await verifyTable(store, t)),
    ];
    found.push(...wrong.map((sentence) => `${t.slice(0, 10)}: ${sentence}`));
  }
  return found;
};
