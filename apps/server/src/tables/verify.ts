/**
 * Compares a stored table with what its log says: every entry is played again, chance rolled again from the secret, and
 * the row and seats made again. `halcyon verify --store` asks this for every table.
 */
import { isDeepStrictEqual } from 'node:util';
import { CHANCE, fromHex, type Match, printDigest, printOutcome, sealOf } from '@halcyon/kernel';
import type { Store } from '../store/store.ts';
import { type BodyOf, type Happened, readBody } from './bodies.ts';
import { seatRows } from './changes.ts';
import { endingOf } from './endings.ts';
import { turnOf } from './info.ts';
import { entriesOf, matchOf } from './log.ts';
import { reduce, type TableState } from './table-state.ts';

/** Notes what differs, in sentences. */
class Findings {
  readonly sentences: string[] = [];
  readonly #table: string;
  constructor(table: string) {
    this.#table = table;
  }
  compare(what: string, stored: unknown, logged: unknown): void {
    if (isDeepStrictEqual(stored, logged)) return;
    this.add(`${what} is ${JSON.stringify(stored)}, and by the log ${JSON.stringify(logged)}`);
  }
  add(sentence: string): void {
    this.sentences.push(`table ${this.#table}: ${sentence}`);
  }
}

/** What the game would have told, had it been played again. */
const playAgain = (match: Match, { kind, body }: Happened, findings: Findings, at: string): void => {
  const before = match.length;
  const rolled = (from: number): number[] =>
    match.steps
      .slice(from)
      .filter(({ seat }) => seat === CHANCE)
      .map(({ move }) => move);
  if (kind === 'undo') match.takeBack(body.to, body.seat, body.how);
  else if (kind === 'step' && 'seat' in body) {
    const refusal = match.play(body.seat, body.move);
    if (refusal) findings.add(`${at} holds a move that is refused by ${refusal.id}`);
    findings.compare(`the chance of ${at}`, body.chance, rolled(before + 1));
  } else if (kind === 'step') findings.compare(`the deal of ${at}`, body.chance, rolled(0));
  if (kind === 'step' || kind === 'undo' || kind === 'ended')
    findings.compare(`the digest of ${at}`, body.digest, printDigest(match.digest));
  if (kind === 'ended' && match.outcome)
    findings.compare(`the outcome of ${at}`, body.outcome, printOutcome(match.rules, match.outcome));
  if (kind === 'ended' && !match.outcome) findings.add(`${at} ends a game that is not over`);
};

const verifyEnd = (body: BodyOf<'ended'>, secret: string, findings: Findings): void => {
  if (body.secret !== secret) findings.add('the secret that was told is not the one that was kept');
};

/** The state that the log gives. */
const verifyLog = async (
  store: Store,
  id: string,
  secret: string,
  findings: Findings,
): Promise<TableState | undefined> => {
  let state: TableState | undefined;
  let match: Match | undefined;
  for await (const entry of entriesOf(store, id)) {
    const at = `entry ${entry.seq}`;
    const happened = readBody(entry);
    if (happened.kind === 'step' && !match) match = matchOf(state!, [], secret);
    if (match) playAgain(match, happened, findings, at);
    if (happened.kind === 'ended') verifyEnd(happened.body, secret, findings);
    state = reduce(state, entry, happened);
    findings.compare(`the number of steps of ${at}`, state.steps, match?.length ?? 0);
    const isOver = happened.kind === 'abandoned' || state.status === 'abandoned';
    findings.compare(`the turn of ${at}`, state.turn, isOver ? [] : turnOf(match));
  }
  return state;
};

/** Sentences about all that does not agree; none if the table is sound. */
export const verifyTable = async (store: Store, id: string): Promise<string[]> => {
  const findings = new Findings(id);
  const row = await store.tables.find(id);
  const secret = await store.tables.chanceKey(id);
  if (!row) return [`table ${id}: there is none`];
  if (secret === undefined) return [`table ${id}: it has lost its secret`];
  try {
    const state = await verifyLog(store, id, secret, findings);
    if (!state) return [`table ${id}: it has no entries`];
    if (sealOf(fromHex(secret) ?? new Uint8Array()) !== state.seal) findings.add('its secret does not fit its seal');
    const { game, version, setup, pace, talk, host, status, seq, ended, digest, created } = state;
    const logged = {
      game,
      version,
      setup,
      pace,
      talk,
      host,
      status,
      head: seq,
      ended: ended ?? null,
      digest: digest ?? null,
      created,
    };
    const stored = { ...row, version: row.rulesVersion, setup: JSON.parse(row.setup), pace: JSON.parse(row.pace) };
    for (const [name, value] of Object.entries(logged))
      findings.compare(name, stored[name as keyof typeof logged], value);
    const seats = await store.tables.seats(id);
    const rows = seats.map(({ seat, kind, person, bot, since }) => ({ seat, kind, person, bot, since }));
    findings.compare('who sits where', rows, seatRows(state));
    const noted = await store.endings.find(id);
    if (noted) findings.compare('the note of its end', noted, await endingOf(store, id));
  } catch (error) {
    findings.add((error as Error).message);
  }
  return findings.sentences;
};
