/** What speaks for a move at sea: its price, the gap that it closes or leaves, cards that fit nowhere, rows and Storms. */
import { argOf, type Move, type Outlook } from '@halcyon/kernel';
import type { WhyBook } from '@halcyon/speech/reasons';
import { conventions } from './conventions.ts';
import { ofHand } from './hand.ts';
import { ofPlacing } from './placing.ts';
import type { SeaReason } from './reasons.ts';
import { readSea, type Sight } from './sight.ts';
import { ofWeather } from './weather.ts';

type Tell = (sight: Sight, a: number, b: number) => readonly SeaReason[];
const TELLERS: Readonly<Record<string, Tell>> = { ...ofPlacing, ...ofHand, ...ofWeather };

const reasons = (outlook: Outlook, move: Move): readonly SeaReason[] => {
  const sight = readSea(outlook, move);
  if (!sight) return [];
  const only: SeaReason[] = outlook.legal.length === 1 ? [{ id: 'only', what: {} }] : [];
  const told = TELLERS[outlook.moveName(move)]?.(sight, argOf(move, 0), argOf(move, 1)) ?? [];
  return [...only, ...told];
};

export const why: WhyBook = {
  reasons,
  conventions,
  words: async (language) => (await import(`./words/${language}.ts`)).words,
};
