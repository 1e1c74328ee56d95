/** Which bots a game has, without loading them: a page offers names before it needs a bot. */

/** By bot, the weakest first: the games that it knows; '*' = any. */
export const BOT_GAMES = {
  random: ['*'],
  novice: ['cloud-nine', 'fantasy-pub', 'reef', 'castle-merchants'],
  heuristic: ['tranquility', 'ascent', 'cloud-nine', 'fantasy-pub', 'reef', 'castle-merchants'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type BotName = keyof typeof BOT_GAMES;

/** The names of the bots that can play this game, the weakest first. */
export const botNames = (game: string): string[] =>
  Object.entries<readonly string[]>(BOT_GAMES).flatMap(([name, games]) =>
    games.includes('*') || games.includes(game) ? [name] : [],
  );
