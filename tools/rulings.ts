/** npm run rulings: collects every ruling [R], outside fact [F] and house datum [D] of all games into docs/rulings.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readRuleTexts } from './rule-texts.mjs';

const root = new URL('../', import.meta.url);

const KINDS: Readonly<Record<string, string>> = {
  R: 'ruling of ours',
  F: 'fact from outside the rule books',
  D: 'our own choice',
};

export const rulings = (texts: readonly (readonly [game: string, text: string])[]): string => {
  const lines = [
    '# Rulings',
    '',
    'Generated from the rules of each game (games/<game>/rules/en.md) by `npm run rulings`; do not edit.',
    '',
  ];
  for (const [game, text] of texts) {
    lines.push(`## ${game}`, '', '| clause | what it is | text |', '|---|---|---|');
    for (const [id, clause] of Object.entries(readRuleTexts(text).rules)) {
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
      const file = new URL(`games/${game}/rules/en.md`, root);
      return existsSync(file) ? [[game, readFileSync(file, 'utf8')]] : [];
    }),
  );

if (process.argv[1]?.endsWith('rulings.ts')) writeFileSync(new URL('docs/rulings.md', root), currentRulings());
