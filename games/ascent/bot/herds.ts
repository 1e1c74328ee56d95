/** Wildlife: what it still costs to lead enough ibex to the top row. */
import { IBEX_NEEDED, isIbex, SLOTS } from '../rules/index.ts';
import type { Aim } from './aims.ts';
import { stepsUp } from './steps.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

/** The fuller the mountain, the harder it is to bring those that are missing. */
const urgency = ({ empty }: Survey, { ibexLate }: Weights): number => 1 + ibexLate * (1 - empty / SLOTS);

export const herdAim = (weights: Weights): Aim => {
  /** How many are there, and the worth of that: as last weighed, and as read. */
  let there = 0;
  let found = 0;
  let calm = 0;
  const weigh = (survey: Survey): number => {
    const { ibex } = survey;
    there = ibex.count;
    const missing = Math.max(0, IBEX_NEEDED - there);
    return -weights.ibexStep * stepsUp(ibex) - weights.ibexMissing * missing * urgency(survey, weights);
  };
  return {
    read(survey) {
      calm = weigh(survey);
      found = there;
    },
    weigh(survey) {
      if (survey.led) return weigh(survey);
      there = found;
      return calm;
    },
    most: (survey) => weights.ibexCard * urgency(survey, weights),
    keep: (survey, card) => (isIbex(card) && there < IBEX_NEEDED ? weights.ibexCard * urgency(survey, weights) : 0),
  };
};
