/** A kept game in the reader's language. */
import type { GameSpeech } from '@halcyon/speech/speaker';
import type { TableSpeech } from '@halcyon/speech/words';
import type { Result } from './heading.ts';
import type { KeptGame } from './sources.ts';

/** What is on the table; a game with one board or one aim has no words for them. */
export const moduleNames = (game: GameSpeech | undefined, { layout, mode, features }: KeptGame['modules']): string[] =>
  [game?.layouts[layout], game?.modes[mode], ...features.map((id) => game?.features[id])].flatMap(
    (part) => part?.name ?? [],
  );

export const resultWords = (result: Result, names: readonly string[], table: TableSpeech): string => {
  if (result.kind === 'together') return `${result.won ? table.won : table.lost} · ${table.score(result.score)}`;
  const won = table.winners(result.winners.map((seat) => names[seat] ?? ''));
  return `${won} · ${result.scores.map((n, seat) => table.pointsOf(names[seat] ?? '', n)).join(' · ')}`;
};
