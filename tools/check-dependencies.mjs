// usage: node tools/check-dependencies.mjs [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { scriptOf } from './components.mjs';
import { banned, forbidden, parts, reserved } from './dependencies.config.mjs';
import { readImports, workspaceOf, workspaces } from './imports.mjs';

process.chdir(process.argv[2] ?? join(import.meta.dirname, '..'));

/** Where the code of a workspace lies; of a game, in its parts and its manifest. */
const PARTS = ['src', ...Object.keys(parts)];
const everything = workspaces()
  .flatMap((workspace) => PARTS.map((part) => `${workspace}/${part}`))
  .filter(existsSync)
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path}`))
  .map((path) => path.replaceAll('\\', '/'));
const { modules, violations } = await readImports([...PARTS, 'manifest.ts', 'test', 'bin'], forbidden);
const problems = [
  ...violations.map(brokenRule),
  ...modules.flatMap(sideDoors),
  // Pictures move by the clock of the page; drawings and all else below apps know none.
  ...sourceFiles(
    /^(packages\/(?!page-kit)[^/]+\/src|games\/[^/]+\/(rules|look|words|bot|help|why|terminal))\/.*\.ts$/,
  ).flatMap(bannedNames),
  ...reserved.from.flatMap(sourceFiles).flatMap(reservedNames),
  ...workspaces().flatMap(undeclared),
];
const lines = [...new Set(problems)].sort();
for (const line of lines) console.log(line);
const files = modules.filter(({ source }) => workspaceOf(source)).length;
console.log(`${files} files, ${lines.length} forbidden`);
process.exit(lines.length > 0 ? 1 : 0);

function brokenRule({ from, to, rule, cycle }) {
  const { comment } = forbidden.find(({ name }) => name === rule.name);
  if (!cycle) return `${from} -> ${to}: ${comment}.`;
  // Every edge of a circle is reported; starting at the smallest name makes them one.
  const names = cycle.map((step) => step.name ?? step);
  const first = names.indexOf([...names].sort()[0]);
  const round = [...names.slice(first), ...names.slice(0, first + 1)];
  return `${round.join(' -> ')}: ${comment}.`;
}

/** A relative path into another workspace gets around its exports and the dependencies of its package.json. */
function sideDoors({ source, dependencies }) {
  // The tools are no package: they have no name, and reach into what they build.
  const own = workspaceOf(source);
  if (!own || own === 'tools') return [];
  return dependencies
    .filter(({ module, resolved }) => {
      const other = workspaceOf(resolved);
      return module.startsWith('.') && other && other !== own && other !== 'tools';
    })
    .map(
      ({ module }) =>
        `${source} -> ${module}: import another workspace by its name, so that its index stays its only door.`,
    );
}

/** npm links every workspace for everybody here, so a missing or idle line of a package.json would show only elsewhere. */
function undeclared(workspace) {
  const { dependencies: plain = {}, devDependencies = {}, peerDependencies = {} } = manifest(workspace);
  const dependencies = { ...plain, ...peerDependencies };
  const { devDependencies: shared = {} } = manifest('.');
  const own = modules.filter(({ source }) => workspaceOf(source) === workspace);
  const runs = (source) => /^(packages\/[^/]+\/src|games\/[^/]+\/(?!test\/))/.test(source);
  const inTests = { ...shared, ...devDependencies, ...dependencies };
  // One line for each name, by the first file that wants it.
  const wanted = new Map();
  for (const { source, dependencies: imports } of own)
    for (const name of imports.flatMap(packageName))
      if (!(name in (runs(source) ? dependencies : inTests)) && !wanted.has(name) && !isListed(source, name))
        wanted.set(name, source);
  const missing = [...wanted].map(
    ([name, source]) => `${source} -> ${name}: name it in the dependencies of ${workspace}/package.json.`,
  );
  if (!/^(packages|games)\//.test(workspace)) return missing;
  const needed = new Set(
    own.flatMap(({ source, dependencies: imports }) => (runs(source) ? imports.flatMap(packageName) : [])),
  );
  const idle = Object.keys(dependencies).filter((name) => !needed.has(name));
  return [
    ...missing,
    ...idle.map(
      (name) => `${workspace}/package.json -> ${name}: nothing but tests imports it, so it is no dependency.`,
    ),
  ];
}

/** A new game is one line in the catalog's list, and one where its puzzles are: those lists say which games there are. */
function isListed(source, name) {
  return (
    /^packages\/catalog\/src\/(games|puzzles)\.ts$/.test(source) && existsSync(`games/${name.replace('@halcyon/', '')}`)
  );
}

function manifest(folder) {
  const path = `${folder}/package.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** '@halcyon/kernel' of '@halcyon/kernel/draw'; none for a file, a part of Node or what leads nowhere. */
function packageName({ module, dependencyTypes = [], couldNotResolve }) {
  if (couldNotResolve || module.startsWith('.') || module.startsWith('node:') || dependencyTypes.includes('core'))
    return [];
  return [
    module
      .split('/')
      .slice(0, module.startsWith('@') ? 2 : 1)
      .join('/'),
  ];
}

function sourceFiles(pattern) {
  return everything.filter((path) => /\.(ts|svelte)$/.test(path) && pattern.test(path));
}

function parsed(path) {
  return ts.createSourceFile(path, scriptOf(path), ts.ScriptTarget.ES2023, true);
}

function placeOf(file, node) {
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
}

function reservedNames(path) {
  const file = parsed(path);
  const lines = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) && reserved.names.includes(node.text)) {
      lines.push(`${placeOf(file, node)} uses ${node.text}: ${reserved.comment}.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

function bannedNames(path) {
  const file = parsed(path);
  const uses = [];
  const declared = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      if (parent.name === node && !ts.isPropertyAccessExpression(parent)) declared.add(node.text);
      else if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
        // A property counts with its owner: Math.random, globalThis.Date.
        const owner = parent.expression.getText(file);
        uses.push([owner === 'globalThis' ? node.text : `${owner}.${node.text}`, node]);
      } else uses.push([node.text, node]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses
    .filter(([name]) => Object.hasOwn(banned, name) && !declared.has(name))
    .map(([name, node]) => `${placeOf(file, node)} uses ${name}: ${banned[name]}.`);
}
