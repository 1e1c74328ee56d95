import { columns } from '../columns.ts';
import { MOST, type ServerFigures, type StoreFigures } from './suite.ts';

const TITLES = { sqlite: 'embedded (SQLite)', postgres: 'PostgreSQL' } as const;
const number = (value: number): string => value.toLocaleString('en');
const row = (name: string, value: number, unit: string, limit?: number): string[] => {
  const amount = (n: number): string => `${number(Number(n.toPrecision(4)))} ${unit}`.trim();
  if (limit === undefined) return [name, amount(value), '', ''];
  return [name, amount(value), amount(limit), value <= limit ? 'holds' : 'MISSED'];
};

const rows = (figures: StoreFigures): string[][] => {
  const { store, latency, memory, sizes } = figures;
  return [
    [TITLES[store], '', 'limit', ''],
    row('  processor time of the server, a move', figures.move, 'µs', MOST.move[store]),
    row('  a bare echo of the same bytes', figures.echo, 'µs'),
    row('  times as dear as the echo', figures.ratio, ''),
    ...(figures.database === undefined ? [] : [row('  processor time of PostgreSQL itself', figures.database, 'µs')]),
    row('  moves a second at saturation', figures.movesPerSecond, ''),
    row('  until the other seat sees it, p99', latency.p99, 'ms', MOST.latency),
    row('  the same, median', latency.p50, 'ms'),
    row('  the same, longest', latency.longest, 'ms'),
    ...(memory
      ? [
          row('  an open table with two lines', memory.openTable, 'bytes', MOST.openTable),
          row('  a table that nobody looks at', memory.idleTable, 'bytes', MOST.idleTable),
        ]
      : []),
    row('  a move on the line, there and back', sizes.play + sizes.done + 2 * sizes.news, 'bytes'),
  ];
};

export const printServer = ({ node, tables, stores }: ServerFigures): string =>
  [
    `node ${node}, ${number(tables)} tables of Tranquility with two people each; latency at a move every 5 s`,
    '',
    columns(stores.flatMap(rows)),
  ].join('\n');
