/**
 * Who plays imagined worlds of The Reef on, quickly: looks one purchase ahead at its own standing. Left out are purchases
 * that follow in the same turn, sharks, what a move does to the opponent, and what coins will be missed: it pays with what
 * it has most of. A card that it might turn up is guessed once.
 */
import type { MakeBot } from '@halcyon/bots/bot';
import { argOf, bit, frameNamed, kindOf, MOST_MOVES, type Move, type Random, topFrame } from '@halcyon/kernel';
import { reefOf } from '../look/reef.ts';
import { type Card, PAYS_PEARL, type State, WATER } from '../rules/index.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { WEIGHTS } from './weights.ts';
import { makeWorth } from './worth.ts';

/** One of the cards that nobody sees. */
const guess = ({ unseen }: Prospects, random: Random): Card => {
  let all = 0;
  for (const count of unseen) all += count;
  if (all === 0) return WATER;
  let left = random.below(all);
  let card = 0;
  while (left >= unseen[card]!) left -= unseen[card++]!;
  return card;
};

export const reefLight: MakeBot = (rules, seat) => {
  const worth = makeWorth({ ...WEIGHTS, rival: 0 });
  const kind = (name: string): number => rules.moves.findIndex((each) => each.name === name);
  const [turn, end, hunt, feed, pay] = [kind('turn'), kind('end'), kind('shark'), kind('shark-fish'), kind('pay')];
  const paying = frameNamed(rules, 'pay');
  const next = rules.start();
  const coins = new Int32Array(MOST_MOVES);

  const cheapest = ({ worms, pearls }: State, list: Int32Array, count: number): Move => {
    let [best, most] = [list[0]!, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < count; i++) {
      const coin = argOf(list[i]!, 0);
      const held = coin === PAYS_PEARL ? pearls[seat]! - PAYS_PEARL : worms[seat]![coin]!;
      if (held > most) [best, most] = [list[i]!, held];
    }
    return best;
  };
  const tried = (s: State, move: Move, prospects: Prospects): number => {
    rules.apply(rules.copy(s, next), seat, move);
    while (rules.mustAct(next) === bit(seat) && topFrame(reefOf(next)) === paying)
      rules.apply(next, seat, cheapest(reefOf(next), coins, rules.legal(next, seat, coins)));
    return worth(reefOf(next), seat, prospects);
  };
  return {
    forgetful: true,
    choose({ outlook, moves, count, random }) {
      if (count === 1) return moves[0]!;
      const s = reefOf(outlook.view);
      if (kindOf(moves[0]!) === pay) return cheapest(s, moves, count);
      const prospects = prospectsOf(s);
      let turned = false;
      let [best, most] = [moves[0]!, Number.NEGATIVE_INFINITY];
      for (let i = 0; i < count; i++) {
        const move = moves[i]!;
        const what = kindOf(move);
        if (what === hunt || what === feed || (what === turn && turned)) continue;
        let found: number;
        if (what === turn) {
          turned = true;
          const cell = argOf(move, 0);
          const face = s.faces[cell]!;
          s.faces[cell] = guess(prospects, random);
          found = tried(s, move, prospects);
          s.faces[cell] = face;
        } else found = what === end ? worth(s, seat, prospects) : tried(s, move, prospects);
        if (found > most) [best, most] = [move, found];
      }
      return best;
    },
  };
};
