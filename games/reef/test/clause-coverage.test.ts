import { readdirSync, readFileSync } from 'node:fs';
import { describeClauses } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { reef } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describeClauses({ describe, it }, reef, {
  rules: read('../RULES.md'),
  tests: readdirSync(new URL('clauses/', import.meta.url)).map((file) => read(`clauses/${file}`)),
});
