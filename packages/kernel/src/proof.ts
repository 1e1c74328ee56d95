/** Whether the numbers of a game are those that its seals promised: all of chance rolled again from the secrets. */

import { type ChanceSource, type Origin, saltsOf, sealedChance, typedChance } from './chance.ts';
import { CHANCE } from './contract.ts';
import { History } from './history.ts';
import type { Match } from './match.ts';

export interface Proof {
  /** Chance steps that follow from a secret whose seal stood in the log, and from a typed seed. */
  readonly sealed: number;
  readonly seeded: number;
  /** Chance steps of a seal whose secret is not in the log (yet), and of no origin at all. */
  readonly untold: number;
  readonly unsealed: number;
  /** The first chance step that is not what its origin gives, counted among all chance steps of the log. */
  readonly wrong: number | undefined;
}

const sourceOf = (origin: Origin): ChanceSource | undefined => {
  if (origin.kind === 'seed') return typedChance(origin.seed);
  return origin.secret && sealedChance(origin.secret, saltsOf(origin));
};

export const prove = (match: Match): Proof => {
  const history = new History(match.rules, match.origin);
  const counts = { sealed: 0, seeded: 0, untold: 0, unsealed: 0 };
  let origin: Origin | undefined;
  let source: ChanceSource | undefined;
  let met = 0;
  let wrong: number | undefined;
  for (const entry of match.entries) {
    if (entry.kind === 'back') history.takeBack(entry);
    else if (entry.kind !== 'step') {
      origin = entry;
      source = sourceOf(entry);
    } else {
      if (entry.seat === CHANCE) {
        const outcomes = match.rules.chance(history.head);
        if (!origin) counts.unsealed++;
        else if (!source) counts.untold++;
        else if (source.roll(outcomes, history.chances, history.lines) !== entry.move) wrong ??= met;
        else counts[origin.kind === 'seal' ? 'sealed' : 'seeded']++;
        met++;
      }
      history.play(entry.seat, entry.move, false);
    }
  }
  return { ...counts, wrong };
};
