import { readFileSync } from 'node:fs';
import { describeCounts } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { tranquility } from '../rules/index.ts';

describeCounts({ describe, it }, tranquility, readFileSync(new URL('counts.txt', import.meta.url), 'utf8'));
