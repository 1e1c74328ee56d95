import { describeLaws } from '@halcyon/testkit';
import { describe, it } from 'vitest';
import { help } from '../help/index.ts';
import { reef } from '../rules/index.ts';
import { why } from '../why/index.ts';

/**
 * Players without a plan may take all 300 turns, with every law at each of 2400 steps. So the table counts from a later
 * turn on; nothing but the end depends on the count.
 */
const LATE = { turns: 230 };
describeLaws({ describe, it }, reef, {
  seed: process.env.LAW_SEED ?? 'spring tide',
  facts: help.facts,
  reasons: why.reasons,
  begun: LATE,
});
