import { readFileSync } from 'node:fs';
import { describeCounts } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { cloudNine } from '../rules/index.ts';

describeCounts({ describe, it }, cloudNine, readFileSync(new URL('counts.txt', import.meta.url), 'utf8'));
