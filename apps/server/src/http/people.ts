/**
 * Who somebody is: whoever shows a random key that was given to them. Only its hash is kept, so whoever reads the store can
 * be nobody; each device has its own, so that one can be taken away.
 */
import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { Credential } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from './caller.ts';
import { Problem } from './problem.ts';

export interface Known {
  readonly person: string;
  /** Of the key that was shown. */
  readonly hash: string;
  /** It was not seen for a while, so the browser shall keep it for longer. */
  readonly renew: boolean;
}

/** A program at one seat of one table, and who gave it the seat. */
export interface ProgramSeat {
  readonly table: string;
  readonly seat: number;
  /** Its own id, as a person in the log. */
  readonly program: string;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** Browsers keep no cookie for longer. */
const KEPT = 400 * DAY;
const LINK = 10 * 60 * SECOND;
const KEY = /^[\w-]{43}$/;
/** Of its hash: enough to tell devices of one person apart. */
const ID_LETTERS = 16;

const newKey = (): string => randomBytes(32).toString('base64url');
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
export const deviceId = (hash: string): string => hash.slice(0, ID_LETTERS);

const nameOf = ({ secure }: Caller): string => (secure ? '__Host-halcyon' : 'halcyon');
const cookie = (caller: Caller, key: string, maxAge: number): string =>
  serialize(nameOf(caller), key, { httpOnly: true, secure: caller.secure, sameSite: 'Lax', path: '/', maxAge });

export const keyIn = (header: string | undefined, caller: Caller): string | undefined => {
  const name = nameOf(caller);
  const key = header === undefined ? undefined : parse(header, name)[name];
  return key !== undefined && KEY.test(key) ? key : undefined;
};
export const cookieFor = (caller: Caller, key: string): string => cookie(caller, key, KEPT / SECOND);
export const noCookie = (caller: Caller): string => cookie(caller, '', 0);

export const bearerIn = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : (/^Bearer ([\w-]{43})$/i.exec(header.trim())?.[1] ?? '');

/** The scope of a credential, as the store keeps it. */
const printSeat = ({ table, seat, program }: ProgramSeat): string => `${table} ${seat} ${program}`;
const parseSeat = (scope: string): ProgramSeat => {
  const [table, seat, program] = scope.split(' ');
  return { table: table!, seat: Number(seat), program: program! };
};

export class People {
  readonly #people: Store['people'];
  readonly #clock: () => number;

  constructor({ people }: Store, clock: () => number) {
    this.#people = people;
    this.#clock = clock;
  }

  async known(key: string | undefined): Promise<Known | undefined> {
    if (key === undefined) return undefined;
    const hash = hashOf(key);
    const shown = await this.#people.credential(hash);
    const now = this.#clock();
    if (shown?.kind !== 'cookie') return undefined;
    const seen = shown.seen ?? shown.created;
    if (seen + KEPT < now) return undefined;
    // Once a day is enough: every look would otherwise be written to disk.
    const renew = seen + DAY < now;
    if (renew) await this.#people.seen(hash, now);
    return { person: shown.person, hash, renew };
  }

  newId(): string {
    return randomBytes(16).toString('base64url');
  }

  /** A new person and the key of its first device. */
  async make(name: string, lang: string, label: string): Promise<{ readonly person: string; readonly key: string }> {
    const person = this.newId();
    await this.#people.add({ id: person, name, lang, created: this.#clock(), deleted: null });
    return { person, key: await this.#give(person, 'cookie', label) };
  }

  /** A key for a second device, good once and not for long; those that were made before are void. */
  async link(person: string): Promise<{ readonly key: string; readonly expires: number }> {
    await this.#revokeAll(person, 'link');
    const expires = this.#clock() + LINK;
    return { key: await this.#give(person, 'link', '', expires), expires };
  }

  /** A key to keep, good once; the one before is void. */
  async recovery(person: string): Promise<string> {
    await this.#revokeAll(person, 'recovery');
    return this.#give(person, 'recovery', '');
  }

  /** Uses up a link or a recovery key; the caller is that person from now on, and nobody else on this device. */
  async enter(
    key: string,
    label: string,
    before: Known | undefined,
  ): Promise<{ readonly person: string; readonly key: string }> {
    const shown = await this.#people.consume(hashOf(key), this.#clock());
    if (!shown) throw new Problem('unknown', 'This key was used before, or its time is over.', { field: 'key' });
    // The browser forgets what it showed so far, so nobody will ever show it again.
    if (before) await this.#people.revoke(before.person, before.hash);
    return { person: shown.person, key: await this.#give(shown.person, 'cookie', label) };
  }

  /** The key of a program; it is its giver's, and goes when that person is forgotten. */
  programKey(giver: string, at: ProgramSeat): Promise<string> {
    return this.#give(giver, 'bot', '', null, printSeat(at));
  }
  /** What a program's key opens; whether the program still sits there is for the table to say. */
  async program(key: string): Promise<(Known & ProgramSeat) | undefined> {
    const hash = hashOf(key);
    const shown = await this.#people.credential(hash);
    if (shown?.kind !== 'bot' || shown.scope === null) return undefined;
    return { person: shown.person, hash, renew: false, ...parseSeat(shown.scope) };
  }
  /** The programs that this person ever gave a seat to. */
  async programsOf(person: string): Promise<string[]> {
    const all = await this.#people.credentialsOf(person);
    return all.flatMap(({ kind, scope }) => (kind === 'bot' && scope !== null ? parseSeat(scope).program : []));
  }

  /** What opens the door for this person: devices, and a recovery key that was not used. */
  async devices(person: string): Promise<Credential[]> {
    const all = await this.#people.credentialsOf(person);
    return all.filter(({ kind, used }) => kind === 'cookie' || (kind === 'recovery' && used === null));
  }

  /** The hash of what was taken away. */
  async revoke(person: string, id: string): Promise<string> {
    const device = (await this.devices(person)).find(({ hash }) => deviceId(hash) === id);
    if (!device || !(await this.#people.revoke(person, device.hash)))
      throw new Problem('unknown', 'There is no such device, or it was taken away before.', { field: 'id' });
    return device.hash;
  }

  async #revokeAll(person: string, kind: Credential['kind']): Promise<void> {
    for (const each of await this.#people.credentialsOf(person))
      if (each.kind === kind) await this.#people.revoke(person, each.hash);
  }

  async #give(
    person: string,
    kind: Credential['kind'],
    label: string,
    expires: number | null = null,
    scope: string | null = null,
  ): Promise<string> {
    const key = newKey();
    const created = this.#clock();
    await this.#people.addCredential({
      hash: hashOf(key),
      person,
      kind,
      scope,
      label,
      created,
      expires,
      used: null,
      seen: null,
    });
    return key;
  }
}
