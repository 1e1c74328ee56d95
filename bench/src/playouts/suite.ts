import { columns } from '../columns.ts';
import { alternate } from '../rounds.ts';
import { median } from '../runs.ts';
import type { Slice } from '../slices.ts';
import { PLAYOUTS } from './rows.ts';

export interface PlayoutSpeed {
  readonly name: string;
  readonly playoutsPerSecond: number;
  /** The same choices give the same games: after a change of speed alone this stays as it was. */
  readonly decisionsPerPlayout: number;
}
export interface PlayoutFigures {
  readonly suite: 'playouts';
  readonly node: string;
  readonly rows: readonly PlayoutSpeed[];
}

const speedOf = (name: string, slices: readonly Slice[]): PlayoutSpeed => {
  const sum = (pick: (slice: Slice) => number): number => slices.reduce((total, slice) => total + pick(slice), 0);
  const decisions = sum((slice) => slice.decisions) / sum((slice) => slice.games);
  return {
    name,
    playoutsPerSecond: Number(median(slices.map(({ games, seconds }) => games / seconds)).toPrecision(3)),
    decisionsPerPlayout: Number(decisions.toPrecision(4)),
  };
};

/** Those rows whose name contains the word. */
export const measurePlayouts = async (seconds: number, word: string): Promise<PlayoutFigures> => {
  const names = Object.keys(PLAYOUTS).filter((name) => name.includes(word));
  const slices = await alternate(names, seconds, 'player');
  return { suite: 'playouts', node: process.version, rows: names.map((name) => speedOf(name, slices.get(name)!)) };
};

export const printPlayouts = ({ node, rows }: PlayoutFigures): string =>
  [
    `node ${node}, medians of processor time`,
    '',
    columns([
      ['playouts by the heuristic', 'a second', 'decisions each'],
      ...rows.map(({ name, playoutsPerSecond, decisionsPerPlayout }) => [
        name,
        playoutsPerSecond.toLocaleString('en'),
        decisionsPerPlayout.toFixed(1),
      ]),
    ]),
  ].join('\n');
