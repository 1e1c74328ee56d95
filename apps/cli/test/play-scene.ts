/** Scenes for tests: a game played on by sensible bots until something is asked. */
import { findGame } from '@halcyon/catalog';
import { agree, Match, type SetupWish, seatsOf, typedChance, type Viewer } from '@halcyon/kernel';
import { type Language, terminalWords } from '@halcyon/speech';
import { makeInk } from '@halcyon/terminal-kit/ink';
import { type Intent, readInput } from '@halcyon/terminal-kit/input';
import { layOut, type Picture } from '@halcyon/terminal-kit/picture';
import { type Scene, sceneOf } from '@halcyon/terminal-kit/scene';
import { width } from '@halcyon/terminal-kit/text';
import { expect } from 'vitest';
import { drawingOf } from '../src/play/drawings.ts';
import { runTable } from '../src/play/loop.ts';
import type { Screen } from '../src/play/screen.ts';
import { bestBot } from '../src/play/seating.ts';
import { Sitting } from '../src/play/sitting.ts';
import { notation, sensible } from './play-terminal.ts';

export type Wish = SetupWish & { readonly game?: string };
export const newMatch = (wish: Wish, seed: string): Match => {
  const game = findGame(wish.game ?? 'tranquility')!;
  return new Match(game, agree(game, wish), typedChance(seed));
};
export const matchUntil = (wish: Wish, seed: string, stop: (match: Match) => boolean): Match => {
  const match = newMatch(wish, seed);
  while (!match.outcome && !stop(match)) {
    const [seat] = seatsOf(match.mustAct);
    match.play(seat!, sensible(match, seat!));
  }
  return match;
};
const GAMES = 5;
/** A table that is like this: of this game, or of the next ones if it never was. It fails if none of them comes to it. */
export const matchWhere = (wish: Wish, seed: string, found: (match: Match) => boolean): Match => {
  for (let i = 0; i < GAMES; i++) {
    const match = matchUntil(wish, i === 0 ? seed : `${seed}/${i}`, found);
    if (!match.outcome) return match;
  }
  return expect.fail(`in ${GAMES} games it never came to this: ${found}`);
};
/** Seat 0 is asked this, after so many steps. */
export const asked =
  (ask: string, steps = 0) =>
  (match: Match): boolean => {
    if (!match.rules.asks.includes(ask)) expect.fail(`nobody is ever asked '${ask}', but ${match.rules.asks}`);
    return match.steps.length >= steps && match.ask(0)?.id === ask;
  };

const silent = (depth: number, columns: number, rows: number): Screen => ({
  ink: makeInk(depth),
  live: true,
  size: { columns, rows },
  ask: async () => '',
  watch: async () => {},
  page: async () => '',
  close: () => {},
});
interface Look {
  readonly language?: Language;
  readonly depth?: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly names?: readonly string[];
}
export const sittingAt = (match: Match, look: Look = {}): Sitting => {
  const { language = 'en', depth = 1, columns = 80, rows = 24, names } = look;
  const bots = Array.from({ length: match.setup.seats }, (_, seat) => (seat === 0 ? '' : bestBot(match.game.id)));
  const seating = { bots, names: names ?? bots.map(() => '') };
  return new Sitting(match, seating, language, silent(depth, columns, rows), true);
};
export const sceneAt = (
  match: Match,
  look: Look & { readonly selected?: number; readonly viewer?: Viewer } = {},
): Scene => {
  const sitting = sittingAt(match, look);
  sitting.selected = look.selected;
  return sitting.scene(look.viewer ?? 0, look.viewer === undefined);
};
/** The same scene, but for this. */
export const dressed = (scene: Scene, changes: Partial<Scene>): Scene => sceneOf(scene, { ...scene, ...changes });
export const linesOf = (picture: Picture, columns = 80, rows = 24): string[] => layOut(picture, { columns, rows });

/** What a typed line means to this scene. */
export const readAt = (text: string, scene: Scene): Intent =>
  readInput(text, {
    kinds: scene.rules.moves,
    legal: scene.legal,
    commands: terminalWords(scene.speaker.language).commands,
    short: (words) => drawingOf(scene.rules.id).read(words, scene),
  });

/** Moves as the log writes them, or whatever else was meant. */
export const written = (match: Match, intent: Intent): string[] | Intent =>
  intent.kind === 'moves' ? intent.moves.map((move) => notation(match, move)) : intent;
export const read = (text: string, match: Match, selected?: number): string[] | Intent =>
  written(match, readAt(text, sceneAt(match, selected === undefined ? {} : { selected })));
/** Why the first move that was meant is refused. */
export const clause = (text: string, match: Match): string | undefined => {
  const intent = readAt(text, sceneAt(match));
  const refusal = intent.kind === 'moves' ? match.check(0, intent.moves[0]!) : undefined;
  return refusal && `${refusal.rule} ${refusal.id}`;
};

/** Every picture fits 80 x 24 with a line to spare. */
const expectFits = (picture: Picture): void => {
  const lines = linesOf(picture);
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(22);
  for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(80);
  expect(width(picture.keys), picture.keys).toBeLessThanOrEqual(79);
};
/** Whatever is picked up, and however high the window is. */
export const expectFitsAlways = (
  match: Match,
  language: Language,
  picked: readonly number[] = (match.view(0).hands as number[][])[0]!,
): void => {
  for (const selected of [undefined, ...picked]) {
    const sitting = sittingAt(match, { language });
    sitting.selected = selected;
    const picture = sitting.picture(0, true, match.outcome ? '' : sitting.askLine(0));
    expectFits(picture);
    for (const rows of [18, 40]) {
      const lines = linesOf(picture, 80, rows);
      expect(Math.max(...lines.map(width))).toBeLessThanOrEqual(80);
      if (rows >= 24) expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(rows - 2);
    }
  }
};
/** A sensible person on seat 0 plays to the end; the lines that were typed. */
export const playThrough = async (
  match: Match,
  line: (scene: Scene) => string,
  language: Language = 'en',
): Promise<string[]> => {
  const typed: string[] = [];
  const screen: Screen = {
    ...silent(1, 80, 24),
    ask: async (picture) => {
      expectFits(picture);
      // Asked without being the one who must act: an offer to step in, which Enter lets pass.
      typed.push(match.ask(0) ? line(sitting.scene(0, true)) : '');
      return typed.at(-1)!;
    },
    watch: async (picture) => expectFits(picture),
  };
  const bots = Array.from({ length: match.setup.seats }, (_, seat) => (seat === 0 ? '' : bestBot(match.game.id)));
  const sitting = new Sitting(match, { bots, names: bots.map(() => '') }, language, screen, true);
  await runTable(sitting);
  return typed;
};
