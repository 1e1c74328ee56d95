// npm run rulings: collects every ruling [R], outside fact [F] and house datum [D] of all games into docs/rulings.md.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const KINDS = { R: 'ruling of ours', F: 'fact from outside the rule books', D: 'house data' };

/** Clauses of a RULES.md: id and text, on one line. */
const clausesOf = (text) =>
  text
    .split(/^(?=- \*\*|#)/m)
    .map((part) => /^- \*\*(\S+)\*\* ([\s\S]*)/.exec(part))
    .filter(Boolean)
    .map(([, id, body]) => ({ id, text: body.replaceAll(/\s+/g, ' ').trim() }));

export const rulings = (texts) => {
  const lines = ['# Rulings', '', 'Generated from the RULES.md of each game by `npm run rulings`; do not edit.', ''];
  for (const [game, text] of texts) {
    lines.push(`## ${game}`, '', '| clause | what it is | text |', '|---|---|---|');
    for (const { id, text: clause } of clausesOf(text)) {
      const marks = [...new Set([...clause.matchAll(/\[([RFD])[\],]/g)].map(([, mark]) => mark))];
      if (marks.length > 0)
        lines.push(`| ${id} | ${marks.map((mark) => KINDS[mark]).join(', ')} | ${clause.replaceAll('|', '\\|')} |`);
    }
    lines.push('');
  }
  return lines.join('\n');
};

export const currentRulings = () =>
  rulings(
    readdirSync(join(root, 'games'))
      .map((game) => [game, join(root, 'games', game, 'RULES.md')])
      .filter(([, file]) => existsSync(file))
      .map(([game, file]) => [game, readFileSync(file, 'utf8')]),
  );

if (process.argv[1]?.endsWith('rulings.mjs')) writeFileSync(join(root, 'docs/rulings.md'), currentRulings());
