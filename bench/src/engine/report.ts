import { columns } from '../columns.ts';
import type { EngineFigures, Speed } from './suite.ts';

const number = (value: number): string => value.toLocaleString('en');
const times = (value: number): string => `${value < 10 ? value.toFixed(2) : Math.round(value)} x`;

const row = (name: string, speed: Speed, relative: string): string[] => [
  name,
  number(speed.decisionsPerSecond),
  number(speed.gamesPerSecond),
  speed.decisionsPerGame.toFixed(1),
  relative,
];

export const printEngine = (figures: EngineFigures): string => {
  const { standard, peers, modules, costs } = figures;
  const speeds = [
    ['random play', 'decisions/s', 'games/s', 'decisions/game', 'relative'],
    row('Halcyon, tranquility, 3 seats', standard.seats3, `${times(figures.ratio)} boardgame.io`),
    row('boardgame.io, tranquility, 3 seats', peers.boardgameio, times(1)),
    row('Halcyon, tranquility, 2 seats', standard.seats2, `${times(figures.ratio2)} boardgame.io`),
    row('boardgame.io, tranquility, 2 seats', peers.boardgameio.seats2, times(1)),
    ...Object.entries(modules).map(([name, speed]) =>
      row(`Halcyon, ${name}`, speed, `${times(speed.relative)} standard`),
    ),
  ];
  const calls = [
    ['one call (standard, 3 seats)', 'ns', 'decisions'],
    ...Object.entries(costs).map(([name, cost]) => [
      name === 'view' ? 'view (one seat)' : name,
      number(Math.round(cost.nanoseconds)),
      cost.decisions.toFixed(2),
    ]),
  ];
  const worlds = [
    ['one world', 'microseconds'],
    ...Object.entries(figures.imagine).map(([name, microseconds]) => [name, microseconds.toFixed(1)]),
  ];
  return [
    `node ${figures.node}, ${figures.rounds} rounds, medians`,
    '',
    columns(speeds),
    '',
    columns(calls),
    '',
    columns(worlds),
    '',
    `memory per game in flight: ${number(figures.memoryPerGame)} bytes`,
  ].join('\n');
};
