/** How each part of the game is loaded; packages/catalog lists the games. */
export const manifest = {
  id: 'reef',
  rules: async () => (await import('./rules/index.ts')).reef,
  title: (language: string) => import(`./rules/${language}.md?title`),
  words: async (language: string) => (await import(`./words/${language}/index.ts`)).talk,
  texts: (language: string) => import(`./rules/${language}.md`),
  bots: {
    novice: async () => (await import('./bot/index.ts')).reefNovice,
    heuristic: async () => (await import('./bot/index.ts')).reefHeuristic,
  },
  terminal: async () => (await import('./terminal/index.ts')).reefDrawing,
};
