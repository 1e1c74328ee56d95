/** Characters by name, and what the drawing reads from a view. Where somebody comes to is for the rules to say. */

import { argOf } from '@halcyon/kernel';
import { fold } from '@halcyon/terminal-kit/input';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import {
  AWAY,
  arrivalOf,
  CHARACTER_WORDS,
  CLAN_SIZE,
  clan,
  clanOf,
  DOOR,
  RACES,
  raceOf,
  type State,
} from '../rules/index.ts';

const CHARACTERS = Object.keys(CHARACTER_WORDS).map(Number);

export const pubOf = ({ view }: Scene): State => view as unknown as State;

export const characterWord = (character: number): string => CHARACTER_WORDS[character] ?? '';
export const clanLetter = (seat: number): string => characterWord(seat * CLAN_SIZE).charAt(0);
const isSecond = (character: number): boolean => characterWord(character).endsWith('2');
export const raceName = ({ speaker }: Scene, race: number): string => speaker.words.things[RACES[race]!] ?? '';
/** Its first letter in the reader's language. */
export const raceLetter = (scene: Scene, race: number): string => raceName(scene, race).charAt(0);
/** As it stands in the pub: 'aG', 'bO2'. */
export const faceOf = (scene: Scene, character: number): string =>
  `${clanLetter(clanOf(character))}${raceLetter(scene, raceOf(character))}${isSecond(character) ? '2' : ''}`;
/** 'Goblin', 'Second goblin'. */
export const characterName = ({ speaker }: Scene, character: number): string =>
  speaker.words.things[characterWord(character).slice(2)] ?? '';

/** 'goblin', 'g2'; then with the letter of a clan: 'ag', 'a-goblin2'. */
const FORMS = [/^()(\p{L}+)(2?)$/u, /^([a-e])-?(\p{L}+)(2?)$/u];
/** Races that a word may mean: a letter or the whole name, in the reader's language or as the log writes it. */
const racesNamed = (scene: Scene, word: string): number[] => {
  const means = (name: string): boolean => (word.length === 1 ? fold(name).charAt(0) === word : fold(name) === word);
  const named = (nameOfRace: (race: number) => string): number[] =>
    [...RACES.keys()].filter((race) => means(nameOfRace(race)));
  const own = named((race) => raceName(scene, race));
  return own.length > 0 ? own : named((race) => RACES[race]!);
};
/** The characters that a word may mean; without the letter of a clan it is about `usual`. */
export const charactersNamed = (scene: Scene, word: string, usual: readonly number[]): number[] => {
  for (const form of FORMS) {
    const [, letter = '', name = '', second] = form.exec(word) ?? [];
    const races = racesNamed(scene, name);
    if (races.length === 0) continue;
    const from = letter === '' ? usual : CHARACTERS.filter((character) => characterWord(character).startsWith(letter));
    return from.filter(
      (character) =>
        races.includes(raceOf(character)) &&
        (second === '2' ? isSecond(character) : letter === '' || !isSecond(character)),
    );
  }
  return [];
};

/** The reader's own characters. */
export const ownClan = ({ viewer }: Scene): number[] => (typeof viewer === 'number' ? clan(viewer) : []);
export const guestsAt = (scene: Scene, place: number): number[] =>
  [...pubOf(scene).place.keys()].filter((character) => pubOf(scene).place[character] === place);
export const isInside = (scene: Scene, character: number): boolean => pubOf(scene).place[character] !== AWAY;

/** A way that a character may go now: with which number, where to, and in which direction. */
export interface Way {
  readonly move: 'move' | 'back';
  readonly pips: number;
  readonly to: number;
}
export const waysOf = (scene: Scene, character: number): Way[] =>
  scene.legal.flatMap((legal) => {
    const move = nameOf(scene, legal);
    if ((move !== 'move' && move !== 'back') || argOf(legal, 0) !== character) return [];
    const pips = argOf(legal, 1);
    return [{ move, pips, to: arrivalOf(pubOf(scene), character, pips, move === 'back' ? -1 : 1) }];
  });
/** As it is typed: '5', '-5' counter-clockwise. */
export const wayText = ({ move, pips }: Pick<Way, 'move' | 'pips'>): string => `${move === 'back' ? '-' : ''}${pips}`;
/** The dice with which a character may leave. */
export const exitsOf = (scene: Scene, character: number): number[] =>
  scene.legal
    .filter((legal) => nameOf(scene, legal) === 'leave' && argOf(legal, 0) === character)
    .map((legal) => argOf(legal, 1));
/** 'Table 3', 'Door'. */
export const placeName = ({ speaker }: Scene, place: number): string => {
  const { door = '', table = '' } = speaker.words.things;
  return place === DOOR ? door : `${table} ${place}`;
};
/** '5 → Table 3, -2 → Door': where a character may go, and whether it may leave. */
export const listWays = (scene: Scene, character: number): string =>
  [
    ...waysOf(scene, character).map((way) => `${wayText(way)} → ${placeName(scene, way.to)}`),
    ...exitsOf(scene, character)
      .slice(0, 1)
      .map(() => scene.speaker.words.things.mayLeave ?? ''),
  ].join(' · ');
