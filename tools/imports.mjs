import { existsSync, readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { breaches, readComponents } from './components.mjs';

/** The workspace of a path that is relative to the repository: packages/kernel, games/tranquility, bench. */
export function workspaceOf(path) {
  return /^(?:(?:packages|games|apps|examples)\/[^/]+|bench|tools)(?=\/)/.exec(path)?.[0];
}

/** All workspaces of the current folder, in a stable order. */
export function workspaces() {
  const inside = (folder) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []);
  const found = ['packages', 'games', 'apps', 'examples'].flatMap((folder) =>
    inside(folder)
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${folder}/${entry.name}`),
  );
  if (existsSync('bench')) found.push('bench');
  return found.sort();
}

/** Every import in these parts of all workspaces of the current folder, type imports included, and the rules that it breaks. */
export async function readImports(parts, forbidden = []) {
  // The bench and the examples keep their scripts in their own folders.
  const partsOf = (workspace) =>
    /^(bench$|examples\/)/.test(workspace) ? [workspace] : parts.map((part) => `${workspace}/${part}`);
  const folders = workspaces().flatMap(partsOf).filter(existsSync);
  if (folders.length === 0) return { modules: [], violations: [] };
  const { output } = await cruise(
    folders,
    {
      validate: forbidden.length > 0,
      ruleSet: { forbidden },
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)dist/|^(bench|apps/web)/node_modules/|\\.svelte$|\\.md' },
    },
    {
      extensions: ['.ts', '.mts', '.js', '.mjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  );
  const components = readComponents(folders);
  return {
    modules: [...output.modules, ...components],
    violations: [...output.summary.violations, ...breaches(components, forbidden)],
  };
}
