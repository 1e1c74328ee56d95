import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

/**
 * The imports of all .svelte files in these folders, in the form of dependency-cruiser's modules. It cannot read them
 * itself: it takes the compiler at the root of node_modules, and that is the Svelte 3 of a peer in the bench.
 */
export function readComponents(folders) {
  return folders.flatMap((folder) =>
    (statSync(folder).isDirectory() ? readdirSync(folder, { recursive: true }) : [])
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.svelte'))
      .map((source) => ({ source, dependencies: importsOf(source) })),
  );
}

/** Breaches of those rules that speak of nothing but paths; the others are about plain files. */
export function breaches(components, forbidden) {
  const rules = forbidden.filter(({ from, to }) => from.path && Object.keys(to).every((key) => key.startsWith('path')));
  return components.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) =>
      rules.filter((rule) => breaks(rule, source, resolved)).map((rule) => ({ from: source, to: resolved, rule })),
    ),
  );
}

function breaks({ from, to }, source, target) {
  const found = new RegExp(from.path).exec(source);
  if (!found || fits(from.pathNot, source)) return false;
  const filled = (pattern) => pattern.replace(/\$(\d)/g, (_, group) => found[group] ?? '');
  const pathNot = [to.pathNot ?? []].flat().map(filled);
  return fits(filled(to.path), target) && !fits(pathNot, target);
}

function fits(patterns, path) {
  return [patterns ?? []].flat().some((pattern) => new RegExp(pattern).test(path));
}

/** The code of a file; of a component its scripts, on the lines where they stand. */
export function scriptOf(path) {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.svelte')) return text;
  return text.replace(/(^|<\/script>)[\s\S]*?(<script[^>]*>|$)/g, (besides) => besides.replace(/[^\n]/g, ' '));
}

function importsOf(source) {
  const modules = ts.preProcessFile(scriptOf(source), true, true).importedFiles.map(({ fileName }) => fileName);
  return modules.map((module) => ({ module, resolved: resolve(source, module) }));
}

function resolve(source, module) {
  if (module.startsWith('.')) return posix.join(posix.dirname(source), module);
  const name = /^@halcyon\/([^/]+)/.exec(module)?.[1];
  const folder = ['packages', 'games', 'apps'].find((place) => name && existsSync(`${place}/${name}/package.json`));
  return folder ? `${folder}/${name}/src/index.ts` : `node_modules/${module}`;
}
