import { defineConfig } from 'vitest/config';

const BROWSER = 'apps/web/test/**/*.test.ts';

export default defineConfig({
  test: {
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
