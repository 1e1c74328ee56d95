/** Wildlife: what it still costs to lead enough ibex to the top row. */
import { IBEX_NEEDED, isIbex, SLOTS } from '../rules/index.ts';
import type { Aim } from './aims.ts';
import { stepsUp, sumOf } from './steps.ts';
import type { Survey } from './survey.ts';
import type { Weights } from './weights.ts';

/** The fuller the mountain, the harder it is to bring those that are missing. */
const urgency = ({ empty }: Survey, { ibexLate }: Weights): number => 1 + ibexLate * (1 - empty / SLOTS);

export const herdAim = (weights: Weights): Aim => ({
  weigh(survey) {
    const { ibex } = survey;
    const there = sumOf(ibex);
    const missing = Math.max(0, IBEX_NEEDED - there);
    const steps = stepsUp(ibex, Math.max(0, there - IBEX_NEEDED));
    return -weights.ibexStep * steps - weights.ibexMissing * missing * urgency(survey, weights);
  },
  keep: (survey, card) =>
    isIbex(card) && sumOf(survey.ibex) < IBEX_NEEDED ? weights.ibexCard * urgency(survey, weights) : 0,
});
