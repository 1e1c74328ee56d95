/** What is told of the pub to those who ask: what a new throw would allow, who waits outside, what is still wanted. */
import { legalMoves, type Outlook } from '@halcyon/kernel';
import type { FactBook, FactOf } from '@halcyon/speech/facts';
import { isInside, pubOf } from '../look/pub.ts';
import { type Character, clan, GOALS, PIPS } from '../rules/index.ts';

/** Kinds of moves whose chance is told, in the order of the game. */
export const DEEDS = ['leave', 'enter', 'innkeeper'] as const;

export interface PubFacts {
  /** The chance from 0 to 1 that a throw of both dice would allow such a move, by its number in DEEDS, as everybody stands now. */
  chance: { deed: number; chance: number };
  /** The asker's characters that lie face down. */
  faceDown: { characters: readonly Character[] };
  /** Beers that each seat still needs. */
  wanted: { beers: readonly number[] };
}

/** The rules say for each of the 36 throws what it allows; they answer only whoever is before a throw. */
const chances = (outlook: Outlook): FactOf<PubFacts>[] => {
  const { rules, seat, view, ask } = outlook;
  if (seat === undefined || ask?.id !== 'act') return [];
  const throws = Array.from({ length: PIPS * PIPS }, (_, i) => [Math.floor(i / PIPS) + 1, (i % PIPS) + 1]);
  const allowed = throws.map(
    (dice) => new Set(legalMoves(rules, { ...view, dice }, seat).map((move) => outlook.moveName(move))),
  );
  return DEEDS.map((name, deed) => ({
    id: 'chance',
    what: { deed, chance: allowed.filter((names) => names.has(name)).length / throws.length },
  }));
};

const facts = (outlook: Outlook): FactOf<PubFacts>[] => {
  const { seat, rules } = outlook;
  if (seat === undefined) return [];
  const pub = pubOf(outlook.view);
  const characters = clan(seat).filter((each) => !isInside(pub, each) && !pub.below[seat]!.includes(each));
  return [
    ...chances(outlook),
    ...(characters.length > 0 ? [{ id: 'faceDown' as const, what: { characters } }] : []),
    { id: 'wanted', what: { beers: pub.stock.map((n) => Math.max(0, GOALS[rules.seats]! - n)) } },
  ];
};

export const help: FactBook = { facts, words: async (language) => (await import(`./words/${language}.ts`)).words };
