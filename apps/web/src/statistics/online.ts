/** Games at the tables of the server behind the page, counted with those of this browser. */
import type { PlayedGame } from '@halcyon/protocol/online';
import { api, ask, Problem } from '../online/api.ts';
import { endFor, type Played } from './record.ts';

const lineOf = ({ mine, outcome, marks, ...game }: PlayedGame): Played[] => {
  const end = endFor(`end ${outcome}`, mine);
  return end ? [{ ...game, ...end, counts: marks === 0 }] : [];
};
/** None where there is no server, or where it knows nobody of this browser. */
export const playedOnline = async (): Promise<readonly Played[]> => {
  if (!navigator.onLine) return [];
  try {
    const { known } = await api.me();
    return known ? (await ask<readonly PlayedGame[]>('me/games')).flatMap(lineOf) : [];
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
};

const nameOf = ({ id, game, digest }: Played): string => (digest === undefined ? id : `${game} ${digest}`);
/** In the order of time, each once: a game at a table may have been kept in this browser, too. */
export const together = (here: readonly Played[], online: readonly Played[]): Played[] => {
  const known = new Set(online.map(nameOf));
  return [...here.filter((game) => !known.has(nameOf(game))), ...online].sort((a, b) => a.ended - b.ended);
};
