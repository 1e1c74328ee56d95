/** A game without a drawing of its own: its table in words, its legal moves as a numbered list. Every game is playable so. */
import { printMove } from '@halcyon/kernel';
import { plainTable } from '@halcyon/speech/plain-table';
import { formOf } from './input.ts';
import type { Drawing, Scene } from './scene.ts';
import { fit, fitRight, hang } from './text.ts';

const MOST = 9;

const listed = ({ legal, speaker, rules, words }: Scene, most: number): string[] => {
  const lines = legal
    .slice(0, most)
    .map((move, i) => `${fitRight(String(i + 1), 3)}  ${speaker.move(move)}  (${printMove(rules.moves, move)})`);
  return legal.length > most ? [...lines, `     ${words.more(legal.length - most)}`] : lines;
};

const WIDE = 54;

export const plainDrawing: Drawing = {
  boardWidth: WIDE,
  board(scene) {
    const { turn, parts } = plainTable(scene, scene.speaker, scene.table, scene.names);
    return [
      turn,
      ...parts.flatMap(({ title, lines }) => [
        title,
        ...lines.flatMap((line) => hang(line, WIDE - 2)).map((text) => `  ${text}`),
      ]),
    ];
  },
  seats: ({ names, seat, bots, words }) =>
    names.map((name, i) => `${i === seat ? '▸' : ' '} ${fit(bots[i] ? `${name} (${words.bot})` : name, 20)}`.trimEnd()),
  hand: (scene) => listed(scene, MOST),
  keys: ({ words }) => words.keys,
  read: (typed, { legal, rules }) => {
    const move = typed.length === 1 && /^\d+$/.test(typed[0]!) ? legal[Number(typed[0]) - 1] : undefined;
    return move === undefined ? undefined : { moves: [printMove(rules.moves, move)] };
  },
  help: () => [],
  samples: ({ rules, speaker }) => {
    const forms = rules.moves.map(formOf);
    const [start = '', move = ''] = [rules.moves[0]?.name, forms[0]];
    return { start, move, moves: forms.join(', '), rule: Object.keys(speaker.words.rules)[0] ?? '' };
  },
  summary: (scene) => listed(scene, Number.POSITIVE_INFINITY),
  picked: () => undefined,
  quiet: () => false,
  preface: () => [],
  result: () => [],
  grave: [],
};
