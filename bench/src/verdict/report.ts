import { columns } from '../columns.ts';
import type { VerdictFigure } from './suite.ts';

export const printVerdicts = (figures: readonly VerdictFigure[]): string =>
  columns([
    ['lost game', 'deal', 'steps', 'CPU s', 'tries', 'a way to win', 'worlds', 'changes told', 'chance at first'],
    ...figures.map(({ kind, deal, steps, seconds, tries, found, worlds, changes, chance }) => [
      kind,
      String(deal),
      String(steps),
      seconds.toFixed(1),
      String(tries),
      found ? 'found' : 'not found',
      String(worlds),
      String(changes),
      `${chance.toFixed(0)} %`,
    ]),
  ]);
