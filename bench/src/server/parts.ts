/**
 * The parts of the suite. Each runs in a process of its own, because what one costs must not be counted for another; all
 * that goes between them is plain data. A test runs them in its own process instead.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { type CrowdPart, makeCrowd } from './crowd.ts';
import { type EchoPart, type EchoWish, makeEcho } from './echo.ts';
import { type HousePart, type HouseWish, makeHouse } from './house.ts';

export interface Parts {
  house(wish: HouseWish): Promise<HousePart>;
  echo(wish: EchoWish): Promise<EchoPart>;
  crowd(): Promise<CrowdPart>;
}
export const partsHere: Parts = { house: makeHouse, echo: makeEcho, crowd: makeCrowd };

type Name = keyof Parts;
/** What a part can do, by name: one argument at most, and an answer. */
type Methods = Readonly<Record<string, (given?: unknown) => unknown>>;
interface Question {
  readonly method: string;
  readonly given?: unknown;
}
type Answer = { readonly value?: unknown } | { readonly error: string };

/** The life of a part's process: it is made from its first message, and then does what it is asked, one after another. */
export const servePart = (name: string): void => {
  let part: Promise<Methods> | undefined;
  process.on('message', async (question: Question) => {
    try {
      // Which of the parts it is, only the name knows.
      part ??= (partsHere[name as Name] as (wish: unknown) => Promise<object>)(question.given) as Promise<Methods>;
      const made = await part;
      const value = question.method === 'make' ? undefined : await made[question.method]!(question.given);
      process.send?.({ value } satisfies Answer);
    } catch (error) {
      process.send?.({ error: (error as Error).stack ?? String(error) } satisfies Answer);
    }
  });
  // Whoever asks has gone, however that ended.
  process.on('disconnect', () => process.exit(0));
};

const ask = (child: ChildProcess, question: Question): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error(`a part of the bench ended before its time (${question.method})`));
    child.once('exit', gone);
    child.once('message', (answer: Answer) => {
      child.off('exit', gone);
      if ('error' in answer) reject(new Error(answer.error));
      else resolve(answer.value);
    });
    child.send(question);
  });

const start = async <Part extends { close(): Promise<void> }>(name: Name, wish?: unknown): Promise<Part> => {
  const child = fork(process.argv[1]!, ['part', name]);
  await ask(child, { method: 'make', given: wish });
  const close = async (): Promise<void> => {
    await ask(child, { method: 'close' });
    child.disconnect();
  };
  return new Proxy({} as Part, {
    get: (_, method) => {
      // What is awaited must not be taken for a promise.
      if (typeof method !== 'string' || method === 'then') return undefined;
      return method === 'close' ? close : (given?: unknown) => ask(child, { method, given });
    },
  });
};
export const partsElsewhere: Parts = {
  house: (wish) => start('house', wish),
  echo: (wish) => start('echo', wish),
  crowd: () => start('crowd'),
};
