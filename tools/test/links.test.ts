/** What the documents link to or show is there; in a fresh clone also because it was committed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const markdown = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const DOCUMENTS = ['.', 'docs', 'docs/decisions', 'docs/difficulty'].flatMap(markdown);
const TARGET = /\]\(([^)\s]+)\)|<img src="([^"]+)"/g;

it.each(DOCUMENTS)('%s leads to files that exist', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const targets = [...text.matchAll(TARGET)].map(([, link, picture]) => (link ?? picture)!.replace(/#.*$/, ''));
  const inside = targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target));
  expect(inside.filter((target) => !existsSync(join(ROOT, dirname(document), target)))).toEqual([]);
});
