/** How each part of the game is loaded; packages/catalog lists the games. */
export const manifest = {
  id: 'ascent',
  rules: async () => (await import('./rules/index.ts')).ascent,
  title: (language: string) => import(`./rules/${language}.md?title`),
  words: async (language: string) => (await import(`./words/${language}/index.ts`)).talk,
  texts: (language: string) => import(`./rules/${language}.md`),
  bots: {
    heuristic: async () => (await import('./bot/index.ts')).ascentHeuristic,
  },
  terminal: async () => (await import('./terminal/index.ts')).ascentDrawing,
};
