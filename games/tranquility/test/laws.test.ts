import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { help } from '../help/index.ts';
import { tranquility } from '../rules/index.ts';
import { why } from '../why/index.ts';

describeLaws({ describe, it }, tranquility, {
  seed: process.env.LAW_SEED ?? 'calm sea',
  facts: help.facts,
  reasons: why.reasons,
});
