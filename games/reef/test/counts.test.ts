import { readFileSync } from 'node:fs';
import { describeCounts } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { reef } from '../rules/index.ts';

describeCounts({ describe, it }, reef, readFileSync(new URL('counts.txt', import.meta.url), 'utf8'));
