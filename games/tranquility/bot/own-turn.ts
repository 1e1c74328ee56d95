/**
 * A turn of the plain game without a list of its moves: where an island may lie the chart says too, and in a search the
 * list took as long as the thought. What else a turn may be is left to the list. Same moves in the same order, so that of
 * equal ones the same is chosen.
 */
import { BELOW_ALL } from '@halcyon/bots/scores';
import { type AnyRules, frameNamed, type Move, pack, type Setup, topFrame } from '@halcyon/kernel';
import type { Sea } from '../look/sea.ts';
import { costOf, HIGHEST_ISLAND, START } from '../rules/index.ts';
import type { Appraiser } from './appraiser.ts';
import { clear } from './drops.ts';
import { spot } from './places.ts';

/** T4.1: two cards away instead of a card played. */
const DISCARDED = 2;
/** The only chain. */
const SEA = 0;

export interface OwnTurn {
  /** Whether there is nothing but to place an island or to discard, or a full sea. */
  isThis(s: Sea): boolean;
  /** After a survey; undefined where there are no two of these to choose from. Writes down which cards it costs. */
  best(toDrop: number[]): Move | undefined;
}

/** Whether nothing but T4.2-T4.4 says where islands go. */
export const isPlain = ({ features, layout, mode }: Setup): boolean =>
  features.length === 0 && layout === 'square' && mode === 'standard';

export const makeOwnTurn = (rules: AnyRules, appraiser: Appraiser): OwnTurn => {
  const { chart, board, berth, drops, place, discard, payable } = appraiser;
  const turnFrame = frameNamed(rules, 'turn');
  const [placeKind, discardKind] = ['place', 'discard'].map((name) =>
    rules.moves.findIndex((move) => move.name === name),
  );
  return {
    isThis: (s) => topFrame(s) === turnFrame && (s.started !== 0 || !s.hands[s.turn]!.includes(START)),
    best(toDrop) {
      const { s, hand, low, high } = chart;
      if (chart.empty === 0) return undefined;
      const most = payable();
      let [best, highest, count] = [0, BELOW_ALL, 0];
      for (let i = 0; i < hand.length && hand[i]! <= HIGHEST_ISLAND; i++) {
        const card = hand[i]!;
        berth.of(card, SEA);
        const end = high[spot(SEA, card)]!;
        for (let cell = low[spot(SEA, card)]! + 1; cell < end; cell++) {
          const cost = berth.isRoomy(cell) ? 0 : costOf(board, s, card, cell);
          if (cost >= most) continue;
          count++;
          const score = place(card, cell, highest);
          if (score <= highest) continue;
          highest = score;
          best = pack(placeKind!, card, cell);
          if (cost > 0) drops.found(chart, toDrop);
          else clear(toDrop);
        }
      }
      if (most >= DISCARDED) {
        count++;
        const score = discard(highest);
        if (score > highest) {
          highest = score;
          best = pack(discardKind!);
          clear(toDrop);
        }
      }
      if (count > 1 && highest > BELOW_ALL) return best;
      clear(toDrop);
      return undefined;
    },
  };
};
