import { readdirSync, readFileSync } from 'node:fs';
import { describeClauses } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { cloudNine } from '../rules/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const files = readdirSync(new URL('clauses/', import.meta.url)).map((file) => `clauses/${file}`);
// The clause tests run here, so that what they were refused can be counted.
for (const file of files) await import(new URL(file, import.meta.url).href);

describeClauses({ describe, it }, cloudNine, {
  rules: read('../rules/en.md'),
  tests: files.map(read),
});
