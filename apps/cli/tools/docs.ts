/**
 * Writes the generated parts of docs/protocol.md and docs/notation.md: what stands between '<!-- begin name -->' and
 * '<!-- end name -->'. A test compares, so that the documents never tell what the program does not do.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { protocolSchema } from '@halcyon/protocol';
import { conversation, mistakes } from './conversation.ts';
import { notation } from './notation.ts';

const LINE = 140;
/** What fits one line stands on one line: the schema is three times as long otherwise. */
const compact = (value: unknown, indent = ''): string => {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= LINE) return flat;
  const deeper = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((inner) => deeper + compact(inner, deeper))
    : Object.entries(value).map(([name, inner]) => `${deeper}${JSON.stringify(name)}: ${compact(inner, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`;
};

const blocksOf = (): Readonly<Record<string, readonly [language: string, text: string]>> => ({
  conversation: ['', conversation()],
  mistakes: ['', mistakes()],
  schema: ['json', compact(protocolSchema())],
  ...Object.fromEntries(Object.entries(notation()).map(([name, text]) => [name, ['', text] as const])),
});

export const DOCS = ['protocol', 'notation'].map((name) =>
  fileURLToPath(new URL(`../../../docs/${name}.md`, import.meta.url)),
);

export const fill = (document: string): string => {
  const blocks = blocksOf();
  return document.replace(/(<!-- begin (\S+) -->\n)[\s\S]*?(<!-- end \2 -->)/g, (_, begin, name, end) => {
    const block = blocks[name];
    if (!block) throw new Error(`nothing is called '${name}'`);
    return `${begin}\`\`\`${block[0]}\n${block[1]}\n\`\`\`\n${end}`;
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const path of DOCS) {
    const before = readFileSync(path, 'utf8');
    const after = fill(before);
    if (after !== before) writeFileSync(path, after);
    console.log(`${path}: ${after === before ? 'current' : 'written'}`);
  }
}
