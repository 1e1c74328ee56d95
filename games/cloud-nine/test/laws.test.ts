import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { cloudNine } from '../rules/index.ts';

describeLaws({ describe, it }, cloudNine, { seed: process.env.LAW_SEED ?? 'fair wind' });
