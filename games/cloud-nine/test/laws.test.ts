import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { help } from '../help/index.ts';
import { cloudNine } from '../rules/index.ts';
import { why } from '../why/index.ts';

describeLaws({ describe, it }, cloudNine, {
  seed: process.env.LAW_SEED ?? 'fair wind',
  facts: help.facts,
  reasons: why.reasons,
});
