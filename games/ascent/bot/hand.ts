/** What the cards in hand are worth for the mountain as it was last weighed, and which of them to part with. */
import { BRIDGE, cardValue, isCampfire, isTerrain, SLOTS, SUMMIT, typeOf } from '../rules/index.ts';
import type { Aim } from './aims.ts';
import type { Prospects } from './prospects.ts';
import { faceOf, type Survey } from './survey.ts';
import type { Weights } from './weights.ts';

export const MOST_CARDS = 16;
/** More pressure makes no card more welcome. */
const MOST_PRESSURE = 2;

export interface Hand {
  /** What the hand is worth after the played card (-1 = none) has left it and the cheapest `cost` others have paid. */
  worth(survey: Survey, played: number, cost: number): number;
  /** A new decision begins. */
  read(): void;
  /** No move of this decision that leaves so many cards leaves a hand that is worth more. */
  most(survey: Survey, left: number): number;
  /** How much the card is wanted in a hand without a summit. */
  want(survey: Survey, card: number): number;
  /** The lowest of the `count` cards to part with, none of them below the floor. */
  toDrop(survey: Survey, count: number, floor: number): number;
}

export const makeHand = (weights: Weights, { cheapest, pressure, fit }: Prospects, aims: readonly Aim[]): Hand => {
  const keep = new Float64Array(MOST_CARDS);
  const out = new Uint8Array(MOST_CARDS);

  const worthOf = (survey: Survey, card: number, summits: number): number => {
    const full = 1 - survey.empty / SLOTS;
    if (isTerrain(card)) {
      const value = cardValue(card);
      let worth =
        weights.handFit * fit[cheapest[faceOf(value, typeOf(card))]!]! +
        weights.handDemand * Math.min(MOST_PRESSURE, pressure[value]!);
      for (let i = 0; i < aims.length; i++) worth += aims[i]!.keep(survey, card);
      return worth;
    }
    if (card === SUMMIT) return summits > 0 ? weights.spareSummit : survey.lastSummit;
    if (isCampfire(card)) return weights.fire + weights.fireLate * full;
    return card === BRIDGE ? weights.bridgeCard + weights.bridgeLate * full : 0;
  };
  const keepAll = (survey: Survey, played: number): void => {
    const { hand } = survey;
    let summits = 0;
    let waiting = played;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      out[i] = 0;
      if (card === waiting) {
        out[i] = 1;
        waiting = -1;
        continue;
      }
      keep[i] = worthOf(survey, card, summits);
      if (i > 0 && hand[i - 1] === card && out[i - 1] === 0 && isTerrain(card)) keep[i]! *= weights.handTwin;
      if (card === SUMMIT) summits++;
    }
  };
  /** Of a terrain that costs nothing and is wanted more than any. */
  const mostOfTerrain = (survey: Survey): number => {
    let most = Math.max(0, weights.handFit) + Math.max(0, MOST_PRESSURE * weights.handDemand);
    for (let i = 0; i < aims.length; i++) most += Math.max(0, aims[i]!.most(survey));
    return most * Math.max(1, weights.handTwin);
  };
  /** By number of cards, once it is asked for. */
  const mosts = new Float64Array(MOST_CARDS);
  let isRead = false;
  const readMosts = (survey: Survey): void => {
    const { hand } = survey;
    const ofTerrain = mostOfTerrain(survey);
    let summits = 0;
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]!;
      const most = isTerrain(card) ? ofTerrain : Math.max(0, worthOf(survey, card, summits));
      if (card === SUMMIT) summits++;
      // The dearest first.
      let at = i + 1;
      for (; at > 1 && mosts[at - 1]! < most; at--) mosts[at] = mosts[at - 1]!;
      mosts[at] = most;
    }
    mosts[0] = Math.max(0, weights.handBest);
    for (let count = 1; count <= hand.length; count++) mosts[count]! += mosts[count - 1]!;
  };
  const part = (hand: readonly number[], count: number, floor: number): void => {
    for (let n = 0; n < count; n++) {
      let least = -1;
      for (let i = hand.length - 1; i >= 0; i--) {
        if (out[i] === 0 && hand[i]! >= floor && (least < 0 || keep[i]! < keep[least]!)) least = i;
      }
      if (least < 0) return;
      out[least] = 2;
    }
  };
  return {
    worth(survey, played, cost) {
      const { hand } = survey;
      keepAll(survey, played);
      part(hand, cost, 0);
      let sum = 0;
      let best = 0;
      for (let i = 0; i < hand.length; i++) {
        if (out[i] !== 0) continue;
        sum += keep[i]!;
        const card = hand[i]!;
        if (isTerrain(card)) best = Math.max(best, fit[cheapest[faceOf(cardValue(card), typeOf(card))]!]!);
      }
      return sum + weights.handBest * best;
    },
    read() {
      isRead = false;
    },
    most(survey, left) {
      if (!isRead) readMosts(survey);
      isRead = true;
      return mosts[Math.max(0, left)]!;
    },
    want: (survey, card) => worthOf(survey, card, 0),
    toDrop(survey, count, floor) {
      const { hand } = survey;
      keepAll(survey, -1);
      part(hand, count, floor);
      for (let i = 0; i < hand.length; i++) if (out[i] === 2) return hand[i]!;
      return -1;
    },
  };
};
