import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/test/**/*.test.ts', '{tools,bench}/test/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
