import { readFileSync } from 'node:fs';
import { describeCounts } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { fantasyPub } from '../rules/index.ts';

describeCounts({ describe, it }, fantasyPub, readFileSync(new URL('counts.txt', import.meta.url), 'utf8'));
