/** What speaks for an action in the pub: beers that get out, who drinks and pays, coins that are found. */
import { ahead, argOf, type Move, type Outlook, type Seat } from '@halcyon/kernel';
import type { FactOf } from '@halcyon/speech/facts';
import type { Nothing, WhyBook } from '@halcyon/speech/reasons';
import { goalOf, guestsAt, isInside, pubOf, type Walk } from '../look/pub.ts';
import { type Character, clan, clanOf, DOOR, GOALS, type Pips, type Place, type State } from '../rules/index.ts';
import { conventions } from './conventions.ts';

export interface PubReasons {
  only: Nothing;
  leaves: { beers: number; missing: number };
  enters: { inside: number };
  /** What a character has; `ready` is 1 if it could leave with that. */
  has: { character: Character; beers: number; coins: number; ready: number };
  door: Nothing;
  quiet: { table: Place };
  /** Of the own clan, and of others. */
  drinks: { own: number; others: number };
  thrownOut: { own: number; others: number };
  /** Beers that the own clan gets and gives. */
  pays: { got: number; gave: number };
  serves: { seat: Seat };
  guests: { table: Place; own: number; others: number };
  ends: Nothing;
}
type PubReason = FactOf<PubReasons>;
interface Sight {
  readonly outlook: Outlook;
  readonly move: Move;
  readonly pub: State;
  readonly seat: Seat;
}
type Tell = (sight: Sight, a: number, b: number) => readonly PubReason[];

const state = ({ beers, coins }: State, character: Character): PubReason => {
  const [drunk, purse] = [beers[character]!, coins[character]!];
  return { id: 'has', what: { character, beers: drunk, coins: purse, ready: drunk > 0 && drunk >= purse ? 1 : 0 } };
};
/** What the rules make of a move at once: who drinks, pays or is thrown out. */
const happens = ({ outlook, move, seat }: Sight): PubReason[] => {
  const then = ahead(outlook, [move]);
  const told = then?.events(outlook.step) ?? [];
  const count = (name: string, at: number, own: boolean): number =>
    told.filter((each) => outlook.eventName(each) === name && (clanOf(each.args[at]!) === seat) === own).length;
  const both = (name: string): { own: number; others: number } => ({
    own: count(name, 0, true),
    others: count(name, 0, false),
  });
  const [out, drunk] = [both('thrown-out'), both('drank')];
  const [got, gave] = [count('paid', 1, true), count('paid', 0, true)];
  return [
    ...(out.own + out.others > 0 ? [{ id: 'thrownOut' as const, what: out }] : []),
    ...(drunk.own + drunk.others > 0 ? [{ id: 'drinks' as const, what: drunk }] : []),
    ...(got + gave > 0 ? [{ id: 'pays' as const, what: { got, gave } }] : []),
  ];
};
const walk =
  (kind: Walk): Tell =>
  (sight, character: Character, pips: Pips) => {
    const { pub } = sight;
    const place = goalOf(pub, kind, character, pips);
    const found = happens(sight);
    const quiet: PubReason = place === DOOR ? { id: 'door', what: {} } : { id: 'quiet', what: { table: place } };
    return [...(found.length > 0 ? found : [quiet]), state(pub, character)];
  };

const TELLERS: Readonly<Record<string, Tell>> = {
  enter: ({ pub, seat }) => [
    { id: 'enters', what: { inside: clan(seat).filter((each) => isInside(pub, each)).length } },
  ],
  move: walk('move'),
  back: walk('back'),
  leave: ({ pub, seat }, character) => {
    const beers = pub.beers[character]!;
    const missing = Math.max(0, GOALS[pub.stock.length]! - pub.stock[seat]! - beers);
    return [{ id: 'leaves', what: { beers, missing } }];
  },
  innkeeper({ pub, seat }, table) {
    const guests = guestsAt(pub, table);
    const own = guests.filter((each) => clanOf(each) === seat).length;
    return [{ id: 'guests', what: { table, own, others: guests.length - own } }];
  },
  serve: (sight, character) => [
    { id: 'serves', what: { seat: clanOf(character) } },
    ...happens(sight).filter(({ id }) => id === 'thrownOut'),
    state(sight.pub, character),
  ],
  end: () => [{ id: 'ends', what: {} }],
};

const reasons = (outlook: Outlook, move: Move): readonly PubReason[] => {
  const { seat } = outlook;
  if (seat === undefined) return [];
  const only: PubReason[] = outlook.legal.length === 1 ? [{ id: 'only', what: {} }] : [];
  const tell = TELLERS[outlook.moveName(move)];
  return [
    ...only,
    ...(tell?.({ outlook, move, pub: pubOf(outlook.view), seat }, argOf(move, 0), argOf(move, 1)) ?? []),
  ];
};

export const why: WhyBook = {
  reasons,
  conventions,
  words: async (language) => (await import(`./words/${language}.ts`)).words,
};
