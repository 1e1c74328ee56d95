/** How each part of the game is loaded; packages/catalog lists the games. */
export const manifest = {
  id: 'castle-merchants',
  rules: async () => (await import('./rules/index.ts')).castleMerchants,
  title: (language: string) => import(`./rules/${language}.md?title`),
  words: async (language: string) => (await import(`./words/${language}/index.ts`)).talk,
  texts: (language: string) => import(`./rules/${language}.md`),
  bots: {
    novice: async () => (await import('./bot/index.ts')).merchantsNovice,
    heuristic: async () => (await import('./bot/index.ts')).merchantsHeuristic,
  },
  terminal: async () => (await import('./terminal/index.ts')).castleMerchantsDrawing,
};
