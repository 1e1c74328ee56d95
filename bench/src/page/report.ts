import type { Loaded, PageFigures } from './suite.ts';

const number = (value: number): string => Math.round(value).toLocaleString('en');
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const loaded = (title: string, { gzip, worker }: Loaded, most: number): string =>
  `${title.padEnd(20)}${kB(gzip).padStart(9)} of ${most}${worker > 0 ? `, of these for workers ${kB(worker)}` : ''}`;

export const printPage = ({
  chromium,
  firstScreen,
  untilFirstMove,
  alone,
  guest,
  host,
  lcp,
  tbt,
  loads,
  travel,
  taps,
}: PageFigures): string =>
  [
    `Chromium ${chromium}, phone 390 x 844`,
    '',
    'JavaScript, gzip',
    loaded('  first screen', firstScreen, 50),
    loaded('  until first move', untilFirstMove, 100),
    loaded('  the same alone', alone, 100),
    loaded('  by a link', guest, 115),
    loaded('  opening a table', host, 115),
    ...Object.entries(untilFirstMove.files).map(
      ([name, bytes]) => `    ${kB(bytes).padStart(8)}  ${name}${name in firstScreen.files ? '' : '  (later)'}`,
    ),
    '',
    `4 x slower processor, 1.6 Mbit/s, 150 ms; median of ${loads} loads`,
    `  largest contentful paint ${number(lcp)} ms`,
    `  total blocking time      ${number(tbt)} ms`,
    '',
    `${travel.travels} travels while bots play, 4 x slower processor`,
    `  ${travel.fps} frames a second, 19 of 20 within ${travel.p95} ms, the longest ${travel.longest} ms`,
    '',
    `${taps.taps} taps on cards and cells, 4 x slower processor`,
    `  the page answers in ${taps.answer} ms, at most ${taps.longestAnswer} ms; ${taps.picture} ms from finger to picture; longest task ${taps.task || 'under 50'} ms`,
  ].join('\n');
