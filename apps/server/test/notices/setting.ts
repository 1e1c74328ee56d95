/** A house with a store in a folder, and whatever else notices are given; time, chance and the world are passed in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PushWish } from '@halcyon/protocol/online';
import { type Due, openStore, type Store } from '../../src/index.ts';
import type { Answer, Message, Send } from '../../src/notices/guard.ts';
import { Notices } from '../../src/notices/notices.ts';
import { idOf, printKeys } from '../../src/notices/push.ts';
import { Unsent } from '../../src/notices/trouble.ts';
import { loadNoticeWords } from '../../src/notices/words.ts';
import { entryOf, openingOf, personOf, seatOf } from '../store/suite/house.ts';

/** 15 January 2027, 12:00 in Greenwich. */
export const NOON = Date.UTC(2027, 0, 15, 12);
export const MINUTE = 60_000;
const LEASE = 60_000;

export class Setting {
  readonly store: Store;
  readonly notices: Notices;
  readonly words = loadNoticeWords();
  /** All that has left the house. */
  readonly sent: Message[] = [];
  /** What is answered, by a part of the address; else 201. */
  readonly answers = new Map<string, Answer | Unsent['word']>();
  readonly looking = new Set<string>();
  readonly turns = new Map<string, readonly string[]>();
  /** Brings it there in truth. */
  transport: Send | undefined;
  /** Called when something is on its way. */
  meanwhile: (() => Promise<void>) | undefined;
  time = NOON;
  chance = 0;

  constructor(store: Store) {
    this.store = store;
    this.notices = new Notices({
      store,
      now: () => this.time,
      bytes: (count) => new Uint8Array(count).fill(this.chance),
      link: (table) => `https://games.example.org/${table === undefined ? '' : `#/t/${table}`}`,
      words: this.words,
      send: (message) => this.#send(message),
      isLooking: (table, person) => this.looking.has(`${table} ${person}`),
      turnOf: async (table) => this.turns.get(table) ?? [],
      subject: 'https://games.example.org',
    });
  }

  async #send(message: Message): Promise<Answer> {
    this.sent.push(message);
    await this.meanwhile?.();
    if (this.transport) return this.transport(message);
    const answer = [...this.answers].find(([part]) => message.url.includes(part))?.[1] ?? { status: 201 };
    if (typeof answer === 'string') throw new Unsent(answer);
    return answer;
  }

  async person(id: string, lang = 'en'): Promise<string> {
    await this.store.people.add({ ...personOf(id), lang });
    return id;
  }
  async webhook(person: string, format = 'plain', url = `https://hooks.example.org/${person}`): Promise<void> {
    await this.store.notices.saveWebhook({ person, url, format, lastOk: null, error: null });
  }
  async push(person: string, { endpoint, keys }: PushWish): Promise<void> {
    const common = { person, created: this.time, lastOk: null, error: null };
    await this.store.notices.savePush({ ...common, endpoint, endpointHash: idOf(endpoint), keys: printKeys(keys) });
  }
  /** A table where it is these persons' turn, and each of them is to be told so now. */
  async table(id: string, ...persons: readonly string[]): Promise<void> {
    const opening = openingOf(id, { seats: persons.map((person, seat) => seatOf(seat, person)), names: [] });
    const pace = JSON.stringify({ kind: 'days', remind: 2 * 24 * 60 * MINUTE, offer: null, abandon: null });
    await this.store.tables.open({ ...opening, table: { ...opening.table, game: 'ascent', pace } });
    await this.turn(id, 2, ...persons);
  }
  async turn(id: string, seq: number, ...persons: readonly string[]): Promise<void> {
    const put = persons.map((who) => ({ kind: 'notice', who, forSeq: seq, at: this.time }));
    await this.store.tables.append(entryOf(id, seq), { put, drop: [{ kind: 'notice' }] });
    this.turns.set(id, persons);
  }
  claim(): Promise<Due[]> {
    return this.store.dues.claim(this.time, 50, LEASE);
  }
  /** Fires what is due now. */
  async fire(): Promise<void> {
    for (const due of await this.claim()) await this.notices.fire(due);
  }
  bodies(): unknown[] {
    return this.sent.map(({ body }) => JSON.parse(String(body)));
  }
}

export const openSetting = async (): Promise<{ setting: () => Promise<Setting>; close: () => Promise<void> }> => {
  const root = mkdtempSync(join(tmpdir(), 'halcyon-notices-'));
  const stores: Store[] = [];
  return {
    setting: async () => {
      const store = await openStore({ folder: join(root, String(stores.length)), now: NOON });
      stores.push(store);
      return new Setting(store);
    },
    close: async () => {
      await Promise.all(stores.map((store) => store.close()));
      rmSync(root, { recursive: true, force: true });
    },
  };
};
