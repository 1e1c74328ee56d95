/** What the drawing reads from a view: things by name, and what the legal moves would do to which hex. */

import { argOf, FRAME_WIDTH, frameNamed, kindOf, type Move, type Seat } from '@halcyon/kernel';
import { fold } from '@halcyon/terminal-kit/input';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { isEmpty as isEmptyIn, mapOf } from '../look/map.ts';
import { hexWord, moveLabel, placeName, terrainName as terrainIn, wareName as wareIn } from '../look/names.ts';
import {
  type Hex,
  LANDSLIDE,
  type State,
  type Terrain,
  TILE_MARKS,
  TILE_WORDS,
  type Tile,
  type Ware,
} from '../rules/index.ts';

export const landOf = ({ view }: Scene): State => mapOf(view);

export const thing = ({ speaker }: Scene, word: string): string => speaker.words.things[word] ?? '';
export const terrainName = ({ speaker }: Scene, terrain: Terrain): string => terrainIn(speaker.words.things, terrain);
/** The words of a name, as they are typed: 'strasse' is 'straße'. */
export const wordsOf = (name: string): string[] => fold(name).replaceAll('ß', 'ss').split(/[ -]/);
/** Two letters: those of the log if the reader's language has such a name, else its own. */
export const tileMark = (scene: Scene, tile: Tile): string => {
  const mark = TILE_MARKS[tile] ?? '';
  if (tile === LANDSLIDE) return mark;
  const name = thing(scene, TILE_WORDS[tile] ?? '');
  return wordsOf(name).some((word) => word.startsWith(mark)) ? mark : name.slice(0, 2).toLowerCase();
};
export const wareName = ({ speaker }: Scene, ware: Ware): string => wareIn(speaker.words.things, ware);
export const wareMark = (scene: Scene, ware: Ware): string => wareName(scene, ware).slice(0, 2);
/** A merchant on the map; rows have small letters. */
export const merchantLetter = (seat: Seat): string => 'ABCD'.charAt(seat);
/** 'd4', or the name of a place that has one. */
export const hexName = ({ speaker }: Scene, hex: Hex): string => placeName(speaker.words.things, hex) ?? hexWord(hex);
export const isEmpty = (scene: Scene, hex: Hex): boolean => isEmptyIn(landOf(scene), hex);

/** What is picked up, besides cards: a landslide of one's own, or two cards for a tile that shall go. */
export const SLIDE = LANDSLIDE;
export const REMOVAL = LANDSLIDE + 1;

/** What a move does to a hex: the merchant goes there, something comes there, something is taken from there. */
export type Role = 'go' | 'to' | 'from';
const ROLES: Readonly<Record<string, readonly (Role | undefined)[]>> = {
  landslide: ['to'],
  place: [undefined, 'to'],
  shift: [undefined, 'from', 'to'],
  move: [undefined, 'go'],
  remove: ['from'],
  put: ['to'],
  carry: ['from', 'to'],
  take: ['from'],
};
/** The label of a move. */
export const labelOf = ({ speaker }: Scene, kind: string): string => moveLabel(speaker.words.things, kind);

/** Whether a legal move is done with what is picked up; the die needs nothing. */
const isAbout = (scene: Scene, move: Move): boolean => {
  const { ask, selected } = scene;
  const kind = nameOf(scene, move);
  if (ask?.id === 'die') return true;
  if (selected === SLIDE) return kind === 'landslide';
  if (selected === REMOVAL) return kind === 'remove';
  return selected !== undefined && scene.rules.moves[kindOf(move)]!.args.length > 1 && argOf(move, 0) === selected;
};
export interface Choices {
  readonly hexes: ReadonlyMap<number, ReadonlySet<Role>>;
  /** The kinds of moves that give a role. */
  readonly kinds: ReadonlyMap<Role, ReadonlySet<string>>;
}
const add = <K, V>(map: Map<K, Set<V>>, key: K, value: V): void => {
  map.set(key, (map.get(key) ?? new Set()).add(value));
};
/** The tile that is paid for now. */
const paidFor = ({ ask, rules, view }: Scene): number | undefined => {
  const frames = view.frames as readonly number[];
  const at = frames.findLastIndex((id, i) => i % FRAME_WIDTH === 0 && id === frameNamed(rules, 'removing'));
  return ask?.id === 'pay' && at >= 0 ? frames[at + 1] : undefined;
};
/** What may be chosen now: with what is picked up, or with the die; or what has been chosen and is to be paid. */
export const choicesAt = (scene: Scene): Choices => {
  const hexes = new Map<number, Set<Role>>();
  const kinds = new Map<Role, Set<string>>();
  for (const move of scene.legal.filter((each) => isAbout(scene, each))) {
    const kind = nameOf(scene, move);
    (ROLES[kind] ?? []).forEach((role, i) => {
      if (role === undefined) return;
      add(hexes, argOf(move, i), role);
      add(kinds, role, kind);
    });
  }
  const paid = paidFor(scene);
  if (paid !== undefined) {
    add(hexes, paid, 'from');
    add(kinds, 'from', 'remove');
  }
  return { hexes, kinds };
};
/** The hexes with this role, from the top. */
export const hexesFor = ({ hexes }: Choices, role: Role): number[] =>
  [...hexes].flatMap(([hex, roles]) => (roles.has(role) ? [hex] : [])).sort((a, b) => a - b);
