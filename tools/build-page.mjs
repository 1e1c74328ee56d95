import { build } from './build.mjs';

/** Vitest calls this once before the browser tests, so that their workers need not build the page side by side. */
export async function setup(project) {
  try {
    await build('page');
  } catch (error) {
    // Thrown here it would stop every other test too; instead each browser test fails with it.
    project.provide('pageProblem', error.message);
  }
}
