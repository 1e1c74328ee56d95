import type { ReviewFigures, Walk } from './suite.ts';

/** Milliseconds in which a screen draws a frame. */
const FRAME = 16;
const walked = ({ median, p95, longest }: Walk): string =>
  `${String(median).padStart(6)} ${String(p95).padStart(6)} ${String(longest).padStart(8)}${p95 < FRAME ? '' : '  too long'}`;

export const printReview = ({ chromium, games }: ReviewFigures): string =>
  [
    `Chromium ${chromium}, phone 390 x 844; milliseconds of the page for a step, of ${FRAME}`,
    '',
    `${''.padEnd(18)}moments       median    p95  longest`,
    ...Object.entries(games).flatMap(([game, { moments, on, back }]) => [
      `${game.padEnd(18)}${String(moments).padStart(7)}  on   ${walked(on)}`,
      `${''.padEnd(25)}  back ${walked(back)}`,
    ]),
  ].join('\n');
