/** The browser that all tests share, and its contexts: each test has its own, and gives it back. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** Milliseconds; far less than a test may take, far more than anything takes on a machine with other work. */
const PATIENCE = 60_000;
let connected: Promise<Browser> | undefined;
const connect = (): Promise<Browser> => {
  const problem = inject('pageProblem');
  if (problem) throw new Error(problem);
  connected ??= chromium.connect(inject('chromium')!.endpoint);
  return connected;
};

export interface Place {
  readonly kind: string;
  readonly context: BrowserContext;
  /** One that has loaded the page, shows nothing of it and remembers nothing; see loaded-page.ts. */
  page?: Page | undefined;
}
/**
 * Contexts that no test uses now, by what they were made with. A new one would load and compile the page anew, which takes
 * longer than most tests; its cache is all that a test finds of the one before.
 */
const free = new Map<string, Place[]>();
const makePlace = async (kind: string, options: BrowserContextOptions): Promise<Place> => {
  const context = await (await connect()).newContext(options);
  // Some page of the same server must stay open, or the process that has compiled ours ends with each test.
  await (await context.newPage()).goto(`${inject('chromium')!.url}health`);
  // Only a wait in vain lasts so long, and it says then what it waited for.
  context.setDefaultTimeout(PATIENCE);
  return { kind, context };
};
/** `at`: the server, if it is not the one that all tests share. */
export const takePlace = async (options: BrowserContextOptions, at: string, unseen: boolean): Promise<Place> => {
  const kind = JSON.stringify([options, at !== '']);
  const kept = unseen ? undefined : free.get(kind)?.pop();
  return kept ?? (await makePlace(kind, options));
};
/** Closes every page of it but one that may be used again. */
export const giveBack = async (place: Place): Promise<void> => {
  const { kind, context, page } = place;
  const [first, ...used] = context.pages();
  // The test has closed it.
  if (!first) return;
  await Promise.all(used.filter((each) => each !== page).map((each) => each.close()));
  free.set(kind, [...(free.get(kind) ?? []), place]);
};
