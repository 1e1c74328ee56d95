/** What the slots and the hand are worth after a move, for all scorers. */

import type { Seat } from '@halcyon/kernel';
import type { Mountain } from '../look/mountain.ts';
import { costOf, isIbex, rowOf } from '../rules/index.ts';
import type { Aim } from './aims.ts';
import { filmAim } from './films.ts';
import { type Hand, MOST_CARDS, makeHand } from './hand.ts';
import { herdAim } from './herds.ts';
import { pathAim } from './path.ts';
import { makeProspects } from './prospects.ts';
import { readInto, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

export interface Appraiser {
  readonly survey: Survey;
  readonly weights: Weights;
  readonly hand: Hand;
  /** A new decision begins, by rough worths. */
  read(s: Mountain, seat: Seat): void;
  /** From here on it goes by exact worths. */
  sharpen(): void;
  /** How far a rough worth may be off. */
  readonly error: number;
  /** What the slots as they are tried now ask of a hand; gives what they are worth to the aims. */
  look(): number;
  /** The worth of the slots as they are tried now. */
  slots(): number;
  /** The worth of all after a herd has climbed so far and stops; only ibex are tried elsewhere, so all else is weighed once. */
  lead(climbed: number): number;
  /**
   * The worth of all as it is tried now, after `played` has left the hand (-1 = nothing has) and the cost is paid. Where
   * that is not above `above`, a rough worth may be anything between the two.
   */
  judge(played: number, cost: number, above: number): number;
  /** The same after the card lies in the slot. */
  lay(card: number, cell: number, played: number, above: number, cost?: number): number;
}

/** More than sums come apart that are put together in another order. */
const ROUNDING = 1e-6;

const AIMS: Readonly<Record<string, (weights: Weights) => Aim>> = {
  'green-path': pathAim,
  documentary: filmAim,
  wildlife: herdAim,
};

export const makeAppraiser = (survey: Survey, weights: Weights): Appraiser => {
  const prospects = makeProspects(weights, survey.setup);
  const aims = survey.setup.features.map((feature) => AIMS[feature]!(weights));
  const hand = makeHand(weights, prospects, aims);
  const brings = survey.setup.features.includes('wildlife');
  const herd = survey.setup.features.indexOf('wildlife');
  /** What the prospects and each aim were worth, if nothing but herds was tried since. */
  let isCalm = false;
  let calm = 0;
  const aimed = new Float64Array(aims.length);
  /** By cost, the worth of the hand while only herds are tried; NaN where nobody has asked yet. */
  const paid = new Float64Array(MOST_CARDS + 1);
  /** The worth of the hand after `cost` cards are paid, less their price. */
  const pay = (played: number, cost: number): number => hand.worth(survey, played, cost) - cost * survey.price;
  const aim = (): number => {
    let worth = 0;
    for (let i = 0; i < aims.length; i++) worth += aims[i]!.weigh(survey);
    return worth;
  };
  const look: Appraiser['look'] = () => {
    isCalm = false;
    prospects.lay(survey);
    prospects.look(survey);
    return aim();
  };
  const judge: Appraiser['judge'] = (played, cost, above) => {
    isCalm = false;
    prospects.lay(survey);
    const aimed = aim();
    if (survey.isRough) {
      const left = survey.hand.length - cost - (played < 0 ? 0 : 1);
      const most = prospects.most(survey) + aimed + hand.most(survey, left) - cost * survey.price;
      if (most <= above) return most;
    }
    prospects.look(survey);
    const paid = pay(played, cost);
    return prospects.weigh(survey) + aimed + paid;
  };
  return {
    survey,
    weights,
    hand,
    read(s, seat) {
      readInto(survey, s, seat, weights);
      prospects.read(survey);
      for (let i = 0; i < aims.length; i++) aims[i]!.read(survey);
      survey.isRough = true;
      hand.read();
      isCalm = false;
    },
    sharpen() {
      survey.isRough = false;
      isCalm = false;
    },
    error: prospects.error + ROUNDING,
    look,
    slots() {
      const aimed = look();
      return prospects.weigh(survey) + aimed;
    },
    judge,
    lead(climbed) {
      if (!isCalm) {
        prospects.lay(survey);
        prospects.look(survey);
        calm = prospects.weigh(survey);
        for (let i = 0; i < aims.length; i++) aimed[i] = aims[i]!.weigh(survey);
        paid.fill(Number.NaN);
        isCalm = true;
      }
      aimed[herd] = aims[herd]!.weigh(survey);
      let worth = 0;
      for (let i = 0; i < aims.length; i++) worth += aimed[i]!;
      if (Number.isNaN(paid[climbed])) paid[climbed] = pay(-1, climbed);
      return calm + worth + paid[climbed]! - weights.herd;
    },
    lay(card, cell, played, above, cost = costOf(survey, card, cell)) {
      const { cells, ibex, tried, led } = survey;
      const there = cells[cell]!;
      const joins = brings && card === played && isIbex(card);
      cells[cell] = card;
      survey.tried |= 1 << rowOf(cell);
      survey.played = played;
      if (joins) {
        ibex.put(cell, 1);
        survey.led = true;
      }
      const worth = judge(played, cost, above);
      cells[cell] = there;
      survey.tried = tried;
      survey.played = -1;
      if (joins) ibex.put(cell, 0);
      survey.led = led;
      return worth;
    },
  };
};
