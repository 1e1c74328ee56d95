/** The legal moves in few lines: what begins alike, with the hexes that may follow. */

import { argOf, kindOf, type Move, printMove } from '@halcyon/kernel';
import { moveLine, runs } from '@halcyon/terminal-kit/runs';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { ROW_STARTS } from '../look/map.ts';
import { hexWord } from '../look/names.ts';
import { HEXES, type Hex, isPath, ROWS } from '../rules/index.ts';
import { FLAGS } from './hex.ts';
import { choicesAt, hexesFor, hexName, labelOf, REMOVAL, type Role, SLIDE, terrainName, thing } from './land.ts';

const LAST = new Set(ROWS.map((length, row) => ROW_STARTS[row]! + length - 1));
/** 'a2–a4  b1'. */
const listHexes = (hexes: readonly Hex[]): string =>
  runs(new Map(hexes.map((hex) => [hex, undefined])), hexWord, (hex) => LAST.has(hex));

/** 'd4–d6 e8 Meadow'. */
const listNamed = (scene: Scene, hexes: readonly Hex[]): string =>
  [
    listHexes(hexes.filter(isPath)).replaceAll('  ', ' '),
    ...hexes.filter((hex) => !isPath(hex)).map((hex) => hexName(scene, hex)),
  ]
    .filter(Boolean)
    .join(' ');

/** What begins alike stands in one line, and so does what may end alike: 'place field, forest:  a2–a4  b1'. */
export const summarise = (scene: Scene): string[] => {
  const { legal, rules } = scene;
  const argsOf = (move: Move) => rules.moves[kindOf(move)]!.args;
  const endsOnHex = (move: Move): boolean => argsOf(move).at(-1)?.size === HEXES;
  const starts = new Map<string, number[]>();
  for (const move of legal.filter(endsOnHex)) {
    const start = printMove(rules.moves, move).replace(/ \S+$/, '');
    starts.set(start, [...(starts.get(start) ?? []), argOf(move, argsOf(move).length - 1)]);
  }
  const lines = new Map<string, string[]>();
  for (const [start, hexes] of starts) {
    const [kind = '', ...args] = start.split(' ');
    const line = `${kind}|${listHexes(hexes)}`;
    lines.set(line, [...(lines.get(line) ?? []), args.join(' ')]);
  }
  return [
    ...[...lines].map(([line, begun]) => {
      const [kind, hexes] = line.split('|');
      return `  ${[kind, begun.join(', ')].join(' ').trimEnd()}:  ${hexes}`;
    }),
    ...legal.filter((move) => !endsOnHex(move)).map((move) => moveLine(scene, move)),
  ];
};

/** What can be done with what is picked up. */
export const tellPicked = (scene: Scene): string | undefined => {
  const { selected } = scene;
  if (selected === undefined) return undefined;
  const choices = choicesAt(scene);
  if (selected === SLIDE) return `${thing(scene, 'layLandslide')}. ${thing(scene, 'chooseHex')}`;
  if (selected === REMOVAL) return `${labelOf(scene, 'remove')}. ${thing(scene, 'chooseTile')}`;
  const said = (role: Role, mark: string): string =>
    `${[...(choices.kinds.get(role) ?? [])].map((kind) => labelOf(scene, kind)).join(', ')} ${mark} ${listNamed(scene, hexesFor(choices, role))}`;
  const places = hexesFor(choices, 'to').length;
  const empty = `${places} × ${thing(scene, 'emptyHex')}`;
  const parts = [
    ...(choices.kinds.has('go') ? [said('go', FLAGS.go)] : []),
    ...(choices.kinds.has('from') ? [`${said('from', FLAGS.from)} → ${empty}`] : []),
    ...(choices.kinds.get('to')?.has('place') ? [`${labelOf(scene, 'place')} (${empty})`] : []),
  ];
  return `${terrainName(scene, selected)} · ${parts.join(' · ') || '–'}`;
};
