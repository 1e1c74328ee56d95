/**
 * The rules of a game are written once in each language, as games/<game>/rules/<language>.md, for people to read and for
 * page and terminal to quote. Whoever bundles or runs the code imports such a file as a module: title, pitch, the
 * text of each clause, and the chapters that they stand in. With '?title' it is title and pitch alone: the first screen needs no more.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental';

const CLAUSE = /^- \*\*(\S+)\*\* ([\s\S]*)/;
const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * What a document of rules says.
 * @param {string} text
 * @returns {{ title: string, pitch: string, rules: Record<string, string>, chapters: { title: string, clauses: string[] }[] }}
 * rules by clause: 'T4.2' -> text
 */
export const readRuleTexts = (text) => ({
  title: oneLine(/^# (.*)/m.exec(text)?.[1] ?? ''),
  pitch: oneLine((/^(?:>.*\n)+/m.exec(text)?.[0] ?? '').replaceAll(/^>/gm, '')),
  rules: Object.fromEntries(
    text
      .split(/^(?=- \*\*|#)/m)
      .map((part) => CLAUSE.exec(part))
      .flatMap((found) => (found ? [[found[1], oneLine(found[2])]] : [])),
  ),
  chapters: text
    .split(/^(?=## )/m)
    .slice(1)
    .map((chapter) => ({
      title: oneLine(/^## (.*)/.exec(chapter)[1]),
      clauses: chapter.split(/^(?=- \*\*|#)/m).flatMap((part) => CLAUSE.exec(part)?.[1] ?? []),
    })),
});

const FILE = /\/games\/[^/]+\/rules\/[a-z]+\.md(\?title)?$/;
export const isRuleText = (id) => FILE.test(id.replaceAll('\\', '/'));
/** The module that stands for such a file. */
export const ruleTextModule = (id) => {
  const [path, query] = id.split('?');
  const { title, pitch, rules, chapters } = readRuleTexts(
    readFileSync(path.startsWith('file:') ? fileURLToPath(path) : path, 'utf8'),
  );
  const said = query === 'title' ? { title, pitch } : { title, pitch, rules, chapters };
  return Object.entries(said)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};

/**
 * For Vite, Vitest and Rolldown.
 * @returns {import('vite').Plugin}
 */
export const ruleTexts = () => ({
  name: 'rule-texts',
  enforce: 'pre',
  load: (id) => (isRuleText(id) ? { code: ruleTextModule(id), moduleType: 'js' } : undefined),
});
/** For Rolldown alone, which does not find what a manifest imports by the name of a language as Vite does. */
export const loadingByName = () => [ruleTexts(), viteDynamicImportVarsPlugin(), viteImportGlobPlugin()];
