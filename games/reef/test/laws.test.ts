import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { reef } from '../src/index.ts';

describeLaws({ describe, it }, reef, { seed: process.env.LAW_SEED ?? 'spring tide' });
