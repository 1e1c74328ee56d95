/** A beginner in the balloon: weighs the next cloud against this one by rule of thumb, and now and then follows a whim. */

import type { MakeBot } from '@halcyon/bots/bot';
import { kindOf } from '@halcyon/kernel';
import { flightOf } from '../look/flight.ts';
import { DICE, needed, POINTS, type State } from '../rules/index.ts';

/** How often in a hundred decisions it follows a whim. */
const WHIMS = 15;
/** A pilot is thought to have each card that is asked for with this chance; one with few cards with the other. */
const LIKELY = 0.75;
const UNLIKELY = 0.5;
const FEW_CARDS = 4;
/** Of three dice two ask for a card. */
const ASKING = 2 / 3;
/** What is worth a Wild. */
const GOOD_POINTS = 6;

export const cloudNineNovice: MakeBot = (rules) => {
  const names = rules.moves.map(({ name }) => name);
  const isWorthIt = ({ cloud, hands, pilot }: State, cards: number): boolean => {
    const each = hands[pilot]!.length < FEW_CARDS ? UNLIKELY : LIKELY;
    return each ** cards * POINTS[cloud + 1]! > POINTS[cloud]!;
  };
  /** What comes to mind first. */
  const wish = (s: State, may: (name: string) => boolean): string => {
    if (may('stay')) return isWorthIt(s, needed(s.dice).length) ? 'stay' : 'jump';
    if (may('throw')) return isWorthIt(s, ASKING * DICE[s.cloud]!) ? 'throw' : 'jump';
    if (may('raise')) return 'raise';
    return may('wild') && POINTS[s.cloud]! >= GOOD_POINTS ? 'wild' : 'fall';
  };
  return {
    forgetful: true,
    choose({ outlook, moves, count, random }) {
      const legal = Array.from(moves.subarray(0, count));
      const find = (wanted: string) => legal.find((move) => names[kindOf(move)] === wanted);
      const whim = legal[random.below(count)]!;
      if (random.below(100) < WHIMS) return whim;
      return find(wish(flightOf(outlook.view), (name) => find(name) !== undefined)) ?? whim;
    },
  };
};
