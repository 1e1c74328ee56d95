/** Scenes for tests: a game played on by sensible bots until something is asked. */
import { findGame } from '@halcyon/catalog';
import { agree, chanceFrom, Match, type SetupWish, seatsOf, type Viewer } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import { makeInk } from '../src/play/ink.ts';
import { layOut, type Picture } from '../src/play/picture.ts';
import type { Scene } from '../src/play/scene.ts';
import type { Screen } from '../src/play/screen.ts';
import { Sitting } from '../src/play/sitting.ts';
import { sensible } from './play-terminal.ts';

const game = findGame('tranquility')!;

export const newMatch = (wish: SetupWish, seed: string): Match => new Match(game, agree(game, wish), chanceFrom(seed));

export const matchUntil = (wish: SetupWish, seed: string, stop: (match: Match) => boolean): Match => {
  const match = newMatch(wish, seed);
  while (!match.outcome && !stop(match)) {
    const [seat] = seatsOf(match.mustAct);
    match.play(seat!, sensible(match, seat!));
  }
  return match;
};
/** Until seat 0 is asked this, after so many steps. */
export const asked =
  (ask: string, steps = 0) =>
  (match: Match) =>
    match.steps.length >= steps && match.ask(0)?.id === ask;

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
  const bots = Array.from({ length: match.setup.seats }, (_, seat) => (seat === 0 ? '' : 'heuristic'));
  const seating = { bots, names: names ?? bots.map(() => '') };
  return new Sitting(match, seating, language, silent(depth, columns, rows), true, 'x');
};
export const sceneAt = (
  match: Match,
  look: Look & { readonly selected?: number; readonly viewer?: Viewer } = {},
): Scene => ({
  ...sittingAt(match, look).scene(look.viewer ?? 0, look.viewer === undefined ? 0 : undefined),
  selected: look.selected,
});
export const linesOf = (picture: Picture, columns = 80, rows = 24): string[] => layOut(picture, { columns, rows });
