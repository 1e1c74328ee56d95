import { defineConfig } from 'vitest/config';

const BROWSER = 'apps/web/test/**/*.test.ts';

export default defineConfig({
  test: {
    // One less than there are cores is the rule, and a machine with two would test with one.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'code',
          include: ['{packages,games,apps}/*/test/**/*.test.ts', '{tools,bench}/test/**/*.test.ts'],
          exclude: [BROWSER],
          pool: 'threads',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'page',
          include: [BROWSER],
          globalSetup: 'tools/build-page.mjs',
          pool: 'threads',
          testTimeout: 60_000,
        },
      },
    ],
  },
});
