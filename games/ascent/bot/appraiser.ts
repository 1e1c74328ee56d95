/** What the slots and the hand are worth after a move, for all scorers. */

import type { Seat } from '@halcyon/kernel';
import type { Mountain } from '../look/mountain.ts';
import { costOf, isIbex } from '../rules/index.ts';
import type { Aim } from './aims.ts';
import { filmAim } from './films.ts';
import { type Hand, makeHand } from './hand.ts';
import { herdAim } from './herds.ts';
import { pathAim } from './path.ts';
import { makeProspects } from './prospects.ts';
import { readInto, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

export interface Appraiser {
  readonly survey: Survey;
  readonly weights: Weights;
  readonly hand: Hand;
  /** A new decision begins. */
  read(s: Mountain, seat: Seat): void;
  /** The worth of the slots as they are tried now. */
  slots(): number;
  /** The same where only ibex are tried elsewhere: the cards are weighed once for all ways that herds can go. */
  herds(): number;
  /** The worth of all after the card lies in the slot and is paid for; `played` leaves the hand (-1 = nothing does). */
  lay(card: number, cell: number, played: number, cost?: number): number;
  /** The worth of the hand after `cost` cards are paid, less their price. */
  pay(played: number, cost: number): number;
}

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
  /** What the prospects were worth, if nothing but herds was tried since; otherwise NaN. */
  let calm = Number.NaN;
  const weighAims = (): number => {
    let worth = 0;
    for (const aim of aims) worth += aim.weigh(survey);
    return worth;
  };
  const slots: Appraiser['slots'] = () => {
    calm = Number.NaN;
    return prospects.weigh(survey) + weighAims();
  };
  const pay: Appraiser['pay'] = (played, cost) => hand.worth(survey, played, cost) - cost * survey.price;
  return {
    survey,
    weights,
    hand,
    read(s, seat) {
      readInto(survey, s, seat, weights);
      calm = Number.NaN;
    },
    slots,
    herds() {
      if (Number.isNaN(calm)) calm = prospects.weigh(survey);
      return calm + weighAims();
    },
    pay,
    lay(card, cell, played, cost = costOf(survey, card, cell)) {
      const { cells, ibex } = survey;
      const there = cells[cell]!;
      const joins = brings && card === played && isIbex(card);
      cells[cell] = card;
      survey.played = played;
      if (joins) ibex[cell] = 1;
      const worth = slots() + pay(played, cost);
      cells[cell] = there;
      survey.played = -1;
      if (joins) ibex[cell] = 0;
      return worth;
    },
  };
};
