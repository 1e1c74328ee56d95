/** A deal that can be had again: set-up and secret of a game, for a friend or for another try. */
import { loadGame } from '@halcyon/catalog/lazy';
import {
  agree,
  BadInput,
  fromHex,
  type Game,
  type Setup,
  sealedChance,
  sealOf,
  seatsOf,
  typedChance,
} from '@halcyon/kernel';
import { peopleOf, type Sitter, secretIn, standardHelp } from '@halcyon/table';
import type { Kept } from '../table/glance.ts';
import { beginTable } from '../table/store.ts';
import { headingOf } from './heading.ts';
import { linkTo, pack, unpack } from './packing.ts';

export interface Deal {
  readonly version: number | undefined;
  readonly setup: Setup;
  /** What the chance follows from: 32 bytes in hex, or what a person typed. */
  readonly secret?: string | undefined;
  readonly seed?: string | undefined;
  /** By seat; null = a person. */
  readonly bots: readonly (string | null)[];
}
/** The deal of a kept game; undefined if its chance was not of one piece, or if nobody here knows its secret. */
export const dealOf = ({ log, secret, players }: Kept): Deal | undefined => {
  const { version, game, ...setup } = headingOf(log);
  const [, seed] = /^seed (.*)$/m.exec(log) ?? [];
  const [, seal] = /^seal (\S+)$/m.exec(log) ?? [];
  if (/^from$/m.test(log)) return undefined;
  const known = [secret, ...[...log.matchAll(/^secret (\S+)$/gm)].map(([, told]) => told)];
  const mine = known.find(
    (hex) => hex !== undefined && seal !== undefined && sealOf(fromHex(hex) ?? new Uint8Array()) === seal,
  );
  const bots = players.map(({ bot }) => bot ?? null);
  if (mine !== undefined) return { version, setup, secret: mine, bots };
  return seal === undefined && seed !== undefined ? { version, setup, seed, bots } : undefined;
};
export const dealLink = async (game: string, deal: Deal): Promise<string> => linkTo('deal', game, await pack(deal));

export interface ReadDeal {
  readonly game: Game;
  readonly setup: Setup;
  readonly deal: Deal;
}
/** Undefined for a game or a set-up that is not known here; a link that cannot be unpacked throws BadLink. */
export const checkDeal = async (id: string, deal: Deal): Promise<ReadDeal | undefined> => {
  try {
    const game = await loadGame(id, deal.version);
    if (!game) return undefined;
    const setup = agree(game, deal.setup);
    const given = secretIn(deal.secret) ?? (typeof deal.seed === 'string' && deal.seed.length < 200);
    return given ? { game, setup, deal } : undefined;
  } catch (error) {
    if (error instanceof BadInput || error instanceof TypeError) return undefined;
    throw error;
  }
};
export const readDeal = async (id: string, packed: string): Promise<ReadDeal | undefined> => {
  const deal = (await unpack(packed)) as Deal | null;
  return typeof deal === 'object' && deal !== null ? checkDeal(id, deal) : undefined;
};
/** Begins a game of this deal beside all others; its id. */
export const playDeal = ({ game, setup, deal }: ReadDeal, sitters?: readonly Sitter[]): string => {
  const secret = secretIn(deal.secret);
  const bot = (seat: number): string | undefined => {
    const name = Array.isArray(deal.bots) ? deal.bots[seat] : undefined;
    return typeof name === 'string' ? name : undefined;
  };
  const players = sitters ?? Array.from({ length: setup.seats }, (_, seat) => ({ name: '', bot: bot(seat) }));
  const people = seatsOf(peopleOf(players)).length;
  return beginTable(
    game,
    setup,
    players,
    standardHelp(people),
    secret ? sealedChance(secret) : typedChance(deal.seed ?? ''),
  );
};
