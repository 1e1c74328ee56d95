/**
 * npm run where -- T6.1: where a clause lives. Its text in every language, the reasons and endings that stand on it with
 * the line that declares them, their sentences, the pictures that speak of them and the tests that are named after it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readRuleTexts } from './rule-texts.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Line {
  /** 'games/reef/rules/turn.ts:12'. */
  readonly place: string;
  readonly text: string;
}
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.(ts|svelte)$/.test(path))
        .sort()
        .map((path) => join(folder, path))
    : [];
const linesIn = (root: string, folder: string): Line[] =>
  filesIn(folder).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, i) => ({ place: `${relative(root, file).replaceAll('\\', '/')}:${i + 1}`, text: text.trim() })),
  );

/** The game whose rules have this clause. */
const gameOf = (root: string, clause: string): string | undefined =>
  readdirSync(join(root, 'games')).find((game) => {
    const file = join(root, 'games', game, 'rules/en.md');
    return existsSync(file) && clause in readRuleTexts(readFileSync(file, 'utf8')).rules;
  });

const section = (title: string, lines: readonly Line[]): string[] => [
  '',
  title,
  ...(lines.length > 0 ? lines.map(({ place, text }) => `  ${place}  ${text}`) : ['  none']),
];

/** Everything that is found of a clause; undefined if no game has it. */
export const whereIs = (clause: string, root = ROOT): string[] | undefined => {
  const game = gameOf(root, clause);
  if (game === undefined) return undefined;
  const folder = join(root, 'games', game);
  const texts = readdirSync(join(folder, 'rules'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const { rules } = readRuleTexts(readFileSync(join(folder, 'rules', file), 'utf8'));
      return [`${file.slice(0, 2)}  ${rules[clause] ?? 'missing'}`];
    });
  const rules = linesIn(root, join(folder, 'rules'));
  const parts = linesIn(root, join(root, 'packages/parts/src'));
  const cites = new RegExp(`${clause.replace('.', '\\.')}(?![\\w.])`);
  const code = rules.filter(({ text }) => cites.test(text));
  // A reason is declared with its rule: book.clause('too-dear', 'T4.4', …); a part gets the rule from the game.
  const ids = code.flatMap(({ text }) => [...text.matchAll(/(?:clause|ending)\('([^']+)'/g)].map(([, id]) => id!));
  const named = (lines: readonly Line[]): Line[] =>
    lines.filter(({ text }) => ids.some((id) => text.includes(`'${id}'`) || text.startsWith(`${id}: (`)));
  const tests = linesIn(root, join(folder, 'test')).filter(
    ({ text }) => /\b(it|describe)\b/.test(text) && cites.test(text),
  );
  return [
    `${clause} of ${game}`,
    ...texts,
    ...section('rules', code),
    ...(ids.length > 0 ? section('parts', named(parts)) : []),
    ...section('words', named(linesIn(root, join(folder, 'words')))),
    ...section('page', named(linesIn(root, join(folder, 'page')))),
    ...section('terminal', named(linesIn(root, join(folder, 'terminal')))),
    ...section('tests', tests),
  ];
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , clause = ''] = process.argv;
  const found = whereIs(clause);
  if (found) console.log(found.join('\n'));
  else {
    console.error(`where: no game has a clause '${clause}'; they look like T6.1`);
    process.exitCode = 2;
  }
}
