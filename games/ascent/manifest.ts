/** How each part of the game is loaded; packages/catalog lists the games. */
export const manifest = {
  id: 'ascent',
  seats: { least: 1, most: 5 },
  silent: true,
  rules: async () => (await import('./rules/index.ts')).ascent,
  title: (language: string) => import(`./rules/${language}.md?title`),
  words: async (language: string) => (await import(`./words/${language}/index.ts`)).talk,
  telling: async (language: string) => (await import(`./words/${language}/plain.ts`)).plain,
  texts: (language: string) => import(`./rules/${language}.md`),
  signs: async (language: string) => (await import(`./words/${language}/signs.ts`)).signs,
  lessons: async () => (await import('./lesson/index.ts')).lessons,
  coach: async (language: string) => (await import(`./lesson/${language}.ts`)).coach,
  help: async () => (await import('./help/index.ts')).help,
  why: async () => (await import('./why/index.ts')).why,
  bots: {
    novice: async () => (await import('./bot/novice.ts')).ascentNovice,
    heuristic: async () => (await import('./bot/index.ts')).ascentHeuristic,
    strong: async () => (await import('./bot/strong.ts')).ascentStrong,
  },
  belief: async () => (await import('./bot/belief.ts')).believe,
  rates: async () => (await import('./bot/rates.ts')).rates,
  terminal: async () => (await import('./terminal/index.ts')).ascentDrawing,
};
