/** How each part of the game is loaded; packages/catalog lists the games. */
export const manifest = {
  id: 'cloud-nine',
  rules: async () => (await import('./rules/index.ts')).cloudNine,
  title: (language: string) => import(`./rules/${language}.md?title`),
  words: async (language: string) => (await import(`./words/${language}/index.ts`)).talk,
  texts: (language: string) => import(`./rules/${language}.md`),
  bots: {
    novice: async () => (await import('./bot/index.ts')).cloudNineNovice,
    heuristic: async () => (await import('./bot/index.ts')).cloudNineHeuristic,
  },
  terminal: async () => (await import('./terminal/index.ts')).cloudNineDrawing,
};
