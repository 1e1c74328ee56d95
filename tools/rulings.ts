/** npm run rulings: collects every ruling [R], outside fact [F] and house datum [D] of all games into docs/rulings.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

const KINDS: Readonly<Record<string, string>> = {
  R: 'ruling of ours',
  F: 'fact from outside the rule books',
  D: 'house data',
};

/** Clauses of a RULES.md: id and text, on one line. */
const clausesOf = (text: string): { id: string; text: string }[] =>
  text
    .split(/^(?=- \*\*|#)/m)
    .map((part) => /^- \*\*(\S+)\*\* ([\s\S]*)/.exec(part))
    .flatMap((found) => (found ? [{ id: found[1]!, text: found[2]!.replaceAll(/\s+/g, ' ').trim() }] : []));

export const rulings = (texts: readonly (readonly [game: string, text: string])[]): string => {
  const lines = ['# Rulings', '', 'Generated from the RULES.md of each game by `npm run rulings`; do not edit.', ''];
  for (const [game, text] of texts) {
    lines.push(`## ${game}`, '', '| clause | what it is | text |', '|---|---|---|');
    for (const { id, text: clause } of clausesOf(text)) {
      const marks = [...new Set([...clause.matchAll(/\[([RFD])[\],]/g)].map(([, mark]) => mark!))];
      if (marks.length > 0)
        lines.push(`| ${id} | ${marks.map((mark) => KINDS[mark]).join(', ')} | ${clause.replaceAll('|', '\\|')} |`);
    }
    lines.push('');
  }
  return lines.join('\n');
};

export const currentRulings = (): string =>
  rulings(
    readdirSync(new URL('games/', root)).flatMap((game): [string, string][] => {
      const file = new URL(`games/${game}/RULES.md`, root);
      return existsSync(file) ? [[game, readFileSync(file, 'utf8')]] : [];
    }),
  );

if (process.argv[1]?.endsWith('rulings.ts')) writeFileSync(new URL('docs/rulings.md', root), currentRulings());
