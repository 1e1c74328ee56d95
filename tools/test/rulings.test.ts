import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { currentRulings, rulings } from '../rulings.ts';

it('docs/rulings.md is current (npm run rulings)', () => {
  expect(readFileSync(new URL('../../docs/rulings.md', import.meta.url), 'utf8')).toBe(currentRulings());
});
it('a clause with a mark is listed, others are not', () => {
  const text = rulings([
    ['toy', '- **A1** Plain.\n- **A2** Ours\n  over two lines [R].\n- **A3** Both [F, deduced] and [D].\n'],
  ]);
  expect(text).toContain('| A2 | ruling of ours | Ours over two lines [R]. |');
  expect(text).toContain('| A3 | fact from outside the rule books, our own choice |');
  expect(text).not.toContain('A1');
});
