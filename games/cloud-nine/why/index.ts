/** What speaks for a choice in the basket: the chance that the balloon rises, the points at stake, the cards that it takes. */
import type { Move, Outlook, Seat } from '@halcyon/kernel';
import { unseenIn } from '@halcyon/parts';
import type { FactOf } from '@halcyon/speech/facts';
import type { Nothing, WhyBook } from '@halcyon/speech/reasons';
import { countOf } from '../look/cards.ts';
import { flightOf } from '../look/flight.ts';
import { riseChance } from '../look/rise.ts';
import { DICE, needed, POINTS, type State, WILD } from '../rules/index.ts';
import { conventions } from './conventions.ts';

export interface FlightReasons {
  only: Nothing;
  /** That another pilot can raise the balloon, from 0 to 1. */
  chance: { pilot: Seat; chance: number };
  /** Of a jump here, and one cloud higher. */
  points: { now: number; next: number };
  dice: { dice: number; cards: number };
  raises: { cards: number; left: number };
  wild: { left: number };
  keeps: { cards: number; wilds: number };
}
type FlightReason = FactOf<FlightReasons>;
type Tell = (flight: State, seat: Seat, outlook: Outlook) => readonly FlightReason[];

const points = ({ cloud }: State): FlightReason => ({
  id: 'points',
  what: { now: POINTS[cloud]!, next: POINTS[cloud + 1]! },
});
const chance = ({ pilot, dice, hands }: State, outlook: Outlook): FlightReason => ({
  id: 'chance',
  what: { pilot, chance: riseChance(unseenIn(outlook, ['hands', 'pile']), hands[pilot]!.length, dice) },
});
/** Whoever is alone in the basket weighs a throw of its own. */
const weigh: Tell = (flight, seat, outlook) => {
  const { pilot, cloud, hands } = flight;
  if (pilot !== seat) return [chance(flight, outlook), points(flight)];
  return [points(flight), { id: 'dice', what: { dice: DICE[cloud]!, cards: hands[seat]!.length } }];
};

const TELLERS: Readonly<Record<string, Tell>> = {
  jump: weigh,
  stay: weigh,
  throw: weigh,
  raise: (flight, seat) => {
    const cards = needed(flight.dice).length;
    return [{ id: 'raises', what: { cards, left: flight.hands[seat]!.length - cards } }, points(flight)];
  },
  wild: (flight, seat) => [{ id: 'wild', what: { left: countOf(flight.hands[seat]!, WILD) - 1 } }, points(flight)],
  fall: (flight, seat) => {
    const hand = flight.hands[seat]!;
    return [{ id: 'keeps', what: { cards: hand.length, wilds: countOf(hand, WILD) } }, points(flight)];
  },
};

const reasons = (outlook: Outlook, move: Move): readonly FlightReason[] => {
  const { seat } = outlook;
  if (seat === undefined) return [];
  const only: FlightReason[] = outlook.legal.length === 1 ? [{ id: 'only', what: {} }] : [];
  return [...only, ...(TELLERS[outlook.moveName(move)]?.(flightOf(outlook.view), seat, outlook) ?? [])];
};

export const why: WhyBook = {
  reasons,
  conventions,
  words: async (language) => (await import(`./words/${language}.ts`)).words,
};
