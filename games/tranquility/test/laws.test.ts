import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { tranquility } from '../rules/index.ts';

describeLaws({ describe, it }, tranquility, { seed: process.env.LAW_SEED ?? 'calm sea' });
