/** What is told of the flight to those who ask: how likely the balloon rises, what has not been seen, the pile. */
import type { Outlook, Seat } from '@halcyon/kernel';
import { unseenIn } from '@halcyon/parts';
import type { FactBook, FactOf } from '@halcyon/speech/facts';
import { flightOf } from '../look/flight.ts';
import { riseChance } from '../look/rise.ts';
import { type Card, canMeet, hasWild } from '../rules/index.ts';

export interface FlightFacts {
  /** Whether the asker, who is the pilot, can raise the balloon: 0 or 1. */
  own: { can: number };
  /** The chance that another pilot can, from 0 to 1. */
  rise: { pilot: Seat; chance: number; cards: number };
  unseen: { cards: readonly Card[] };
  pile: { cards: number };
}

const facts = (outlook: Outlook): FactOf<FlightFacts>[] => {
  const { seat } = outlook;
  if (seat === undefined) return [];
  const { pilot, dice, hands, pile } = flightOf(outlook.view);
  const unseen = unseenIn(outlook, ['hands', 'pile']);
  const cards = hands[pilot]!.length;
  const can = canMeet(hands[seat]!, dice) || hasWild(hands[seat]!) ? 1 : 0;
  const thrown: FactOf<FlightFacts>[] =
    dice.length === 0
      ? []
      : pilot === seat
        ? [{ id: 'own', what: { can } }]
        : [{ id: 'rise', what: { pilot, chance: riseChance(unseen, cards, dice), cards } }];
  return [...thrown, { id: 'unseen', what: { cards: unseen } }, { id: 'pile', what: { cards: pile.length } }];
};

export const help: FactBook = { facts, words: async (language) => (await import(`./words/${language}.ts`)).words };
