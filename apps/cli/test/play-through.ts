/** A table as the app runs it, without a screen: somebody types lines to the end of the game. */
import { findGame } from '@halcyon/catalog';
import { usualBot } from '@halcyon/catalog/bots';
import { agree, Match, type SetupWish, typedChance } from '@halcyon/kernel';
import type { Language } from '@halcyon/speech';
import { makeInk } from '@halcyon/terminal-kit/ink';
import { layOut, type Picture } from '@halcyon/terminal-kit/picture';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { width } from '@halcyon/terminal-kit/text';
import { expect } from 'vitest';
import { LocalSitting } from '../src/play/local-sitting.ts';
import { runTable } from '../src/play/loop.ts';
import type { Screen } from '../src/play/screen.ts';

export type Wish = SetupWish & { readonly game: string };
export const newMatch = (wish: Wish, seed: string): Match => {
  const game = findGame(wish.game)!;
  return new Match(game, agree(game, wish), typedChance(seed));
};

const SIZE = { columns: 80, rows: 24 };
/** Every picture fits the window with a line to spare. */
const expectFits = (picture: Picture): void => {
  const lines = layOut(picture, SIZE);
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(SIZE.rows - 2);
  for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(SIZE.columns);
};
/** A person on seat 0 against bots; the lines that were typed. */
export const playThrough = async (
  match: Match,
  line: (scene: Scene) => string,
  language: Language = 'en',
): Promise<string[]> => {
  const typed: string[] = [];
  const screen: Screen = {
    ink: makeInk(1),
    live: true,
    size: SIZE,
    ask: async (picture) => {
      expectFits(picture);
      // Asked without being the one who must act: an offer to step in, which Enter lets pass.
      typed.push(match.ask(0) ? line(sitting.scene(0, true)) : '');
      return typed.at(-1)!;
    },
    renew: () => {},
    skip: () => {},
    watch: async (picture) => expectFits(picture),
    page: async () => '',
    close: () => {},
  };
  const bots = Array.from({ length: match.setup.seats }, (_, seat) => (seat === 0 ? '' : usualBot(match.game.id)));
  const sitting = new LocalSitting(match, { bots, names: bots.map(() => ''), help: 'advice' }, language, screen, true);
  await runTable(sitting);
  return typed;
};
