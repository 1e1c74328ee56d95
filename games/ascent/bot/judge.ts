/** What the slots and the hand are worth after a move, for all scorers. */

import type { Seat } from '@halcyon/kernel';
import type { Mountain } from '../look/mountain.ts';
import { costOf, isIbex } from '../rules/index.ts';
import type { Aim } from './aims.ts';
import { filmAim } from './films.ts';
import { type Hand, makeHand } from './hand.ts';
import { herdAim } from './herds.ts';
import { makeOutlook } from './outlook.ts';
import { pathAim } from './path.ts';
import { look, type Sight } from './sight.ts';
import type { Weights } from './weights.ts';

export interface Judge {
  readonly sight: Sight;
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

export const makeJudge = (sight: Sight, weights: Weights): Judge => {
  const outlook = makeOutlook(weights, sight.setup);
  const aims = sight.setup.features.map((feature) => AIMS[feature]!(weights));
  const hand = makeHand(weights, outlook, aims);
  const brings = sight.setup.features.includes('wildlife');
  /** The outlook if it was the last that was weighed. */
  let calm = Number.NaN;
  const weighAims = (): number => {
    let worth = 0;
    for (const aim of aims) worth += aim.weigh(sight);
    return worth;
  };
  const slots: Judge['slots'] = () => {
    calm = Number.NaN;
    return outlook.weigh(sight) + weighAims();
  };
  const pay: Judge['pay'] = (played, cost) => hand.worth(sight, played, cost) - cost * sight.price;
  return {
    sight,
    weights,
    hand,
    read(s, seat) {
      look(sight, s, seat, weights);
      calm = Number.NaN;
    },
    slots,
    herds() {
      if (Number.isNaN(calm)) calm = outlook.weigh(sight);
      return calm + weighAims();
    },
    pay,
    lay(card, cell, played, cost = costOf(sight, card, cell)) {
      const { cells, ibex } = sight;
      const there = cells[cell]!;
      const joins = brings && card === played && isIbex(card);
      cells[cell] = card;
      sight.played = played;
      if (joins) ibex[cell] = 1;
      const worth = slots() + pay(played, cost);
      cells[cell] = there;
      sight.played = -1;
      if (joins) ibex[cell] = 0;
      return worth;
    },
  };
};
