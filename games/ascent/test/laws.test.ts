import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { help } from '../help/index.ts';
import { ascent } from '../rules/index.ts';
import { why } from '../why/index.ts';

describeLaws({ describe, it }, ascent, {
  seed: process.env.LAW_SEED ?? 'morning air',
  facts: help.facts,
  reasons: why.reasons,
});
