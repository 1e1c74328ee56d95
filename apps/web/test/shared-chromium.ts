import type { TestProject } from 'vitest/node';
import { type Shared, shareChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built page and the browser that all tests share. */
    chromium?: { readonly endpoint: string; readonly url: string };
    /** Why there is none; also from tools/build-page.mjs. */
    pageProblem?: string;
  }
}

let shared: Shared | undefined;
/** Vitest calls this once before the browser tests, so that their files need not start a browser each. */
export const setup = async (project: TestProject): Promise<void> => {
  if (project.getProvidedContext().pageProblem) return;
  try {
    shared = await shareChromium();
    project.provide('chromium', { endpoint: shared.endpoint, url: shared.url });
  } catch (error) {
    // Thrown here it would stop every other test too; instead each browser test fails with it.
    project.provide('pageProblem', (error as Error).message);
  }
};
export const teardown = async (): Promise<void> => shared?.close();
