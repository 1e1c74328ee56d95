/** From the log of a table to the table: its state, and the Match that its steps make. */
import { findGame } from '@halcyon/catalog';
import {
  CHANCE,
  type ChanceSource,
  fromHex,
  type Game,
  type Entry as KernelEntry,
  Match,
  sealedChance,
} from '@halcyon/kernel';
import type { Entry } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Happened, readBody } from './bodies.ts';
import { reduce, type TableState } from './table-state.ts';
import { Trail } from './trail.ts';

/** This server lacks the rules that the table is played by. Another one may have them. */
export class RulesMissing extends Error {}
/** The log does not replay to what it says; somebody has to look at it. */
export class LogBroken extends Error {}

const PIECE = 500;
/** More than any table has; a log that does not end must not be read for ever. */
const MOST_ENTRIES = 200_000;

export async function* entriesOf(store: Store, t: string, after = 0): AsyncGenerator<Entry> {
  for (let last = after; last < MOST_ENTRIES; ) {
    const piece = await store.tables.read(t, last, PIECE);
    yield* piece;
    if (piece.length < PIECE) return;
    last = piece.at(-1)!.seq;
  }
}

/** The lines that an entry adds to the log of the game. */
const linesOf = ({ kind, body }: Happened): KernelEntry[] => {
  if (kind === 'undo') return [{ kind: 'back', to: body.to, by: body.seat, how: body.how }];
  if (kind !== 'step') return [];
  const chance = body.chance.map((move): KernelEntry => ({ kind: 'step', seat: CHANCE, move }));
  return 'seat' in body ? [{ kind: 'step', seat: body.seat, move: body.move }, ...chance] : chance;
};

export interface Replayed {
  readonly state: TableState;
  readonly entries: readonly KernelEntry[];
  readonly trail: Trail;
}

/** Reads a whole log; undefined if there is none. */
export const replay = async (store: Store, t: string): Promise<Replayed | undefined> => {
  let state: TableState | undefined;
  const entries: KernelEntry[] = [];
  const trail = new Trail();
  for await (const entry of entriesOf(store, t)) {
    const happened = readBody(entry);
    state = reduce(state, entry, happened);
    entries.push(...linesOf(happened));
    trail.add(entry, state.steps);
  }
  return state && { state, entries, trail };
};

const gameOf = ({ game, version, id }: Pick<TableState, 'game' | 'version' | 'id'>): Game => {
  const found = findGame(game, version);
  if (!found) throw new RulesMissing(`table ${id.slice(0, 10)} is played by version ${version} of ${game}`);
  return found;
};

/** The chance of a table, by its secret and what the seats threw in; a bot throws in nothing. */
const chanceOf = (secret: string, salts: readonly string[]): ChanceSource =>
  sealedChance(
    fromHex(secret)!,
    salts.map((salt) => fromHex(salt) ?? new Uint8Array()),
  );

/** The Match of a table, from the deal on if it has no steps yet. Its seal stands before the first step, as in every log. */
export const matchOf = (state: TableState, entries: readonly KernelEntry[], secret: string): Match => {
  const chance = chanceOf(secret, state.salts);
  const match = new Match(gameOf(state), state.setup, chance, { entries: [chance.origin!, ...entries] });
  if (entries.length > 0 && match.length !== state.steps)
    throw new LogBroken(`table ${state.id.slice(0, 10)} has ${match.length} steps, not ${state.steps}`);
  return match;
};
