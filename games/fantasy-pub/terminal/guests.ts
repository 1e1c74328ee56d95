/** Characters as they are drawn and typed, and the ways that they may go. */

import { argOf, type Seat } from '@halcyon/kernel';
import { fold } from '@halcyon/terminal-kit/input';
import { nameOf } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { characterWord, isSecond, placeName, raceName } from '../look/names.ts';
import { goalOf, pubOf, type Walk } from '../look/pub.ts';
import {
  CHARACTER_WORDS,
  type Character,
  CLAN_SIZE,
  clan,
  clanOf,
  type Pips,
  type Place,
  RACES,
  type Race,
  raceOf,
} from '../rules/vocabulary.ts';

const CHARACTERS = Object.keys(CHARACTER_WORDS).map(Number);

export const clanLetter = (seat: Seat): string => characterWord(seat * CLAN_SIZE).charAt(0);
/** Its first letter in the reader's language. */
export const raceLetter = ({ speaker }: Scene, race: Race): string => raceName(speaker.words.things, race).charAt(0);
/** As it stands in the pub: 'aG', 'bO2'. */
export const faceOf = (scene: Scene, character: Character): string =>
  `${clanLetter(clanOf(character))}${raceLetter(scene, raceOf(character))}${isSecond(character) ? '2' : ''}`;

/** 'goblin', 'g2'; then with the letter of a clan: 'ag', 'a-goblin2'. */
const FORMS = [/^()(\p{L}+)(2?)$/u, /^([a-e])-?(\p{L}+)(2?)$/u];
/** Races that a word may mean: a letter or the whole name, in the reader's language or as the log writes it. */
const racesNamed = ({ speaker }: Scene, word: string): Race[] => {
  const means = (name: string): boolean => (word.length === 1 ? fold(name).charAt(0) === word : fold(name) === word);
  const named = (nameOfRace: (race: Race) => string): Race[] =>
    [...RACES.keys()].filter((race) => means(nameOfRace(race)));
  const own = named((race) => raceName(speaker.words.things, race));
  return own.length > 0 ? own : named((race) => RACES[race]!);
};
/** The characters that a word may mean; without the letter of a clan it is about `usual`. */
export const charactersNamed = (scene: Scene, word: string, usual: readonly Character[]): Character[] => {
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
export const ownClan = ({ viewer }: Scene): Character[] => (typeof viewer === 'number' ? clan(viewer) : []);

/** A way that a character may go now: with which number, where to, and in which direction. */
export interface Way {
  readonly move: Walk;
  readonly pips: Pips;
  readonly to: Place;
}
export const waysOf = (scene: Scene, character: Character): Way[] =>
  scene.legal.flatMap((legal) => {
    const move = nameOf(scene, legal);
    if ((move !== 'move' && move !== 'back') || argOf(legal, 0) !== character) return [];
    const pips = argOf(legal, 1);
    return [{ move, pips, to: goalOf(pubOf(scene.view), move, character, pips) }];
  });
/** As it is typed: '5', '-5' counter-clockwise. */
export const wayText = ({ move, pips }: Pick<Way, 'move' | 'pips'>): string => `${move === 'back' ? '-' : ''}${pips}`;
/** The dice with which a character may leave. */
export const exitsOf = (scene: Scene, character: Character): Pips[] =>
  scene.legal
    .filter((legal) => nameOf(scene, legal) === 'leave' && argOf(legal, 0) === character)
    .map((legal) => argOf(legal, 1));
/** '5 → Table 3, -2 → Door': where a character may go, and whether it may leave. */
export const listWays = (scene: Scene, character: Character): string =>
  [
    ...waysOf(scene, character).map((way) => `${wayText(way)} → ${placeName(scene.speaker.words.things, way.to)}`),
    ...exitsOf(scene, character)
      .slice(0, 1)
      .map(() => scene.speaker.words.things.mayLeave ?? ''),
  ].join(' · ');
