/**
 * Worlds as a seat believes in them. `imagine` deals what others hold and what they have thrown away alike; here, of the
 * cards that another is imagined to have had, the least wanted went. What is wanted is read from the mountain as it is
 * now: what lies open now lay open for some turns before. `npm run calibration -- ascent … --belief` judges it.
 */
import { dealAgain, type Throwing } from '@halcyon/bots/search/thrown';
import { type Believe, imagineThen } from '@halcyon/bots/search/worlds';
import type { Outlook, Setup } from '@halcyon/kernel';
import { type Mountain, mountainOf } from '../look/mountain.ts';
import { deckFor, handLimit, SUMMIT } from '../rules/index.ts';
import { makeAppraiser } from './appraiser.ts';
import { weightsOf } from './settings.ts';
import { newSurvey } from './survey.ts';

/**
 * How much a seat errs in what it throws away, in the unit of the weights. The more a game aims at, the less the mountain
 * as it is now says about what was wanted; herds walk away from it altogether.
 */
const ERR = { plain: 0.08, aims: 0.2, herds: 0.4 } as const;
const errOf = ({ features }: Setup): number =>
  features.includes('wildlife') ? ERR.herds : features.length > 0 ? ERR.aims : ERR.plain;

interface Belief {
  readonly view: Mountain;
  /** By card: how much it is wanted now in a hand without a summit. */
  readonly wants: readonly number[];
  /** Cards of a hand. */
  readonly limit: number;
  readonly err: number;
}
const wantsOf = ({ rules, view, seat }: Outlook): number[] => {
  const { survey, hand, read, look } = makeAppraiser(newSurvey(rules), weightsOf(rules.setup));
  read(mountainOf(view), seat!);
  look();
  return Array.from({ length: Math.max(...deckFor(rules.seats)) + 1 }, (_, card) => hand.want(survey, card));
};

/** How others throw cards away, for one seat of one world. */
const throwingOf = ({ wants, limit, err }: Belief): Throwing => {
  let summits = 0;
  return {
    isMoved: () => true,
    hand: limit,
    err,
    begin(pool) {
      for (const card of pool) if (card === SUMMIT) summits++;
    },
    // A summit beside another one is hardly wanted.
    wantOf: (card) => (card === SUMMIT && summits > 1 ? 0 : wants[card]!),
    threw(card) {
      if (card === SUMMIT) summits--;
    },
  };
};

/** Deals worlds for one decision of the outlook's seat. */
export const believe: Believe = (outlook) => {
  const { rules, view, seat: me } = outlook;
  const { setup } = rules;
  const belief: Belief = {
    view: mountainOf(view),
    wants: wantsOf(outlook),
    limit: handLimit(setup),
    err: errOf(setup),
  };
  return (random) =>
    imagineThen(outlook, random, (world) => {
      for (let seat = 0; seat < rules.seats; seat++)
        if (seat !== me) dealAgain(mountainOf(world), belief.view, seat, throwingOf(belief), random);
    });
};
