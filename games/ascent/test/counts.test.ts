import { readFileSync } from 'node:fs';
import { describeCounts } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { ascent } from '../rules/index.ts';

describeCounts({ describe, it }, ascent, readFileSync(new URL('counts.txt', import.meta.url), 'utf8'));
