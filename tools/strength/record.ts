/** What was measured of a row, deal by deal: a run that was stopped goes on, and a rerun gives the same. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { kindOf, type Rates } from '@halcyon/bots/rates';
import { wilson } from '@halcyon/bots/wilson';
import { findGame } from '@halcyon/catalog';
import { BadInput } from '@halcyon/kernel';
import type { Played } from './play.ts';
import type { Row } from './row.ts';

export const FOLDER = new URL('../../docs/strength/', import.meta.url);

export interface Record {
  readonly row: Row;
  /** The call that gives it. */
  readonly call: string;
  /** The day of the last deal. */
  date: string;
  /** By deal: what the bot won and what the other won. */
  readonly deals: (readonly [won: number, other: number])[];
  decisions: number;
  seconds: number;
}

const standardOf = (game: string): Rates['standard'] => {
  const { layouts, modes, options } = findGame(game)!;
  return {
    layout: layouts[0]!.id,
    mode: modes[0]!.id,
    options: Object.fromEntries(options.map(({ id, standard }) => [id, standard])),
  };
};
/** Modules and options that are not standard. */
export const kindOfRow = ({ game, setup }: Row): string => kindOf({ standard: standardOf(game) }, setup);
const fileOf = (row: Row): URL => {
  const { game, setup, bot, against, worlds, seed } = row;
  const kind = kindOfRow(row);
  const words = [game, kind, `${setup.seats} seats`, bot, against, worlds === null ? '' : `${worlds} worlds`, seed];
  return new URL(
    `${words
      .filter(Boolean)
      .join(' ')
      .replace(/[^a-z0-9]+/gi, '-')}.json`,
    FOLDER,
  );
};

export const readRecord = (row: Row, call: string): Record => {
  const file = fileOf(row);
  if (!existsSync(file)) return { row, call, date: '', deals: [], decisions: 0, seconds: 0 };
  const found = JSON.parse(readFileSync(file, 'utf8')) as Record;
  if (JSON.stringify(found.row) === JSON.stringify(row)) return { ...found, call };
  throw new BadInput('row', `${file.pathname} holds another row; delete it to measure anew`);
};
export const addTo = (record: Record, { won, lost, decisions, seconds }: Played, date: string): void => {
  record.deals.push([won, lost]);
  record.decisions += decisions;
  record.seconds += seconds;
  record.date = date;
};
export const writeRecord = (record: Record): void => {
  mkdirSync(FOLDER, { recursive: true });
  const { deals, ...rest } = record;
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  writeFileSync(fileOf(record.row), `${head},\n  "deals": ${JSON.stringify(deals)}\n}\n`);
};

export interface Summary {
  readonly deals: number;
  readonly won: number;
  readonly low: number;
  readonly high: number;
  readonly other: number;
  /** The mean of the paired differences, and 1.96 standard errors. */
  readonly gain: number;
  readonly error: number;
  /** CPU seconds a decision. */
  readonly seconds: number;
}
export const summaryOf = ({ row, deals, decisions, seconds }: Record): Summary => {
  const n = deals.length;
  const mean = (of: (deal: readonly [number, number]) => number): number =>
    deals.reduce((sum, deal) => sum + of(deal), 0) / n;
  const won = mean(([mine]) => mine);
  const gain = mean(([mine, other]) => mine - other);
  const spread = mean(([mine, other]) => (mine - other - gain) ** 2);
  // A deal with ranks is played once from each seat.
  const games = n * (deals.some(([, other]) => other !== 0 && other !== 1) ? row.setup.seats : 1);
  const { low, high } = wilson(won * games, games);
  const error = n < 2 ? 1 : 1.96 * Math.sqrt(spread / (n - 1));
  return { deals: n, won, low, high, other: mean(([, other]) => other), gain, error, seconds: seconds / decisions };
};
const percent = (share: number): string => (100 * share).toFixed(1);
export const inWords = ({ deals, won, low, high, other, gain, error, seconds }: Summary): string =>
  `${deals} deals: ${percent(won)} % (${percent(low)}–${percent(high)}) against ${percent(other)} %, ` +
  `${gain < 0 ? '−' : '+'}${percent(Math.abs(gain))} ± ${percent(error)} points, ${(1000 * seconds).toFixed(0)} ms of CPU a decision`;
