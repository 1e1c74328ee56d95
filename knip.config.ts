import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['tools/*.{mjs,ts}', 'tools/test/faulty-games.ts'],
      project: ['tools/**/*.{mjs,ts}'],
      ignoreBinaries: ['apt-get'],
    },
    'packages/*': { project: ['{src,test}/**/*.ts'] },
    'packages/bots': { entry: ['tune.ts'], project: ['{src,test}/**/*.ts'] },
    'games/*': { project: ['{src,test}/**/*.ts'] },
    'apps/cli': {
      entry: ['src/main.ts', 'src/simulate-worker.ts', 'tools/*.ts'],
      project: ['{src,test,bin,tools}/**/*.{ts,mjs}'],
    },
    'apps/server': { project: ['{src,test}/**/*.ts'] },
    'apps/web': { entry: ['build.mjs', 'test/**/*.test.ts'], project: ['{src,test}/**/*.{ts,svelte}'] },
    bench: { entry: ['*.{ts,mjs}', 'src/main.ts'], project: ['**/*.{ts,mjs}'] },
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
