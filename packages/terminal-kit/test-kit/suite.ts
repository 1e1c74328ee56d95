/** What the terminal owes every game: it fits the window, and what is typed is what was meant. */
import { type Match, type Move, type SetupWish, seatsOf } from '@halcyon/kernel';
import { LANGUAGES, type Language } from '@halcyon/speech';
import { describe, expect, test } from 'vitest';
import { type Rgb, readable } from '../src/ink.ts';
import { nameOf } from '../src/offers.ts';
import { layOut, type Picture } from '../src/picture.ts';
import type { Scene } from '../src/scene.ts';
import { plain, width } from '../src/text.ts';
import { readableContrast } from './contrast.ts';
import { asked, type TestTerminal } from './terminal.ts';

/** Seat 0 is asked this, after so many steps. */
export type Moment = readonly [ask: string, steps: number];
export interface TerminalTests {
  /** Each is played from the first move to the last. */
  readonly setups: readonly (readonly [name: string, wish: SetupWish])[];
  /** A move as a person types it, in the language of the scene. */
  shortly(scene: Scene, move: Move): string | readonly string[];
  /** Languages in which `shortly` knows what to type; English alone if nothing is said. */
  readonly typedIn?: readonly Language[];
  /** Moments at which the screen must fit in every language, whatever is picked up; the first is a turn, of which help tells. */
  moments(wish: SetupWish): readonly Moment[];
  /** Tables on which more lies than bots ever bring about: their screens must fit too. */
  crowded?(wish: SetupWish): readonly Match[];
  /** What can be picked up; the hand of seat 0 if nothing is said. */
  picks?(match: Match): readonly number[];
  /** A table with nearly everything on it. */
  busy(): Match;
  /** The colours on which letters stand, by name. */
  backs(): Iterable<readonly [name: string, back: Rgb]>;
  /** What help shows, but is read only at another moment. */
  readonly laterTyped?: RegExp;
}

/** So many games are looked through for the moments. */
const GAMES = 5;
const COLUMNS = 80;
const HEIGHTS = [18, 24, 40];
const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(width));
/** Nothing of it is cut at the side, and the lines leave one to spare. What is lower than 24 lines may scroll. */
const expectFits = (picture: Picture, heights: readonly number[] = [24]): void => {
  const { board, boardWidth, seats, hand, keys } = picture;
  expect(widest(board), board.join('\n')).toBeLessThanOrEqual(boardWidth);
  expect(widest(seats), seats.join('\n')).toBeLessThanOrEqual(COLUMNS - boardWidth);
  expect(widest(hand), hand.join('\n')).toBeLessThanOrEqual(COLUMNS);
  expect(width(keys), keys).toBeLessThanOrEqual(COLUMNS - 1);
  for (const rows of heights) {
    const lines = layOut(picture, { columns: COLUMNS, rows });
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(Math.max(rows, 24) - 2);
  }
};
/** Whatever is picked up, in every language, however high the window is. */
const expectFitsAlways = ({ pictureAt }: TestTerminal, match: Match, picks: readonly number[]): void => {
  for (const language of LANGUAGES)
    for (const selected of [undefined, ...picks]) expectFits(pictureAt(match, { language, selected }), HEIGHTS);
};

const handOf = (match: Match): number[] => (match.view(0).hands as number[][] | undefined)?.[0] ?? [];

export const describeTerminal = (terminal: TestTerminal, tests: TerminalTests): void => {
  const { drawing, newMatch, matchUntil, sensible, sceneAt, pictureAt, readAt } = terminal;
  const { setups, shortly, typedIn = ['en'], moments, crowded, picks = handOf, busy, backs, laterTyped } = tests;

  /** The list of moves names every kind that is legal. */
  const expectListed = (match: Match): void => {
    for (const language of LANGUAGES) {
      const scene = sceneAt(match, { language }, 1);
      const lines = drawing.summary(scene).join('\n');
      expect(scene.legal).not.toHaveLength(0);
      for (const move of scene.legal) expect(lines).toContain(nameOf(scene, move));
    }
  };
  /** What help shows can be typed. */
  const expectHelped = (match: Match): void => {
    for (const language of LANGUAGES) {
      const scene = sceneAt(match, { language }, 1);
      const typed = drawing.help(scene).map(([text]) => text);
      expect(typed).not.toHaveLength(0);
      for (const text of typed.filter((each) => !laterTyped?.test(each)))
        expect(readAt(text, scene).kind, text).toMatch(/^(moves|select|form)$/);
    }
  };

  describe.each(setups)('%s', (_name, wish) => {
    test('a whole game in short words, each of which is read as what was meant, every picture on 80 x 24', () => {
      const match = newMatch(wish, '5');
      let typed = 0;
      while (!match.outcome) {
        const [seat = 0] = seatsOf(match.mustAct);
        const move = sensible(match, seat);
        if (seat === 0) {
          expectFits(pictureAt(match));
          for (const language of typedIn) {
            const scene = sceneAt(match, { language }, 1);
            for (const each of scene.legal) {
              for (const text of [shortly(scene, each)].flat())
                expect(readAt(text, scene), text).toEqual({ kind: 'moves', moves: [each] });
            }
          }
          typed++;
        } else expectFits(pictureAt(match, { viewer: 0 }));
        expect(match.play(seat, move)).toBeUndefined();
      }
      expect(typed).toBeGreaterThan(0);
      expectFits(pictureAt(match, { viewer: 0 }));
    });

    test('at every question, in every language, the screen fits whatever is picked up, and all that can be done is told', () => {
      const wanted = moments(wish);
      const left = new Set(wanted);
      for (let i = 0; i < GAMES && left.size > 0; i++) {
        matchUntil(wish, `3/${i}`, (match) => {
          for (const moment of [...left].filter((each) => asked(...each)(match))) {
            left.delete(moment);
            expectFitsAlways(terminal, match, picks(match));
            expectListed(match);
            if (moment[0] === wanted[0]![0]) expectHelped(match);
          }
          return left.size === 0;
        });
      }
      expect([...left], `moments that never came in ${GAMES} games`).toEqual([]);
      for (const match of crowded?.(wish) ?? []) {
        expectFitsAlways(terminal, match, picks(match));
        expectListed(match);
      }
    });
  });

  test('the list of moves and the help explain a busy table', () => {
    expectListed(busy());
    expectHelped(busy());
  });

  test('letters can be read on every colour (WCAG AA)', () => {
    const all = [...backs()];
    expect(all).not.toHaveLength(0);
    for (const [name, back] of all) expect(readableContrast(back, readable(back)), name).toBeGreaterThan(4.5);
  });

  test('colours come only where the terminal has them', () => {
    const board = (depth: number): string => pictureAt(busy(), { depth }, '').board.join('\n');
    expect(board(1)).not.toContain('\u001b');
    expect(board(8)).toContain(';48;5;');
    expect(board(24)).toContain(';48;2;');
    expect(plain(board(24))).not.toContain('\u001b');
  });
};
