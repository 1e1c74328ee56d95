import { columns } from '../columns.ts';
import type { Figure, TableFigures } from './suite.ts';

const amount = (value: number, unit: Figure['unit']): string => `${value.toLocaleString('en')} ${unit}`;

const row = ({ name, value, unit, limit }: Figure): string[] => {
  if (limit === undefined) return [name, amount(value, unit), '', ''];
  return [name, amount(value, unit), amount(limit, unit), value <= limit ? 'holds' : 'MISSED'];
};

export const printTables = ({ node, figures }: TableFigures): string =>
  [
    `node ${node}, processor time of the least disturbed run`,
    '',
    columns([['tables', '', 'limit', ''], ...figures.map(row)]),
  ].join('\n');
