/** How all seats stand by the map, whatever they hold in their hands. */
import { castleAt, GOAL, goldOf, HAND, HEXES, type State } from '../rules/index.ts';
import { cartOf, type Tours } from './tours.ts';
import type { WayFinder } from './ways.ts';
import type { Weights } from './weights.ts';

export interface Standings {
  /** The own outlook against that of the opponent who stands best. */
  compare(s: State, seat: number): number;
  /** By hex: whether a cheapest way to some place runs there, of the seat itself and of another one. */
  roads(s: State, seat: number): { readonly own: Uint8Array; readonly others: Uint8Array };
  /** Whether a coin of this castle is worth more than cards. */
  sellsForGold(s: State, seat: number): boolean;
}

export const makeStandings = (finder: WayFinder, tours: Tours, { rival }: Weights): Standings => {
  const { standing } = finder;
  const [own, others] = [new Uint8Array(HEXES), new Uint8Array(HEXES)];
  const outlook = (s: State, seat: number): number => {
    finder.stand(s.merchants[seat]!);
    tours.begin(s, seat);
    return tours.from(standing, s.merchants[seat]!, 0, cartOf(s, seat), goldOf(s, seat), s.hands[seat]!.length);
  };
  return {
    compare(s, seat) {
      finder.find(s.tiles);
      let most = 0;
      for (let other = 0; other < s.merchants.length; other++) {
        if (other !== seat) most = Math.max(most, goldOf(s, other) + outlook(s, other));
      }
      return outlook(s, seat) - rival * most;
    },
    roads(s, seat) {
      own.fill(0);
      others.fill(0);
      finder.find(s.tiles);
      s.merchants.forEach((hex, other) => {
        finder.markRoads(hex, other === seat ? own : others);
      });
      return { own, others };
    },
    sellsForGold(s, seat) {
      finder.find(s.tiles);
      tours.begin(s, seat);
      const here = castleAt(s.merchants[seat]!);
      const coin = s.coins[here]![0] ?? 0;
      if (goldOf(s, seat) + coin >= GOAL) return true;
      const rest = cartOf(s, seat) & ~(1 << here);
      const on = (gold: number, cards: number): number =>
        tours.from(standing, s.merchants[seat]!, 0, rest, gold, cards);
      return coin + on(goldOf(s, seat) + coin, s.hands[seat]!.length) >= on(goldOf(s, seat), HAND);
    },
  };
};
