/** How each part of the game is loaded; packages/catalog lists the games. */
import type { Setup } from '@halcyon/kernel';

export const manifest = {
  id: 'tranquility',
  seats: { least: 1, most: 5 },
  silent: true,
  rules: async () => (await import('./rules/index.ts')).tranquility,
  plain: async () => (await import('./rules/plain.ts')).plainTranquility,
  title: (language: string) => import(`./rules/${language}.md?title`),
  words: async (language: string) => (await import(`./words/${language}/index.ts`)).talk,
  plainWords: async (language: string) => (await import(`./words/${language}/plain-game.ts`)).plain,
  telling: async (language: string) => (await import(`./words/${language}/plain.ts`)).plain,
  signs: async (language: string) => (await import(`./words/${language}/signs.ts`)).signs,
  texts: (language: string) => import(`./rules/${language}.md`),
  lessons: async () => (await import('./lesson/index.ts')).lessons,
  coach: async (language: string) => (await import(`./lesson/${language}.ts`)).coach,
  help: async () => (await import('./help/index.ts')).help,
  why: async () => (await import('./why/index.ts')).why,
  bots: {
    novice: async () => (await import('./bot/novice.ts')).tranquilityNovice,
    // Most play without modules, and most of that bot is about them.
    heuristic: async (setup?: Setup) =>
      setup?.features.length === 0 && setup.layout === 'square' && setup.mode === 'standard'
        ? (await import('./bot/index.ts')).tranquilityPlain
        : (await import('./bot/modules.ts')).tranquilityHeuristic,
    strong: async () => (await import('./bot/strong.ts')).tranquilityStrong,
  },
  belief: async () => (await import('./bot/belief.ts')).believe,
  rates: async () => {
    const [{ rates }, { ceilings }] = await Promise.all([import('./bot/rates.ts'), import('./bot/ceilings.ts')]);
    return { ...rates, ceilings };
  },
  terminal: async () => (await import('./terminal/index.ts')).tranquilityDrawing,
};
