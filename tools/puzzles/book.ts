/** A book of puzzles as text. */
import { CHANCE, type Game, printDigest, printHeader, printMove, printPosition, type Step } from '@halcyon/kernel';
import type { Task } from '../../packages/table/src/index.ts';
import type { Cut } from './cuts.ts';

export interface Found {
  readonly cut: Cut;
  readonly task: Task;
  readonly line: readonly Step[];
  /** Share of the bots' tries. */
  readonly failed: number;
}
export interface Made extends Found {
  readonly grade: number;
}

/** Field by field; a grid has several lines. */
const fieldsOf = (lines: readonly string[]): string[] => lines.join('\n').split(/\n(?=\S)/);

/** Without what is as at the start, and for whichever version of the rules can play it. */
export const printPuzzle = (game: Game, { cut, task, line, grade }: Made): string => {
  const { rules, state } = cut;
  const { within, unit, seat } = task.goal;
  const standard = new Set(fieldsOf(printPosition(rules, rules.start())));
  const fields = fieldsOf(printPosition(rules, state)).filter((field) => !standard.has(field));
  const header = printHeader(game, rules.setup).map((text) => text.replace(/^(game \S+) \d+$/, '$1'));
  return [
    ...header,
    'from',
    ...fields.flatMap((field) => field.split('\n').map((text) => `  ${text}`)),
    '',
    `# puzzle ${printDigest(rules.digest(state))} grade ${grade}`,
    `# goal ${within} ${unit} ${seat ?? 'all'}`,
    ...(task.coming.length > 0 ? [`# coming ${task.coming.join(' ')}`] : []),
    ...line.map(
      (step) =>
        `${step.seat === CHANCE ? '~' : step.seat} ${step.seat === CHANCE ? step.move : printMove(rules.moves, step.move)}`,
    ),
    '',
  ].join('\n');
};

export const bookFile = (texts: readonly string[]): string =>
  `/** Written by \`npm run puzzles\`; do not edit. */\nexport const book = \`\n${texts.join('\n')}\`;\n`;
