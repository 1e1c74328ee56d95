/** The list of a deal's results at the server behind the page. */
import type { DailyList } from '@halcyon/protocol/online';
import type { DailyListSpeech } from '@halcyon/speech/daily/index';
import { ask, Problem } from '../online/api.ts';

export const lookAt = (game: string, day: string): Promise<DailyList> => ask(`daily/${game}/${day}`);
/** The server plays the log again; what it has of this person already stays. */
export const add = (game: string, day: string, log: string): Promise<DailyList> => ask(`daily/${game}/${day}`, { log });

type Refused = DailyListSpeech['refused'];
export const refusalWords = (problem: unknown, { refused }: Pick<DailyListSpeech, 'refused'>): string => {
  if (!(problem instanceof Problem)) return String(problem);
  // A body that is too long is a log that is.
  const said = problem.field === 'body' ? 'log.length' : problem.kind === 'field' ? problem.field : problem.kind;
  return refused[said as keyof Refused] ?? refused.unknown;
};
