import { readFileSync } from 'node:fs';
import { describeCounts } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { castleMerchants } from '../rules/index.ts';

describeCounts({ describe, it }, castleMerchants, readFileSync(new URL('counts.txt', import.meta.url), 'utf8'));
