/** What is rare goes by HTTP, below the page's own path. */
import type {
  AgainWish,
  ApiProblem,
  Me,
  OpenedTable,
  OpenWish,
  PlayedAgain,
  ProgramKey,
  Sharing,
} from '@halcyon/protocol/online';
import type { OnlineSpeech } from '@halcyon/speech/page/online/speech';

/** 'absent': there is no server here that has tables, or no way to it. */
type Kind = ApiProblem['error']['kind'] | 'absent';
export class Problem extends Error {
  constructor(
    readonly kind: Kind,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}
/** Milliseconds; a server that needs longer is as good as none. */
const PATIENCE = 10_000;

const send = async (path: string, wish?: unknown, method = wish === undefined ? 'GET' : 'POST'): Promise<Response> => {
  const body = wish !== undefined && {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  };
  try {
    return await fetch(`./api/${path}`, { method, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE), ...body });
  } catch (error) {
    throw new Problem('absent', String(error));
  }
};
export const ask = async <Answer>(path: string, wish?: unknown, method?: string): Promise<Answer> => {
  const response = await send(path, wish, method);
  // Done, and nothing to say about it.
  if (response.status === 204) return undefined as Answer;
  const isJson = response.headers.get('Content-Type')?.includes('json');
  // A host that knows only files may answer anything with a page.
  if (!isJson) throw new Problem('absent', String(response.status));
  const answer = (await response.json()) as Answer & Partial<ApiProblem>;
  if (response.ok) return answer;
  const { kind = 'absent', message = '', field } = answer.error ?? {};
  throw new Problem(kind, message, field);
};

export const api = {
  me: () => ask<Me>('me'),
  /** Makes a person of somebody who is none yet. */
  introduce: (wish: { readonly name?: string; readonly lang?: string }) => ask<Me>('me', wish),
  open: (wish: OpenWish) => ask<OpenedTable>('tables', wish),
  /** Gives a seat to a program. */
  program: (table: string, seat: number, name: string) =>
    ask<ProgramKey>(`tables/${table}/seats/${seat}/key`, { name }),
  again: (table: string, wish: AgainWish) => ask<PlayedAgain>(`tables/${table}/again`, wish),
  share: (table: string) => ask<Sharing>(`tables/${table}/share`),
  async log(table: string): Promise<string> {
    const response = await send(`tables/${table}/log`);
    if (!response.ok) throw new Problem('unknown', String(response.status));
    return response.text();
  },
};

/** A problem in words for people. */
export const problemWords = (problem: unknown, words: OnlineSpeech): string => {
  if (!(problem instanceof Problem)) return String(problem);
  if (problem.kind === 'absent') return words.line.closed.none;
  if (problem.kind === 'rate' || problem.kind === 'unavailable') return words.refused[problem.kind];
  return problem.kind === 'field' && problem.field?.endsWith('name') ? words.refused.name : problem.message;
};
