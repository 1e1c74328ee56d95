import { existsSync, readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

// A workspace without sources has a package.json that promises dependencies nobody can use yet.
const unwritten = ['packages', 'games', 'apps']
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .filter((workspace) => !['index.ts', 'main.ts'].some((file) => existsSync(`${workspace}/src/${file}`)));
if (!existsSync('bench/run.mjs')) unwritten.push('bench');

const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['tools/*.mjs'], project: ['tools/**/*.{mjs,ts}'] },
    'packages/*': { project: ['{src,test}/**/*.ts'] },
    'games/*': { project: ['{src,test}/**/*.ts'] },
    'apps/cli': {
      entry: ['src/main.ts', 'src/simulate-worker.ts'],
      project: ['{src,test,bin}/**/*.{ts,mjs}'],
    },
    bench: { entry: ['*.{ts,mjs}'], project: ['**/*.{ts,mjs}'] },
  },
  ignoreWorkspaces: unwritten,
  // There for anybody who writes a script or a property test.
  ignoreDependencies: ['tsx', 'fast-check'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
