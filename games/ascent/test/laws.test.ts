import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { ascent } from '../rules/index.ts';

describeLaws({ describe, it }, ascent, { seed: process.env.LAW_SEED ?? 'morning air' });
