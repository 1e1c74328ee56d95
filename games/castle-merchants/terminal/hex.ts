/** One hex as lines of text: what lies there with its number or its merchants, and what may be done there. */

import type { Seat } from '@halcyon/kernel';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { fit, width } from '@halcyon/terminal-kit/text';
import { merchantsAt } from '../look/map.ts';
import { hexWord } from '../look/names.ts';
import { castleAt, type Hex, isPath, MEADOW, WAREHOUSE } from '../rules/index.ts';
import { backOf, pawnBack, placeBack } from './colours.ts';
import { type Choices, choicesAt, isEmpty, landOf, merchantLetter, type Role, tileMark } from './land.ts';

/** What lies there and a mark behind it; half of it is the shift from row to row. */
export const PITCH = 4;
export const CASTLE = '♜';
export const HOUSE = '⌂';
export const FLOWER = '✿';
export const NO_COIN = '–';
/** The number of an empty hex where something may come stands in round brackets; the others have a mark. */
export const FLAGS = { go: '◂', from: '▴', to: '▾', both: '◆' } as const;

const numberOf = (hex: Hex): string => hexWord(hex).slice(1);
export const flagOf = (roles: ReadonlySet<Role>): string => {
  if (roles.has('go')) return roles.has('from') ? FLAGS.both : FLAGS.go;
  return roles.has('from') ? FLAGS.from : FLAGS.to;
};

/** What lies there, and its first letter, if that is all there is room for. */
const groundOf = (scene: Scene, hex: Hex): readonly [long: string, short: string] => {
  if (hex === WAREHOUSE) return [HOUSE, HOUSE];
  if (hex === MEADOW) return [FLOWER, FLOWER];
  const ware = castleAt(hex);
  if (ware >= 0) return [`${CASTLE}${landOf(scene).coins[ware]![0] ?? NO_COIN}`, CASTLE];
  const mark = tileMark(scene, landOf(scene).tiles[hex]!);
  return [mark, mark.charAt(0)];
};
interface Body {
  readonly ground: string;
  readonly merchants: readonly number[];
  /** How many more stand there. */
  readonly crowd: string;
}
/** 'fo4', 'foAB'; where there is no room for all of them 'foA+' with the reader's own, 'fo×3' without. */
const bodyOf = (scene: Scene, hex: Hex, room: number): Body => {
  const [long, short] = groundOf(scene, hex);
  const merchants = merchantsAt(landOf(scene), hex);
  if (merchants.length === 0) return { ground: isPath(hex) ? long + numberOf(hex) : long, merchants, crowd: '' };
  // Beside the warehouse the map ends.
  if (hex === WAREHOUSE || width(long) + merchants.length <= room) return { ground: long, merchants, crowd: '' };
  const own = merchants.filter((seat) => seat === scene.viewer);
  const crowd = own.length > 0 ? '+' : `×${merchants.length}`;
  return { ground: width(long + crowd) + own.length <= room ? long : short, merchants: own, crowd };
};

/** Lines of a row: with two it has nearly the shape of a hexagon. */
export const linesOf = ({ scale }: Scene): number => Math.min(scale, 2);

/** Draws hexes, each line PITCH wide; the warehouse may be wider. */
export const hexArtist = (scene: Scene, choices: Choices = choicesAt(scene)): ((hex: Hex) => string[]) => {
  const { ink, viewer } = scene;
  const below = linesOf(scene) - 1;
  const blank = ' '.repeat(PITCH);
  const letter = (seat: Seat): string => {
    const text = merchantLetter(seat);
    if (ink.paints) return ink.paint(text, pawnBack(seat === viewer));
    return seat === viewer ? ink.bold(text) : text;
  };
  return (hex) => {
    const roles = choices.hexes.get(hex);
    const number = numberOf(hex);
    if (isEmpty(scene, hex)) {
      const first = roles ? ink.gold(` (${number})`) : ink.dim(fit(` ·${number}`, PITCH));
      return [first, ...Array.from({ length: below }, () => blank)];
    }
    const { ground, merchants, crowd } = bodyOf(scene, hex, roles ? PITCH - 1 : PITCH);
    const back = placeBack(hex) ?? backOf(landOf(scene).tiles[hex]!);
    const painted = (text: string): string => (ink.paints ? ink.paint(text, back) : text);
    const rest = crowd + ' '.repeat(Math.max(0, PITCH - 1 - width(ground + crowd) - merchants.length));
    const first = painted(ground) + merchants.map(letter).join('') + (rest === '' ? '' : painted(rest));
    return [
      fit(first + (roles ? ink.gold(flagOf(roles)) : ''), Math.max(PITCH, width(first) + (roles ? 1 : 0))),
      ...Array.from({ length: below }, () => `${painted(' '.repeat(PITCH - 1))} `),
    ];
  };
};
