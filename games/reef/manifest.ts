/** How each part of the game is loaded; packages/catalog lists the games. */
export const manifest = {
  id: 'reef',
  seats: { least: 2, most: 2 },
  rules: async () => (await import('./rules/index.ts')).reef,
  title: (language: string) => import(`./rules/${language}.md?title`),
  words: async (language: string) => (await import(`./words/${language}/index.ts`)).talk,
  telling: async (language: string) => (await import(`./words/${language}/plain.ts`)).plain,
  signs: async (language: string) => (await import(`./words/${language}/signs.ts`)).signs,
  texts: (language: string) => import(`./rules/${language}.md`),
  lessons: async () => (await import('./lesson/index.ts')).lessons,
  coach: async (language: string) => (await import(`./lesson/${language}.ts`)).coach,
  help: async () => (await import('./help/index.ts')).help,
  why: async () => (await import('./why/index.ts')).why,
  bots: {
    novice: async () => (await import('./bot/index.ts')).reefNovice,
    heuristic: async () => (await import('./bot/index.ts')).reefHeuristic,
    strong: async () => (await import('./bot/strong.ts')).reefStrong,
  },
  rates: async () => (await import('./bot/rates.ts')).rates,
  terminal: async () => (await import('./terminal/index.ts')).reefDrawing,
};
