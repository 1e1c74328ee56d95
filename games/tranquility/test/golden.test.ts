import { readdirSync, readFileSync } from 'node:fs';
import { describeGolden } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { tranquility } from '../rules/index.ts';

const folder = new URL('golden/', import.meta.url);
const logs = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]);

describeGolden({ describe, it }, tranquility, Object.fromEntries(logs));
