import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { help } from '../help/index.ts';
import { fantasyPub } from '../rules/index.ts';
import { why } from '../why/index.ts';

describeLaws({ describe, it }, fantasyPub, {
  seed: process.env.LAW_SEED ?? 'candlelight',
  facts: help.facts,
  reasons: why.reasons,
});
