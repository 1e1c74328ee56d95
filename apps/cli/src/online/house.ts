/** A server, as far as it is asked over HTTP: who one is there, and the log of a table. */
import type { ApiProblem, Me } from '@halcyon/protocol/online';
import { type Language, terminalWords } from '@halcyon/speech';
import { ONLINE } from '@halcyon/speech/page/online/index';
import { identityAt, remember } from './identity.ts';

/** Milliseconds; a server that needs longer is as good as none. */
const PATIENCE = 10_000;

export class House {
  readonly #base: string;
  readonly #language: Language;
  #cookie: string | undefined;

  constructor(base: string, language: Language) {
    this.#base = base;
    this.#language = language;
    this.#cookie = identityAt(base)?.cookie;
  }
  get headers(): Readonly<Record<string, string>> {
    return this.#cookie === undefined ? {} : { cookie: this.#cookie };
  }
  /** What the person was last called here. */
  get name(): string {
    return identityAt(this.#base)?.name ?? '';
  }
  /** An error with one sentence for people, if there is nobody to ask. */
  async look(): Promise<Me> {
    return (await this.#ask('me')).json() as Promise<Me>;
  }
  /** Makes a person of whoever is none yet; true if it did. */
  async introduce(name: string): Promise<boolean> {
    const answer = await this.#ask('me', { name, lang: this.#language });
    const given = answer.headers.get('set-cookie')?.split(';')[0];
    if (given !== undefined) this.#cookie = given;
    if (this.#cookie !== undefined) remember(this.#base, { cookie: this.#cookie, name });
    return given !== undefined;
  }
  async log(table: string): Promise<string> {
    return (await this.#ask(`tables/${table}/log`)).text();
  }

  async #ask(path: string, wish?: unknown): Promise<Response> {
    const words = ONLINE[this.#language];
    let answer: Response;
    try {
      answer = await fetch(new URL(`api/${path}`, this.#base), {
        signal: AbortSignal.timeout(PATIENCE),
        headers: { ...this.headers, ...(wish !== undefined && { 'content-type': 'application/json' }) },
        ...(wish !== undefined && { method: 'POST', body: JSON.stringify(wish) }),
      });
    } catch {
      throw new Error(terminalWords(this.#language).join.noServer(this.#base));
    }
    if (answer.ok) return answer;
    const isOurs = answer.headers.get('content-type')?.includes('json');
    if (!isOurs) throw new Error(terminalWords(this.#language).join.noServer(this.#base));
    const { error } = (await answer.json()) as ApiProblem;
    if (error.kind === 'rate' || error.kind === 'unavailable') throw new Error(words.refused[error.kind]);
    throw new Error(error.kind === 'unknown' && path === 'me' ? words.line.closed.none : error.message);
  }
}
