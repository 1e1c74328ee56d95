import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { conventionsText } from '../conventions.ts';

it('docs/conventions.md is current (npm run conventions)', async () => {
  expect(readFileSync(new URL('../../docs/conventions.md', import.meta.url), 'utf8')).toBe(await conventionsText());
});
