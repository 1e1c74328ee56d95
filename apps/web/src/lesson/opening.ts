/** A lesson with all that shows it: its scenes played by the rules, the game's words and picture. */
import { loadGame } from '@halcyon/catalog/lazy';
import { loadLessons } from '@halcyon/catalog/lessons';
import type { Renderer } from '@halcyon/page-kit/renderer.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { readScript, type Script } from '@halcyon/table';
import { loadRenderer } from '../games.ts';

export interface OpenedLesson {
  readonly scripts: readonly Script[];
  readonly renderer: Renderer | undefined;
  /** The ids of all lessons of the game, in their order. */
  readonly all: readonly string[];
}
export const openLesson = async (game: string, id: string): Promise<OpenedLesson | undefined> => {
  const [lessons, rules] = await Promise.all([
    loadLessons(game),
    loadGame(game),
    speech.loadGame(game, { modules: true }),
  ]);
  const lesson = Object.hasOwn(lessons, id) ? lessons[id] : undefined;
  if (!lesson || !rules) return undefined;
  const scripts = lesson.scenes.map((scene) => readScript(scene, lesson.seat, () => rules));
  // All scenes of a lesson have one set-up (lessons.test.ts of the table).
  return { scripts, renderer: await loadRenderer(game, scripts[0]!.match.setup), all: Object.keys(lessons) };
};
