/**
 * Tells people that it is their turn. A notice is a row that was stored with the entry which made it true. When it is due
 * it is asked once more whether it is still true; then it is sent at least once, or its person sees why not. It says the
 * title of the game, the way to the table and 'your turn': no card, no move and nobody's name.
 */
import type { NoticeChannel } from '@halcyon/protocol/online';
import type { Due, Person, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { attemptsOf, MOST_RETRIES, printAttempts, waitFor } from './attempts.ts';
import { type Channel, channelsOf } from './channels.ts';
import type { Delivery } from './delivery.ts';
import type { Send } from './guard.ts';
import { type PushPayload, type PushWay, topicOf, ttlOf } from './push.ts';
import { printTrouble, sayTrouble, type Trouble } from './trouble.ts';
import { type Vapid, vapidOf } from './vapid.ts';
import type { Said } from './webhook.ts';
import { quietUntil, wishesOf } from './wishes.ts';
import type { WordsOf } from './words.ts';

export interface NoticesWish {
  readonly store: Store;
  readonly now: () => number;
  readonly bytes: (count: number) => Uint8Array;
  /** Where a table is seen; without one, the house. */
  readonly link: (table?: string) => string;
  readonly words: WordsOf;
  /** The guard's. */
  readonly send: Send;
  /** Whether this person has the table before its eyes. */
  readonly isLooking: (table: string, person: string) => boolean;
  /** The persons whom a table waits for, by its last entry. */
  readonly turnOf: (table: string) => Promise<readonly string[]>;
  /** Whom a push service may turn to: the house's https address, or mailto: and an address. */
  readonly subject: string;
}

/** Whoever claims a row and dies may do so because of it. */
const MOST_CLAIMS = 50;
const TRIAL_TTL = 60;

type Failure = Extract<Delivery, { readonly trouble: Trouble }>;
const isFailure = (delivery: Delivery): delivery is Failure => 'trouble' in delivery;

export class Notices {
  readonly #wish: NoticesWish;
  #vapid: Promise<Vapid> | undefined;

  constructor(wish: NoticesWish) {
    this.#wish = wish;
  }

  /** Asked for again if the store could not answer. */
  vapid(): Promise<Vapid> {
    this.#vapid ??= vapidOf(this.#wish.store.settings).catch((error: unknown) => {
      this.#vapid = undefined;
      throw error;
    });
    return this.#vapid;
  }

  /**
   * Of a row that was claimed; what becomes of it is in the store when this is done. If the store fails meanwhile, so does
   * this, and the row comes back when its lease has run out.
   */
  async fire(due: Due): Promise<void> {
    const { store, now } = this.#wish;
    const [person, table] = await Promise.all([store.people.find(due.who), store.tables.find(due.t)]);
    if (!person || person.deleted !== null || !table || !(await this.#isTrue(due))) return store.dues.done(due);
    const attempts = attemptsOf(due);
    if (due.tries > MOST_CLAIMS) return store.dues.dead(due, printTrouble('unreachable'));
    const wishes = await wishesOf(store.people, person.id);
    const all = await channelsOf(store.notices, person.id, wishes, now);
    const channels = all.filter(({ id }) => attempts.left?.includes(id) ?? true);
    if (channels.length === 0) return store.dues.done(due);
    const quiet = quietUntil(wishes, now());
    if (quiet !== undefined) return store.dues.fail(due, quiet, printAttempts(attempts));
    await this.#report(due, await this.#tell(channels, person, table));
  }

  /** Sends something at once, whatever the hour. What went wrong, in the person's words. */
  async test(id: string, channel: NoticeChannel): Promise<string | undefined> {
    const { store, words, link, now } = this.#wish;
    const person = await store.people.find(id);
    const { speech } = await words(person?.lang ?? '');
    const wanted = { push: channel === 'push', webhook: channel === 'webhook' };
    const channels = await channelsOf(store.notices, id, wanted, now);
    if (channels.length === 0) return sayTrouble('nothing', speech);
    const url = link();
    const said: Said = { text: `${speech.trial} ${url}`, game: '', table: '', url };
    const payload = { title: 'Halcyon', body: speech.trial, url, tag: topicOf('') };
    const way = await this.#way(TRIAL_TTL);
    const deliveries = await Promise.all(channels.map((each) => each.deliver(said, payload, way)));
    const wrong = deliveries.find(({ kind }) => kind !== 'sent');
    if (!wrong) return undefined;
    return sayTrouble(isFailure(wrong) ? wrong.trouble : 'gone', speech);
  }

  /** The row as it was claimed, the turn as it was stored, and nobody looking: a move or a take-back changes one of them. */
  async #isTrue({ t, who, kind, forSeq, tries }: Due): Promise<boolean> {
    const { store, turnOf, isLooking } = this.#wish;
    const [dues, turn] = await Promise.all([store.dues.of(t), turnOf(t)]);
    const stands = dues.some(
      (due) => due.kind === kind && due.who === who && due.forSeq === forSeq && due.tries === tries,
    );
    return stands && turn.includes(who) && !isLooking(t, who);
  }

  async #way(ttl: number): Promise<PushWay> {
    const { send, subject } = this.#wish;
    return { send, subject, ttl, vapid: await this.vapid() };
  }

  async #tell(
    channels: readonly Channel[],
    { lang }: Person,
    { id, game, pace }: TableRow,
  ): Promise<Map<string, Delivery>> {
    const { words, link } = this.#wish;
    const { speech, title } = await words(lang);
    const url = link(id);
    const said: Said = { text: speech.line(title(game), url), game: title(game), table: id, url };
    const payload: PushPayload = { title: title(game), body: speech.yourTurn, url, tag: topicOf(id) };
    const way = await this.#way(ttlOf(pace));
    const told = channels.map(async (channel) => [channel.id, await channel.deliver(said, payload, way)] as const);
    return new Map(await Promise.all(told));
  }

  /** What has come up against something lasting is not tried again; its person finds it with the place. */
  async #report(due: Due, deliveries: ReadonlyMap<string, Delivery>): Promise<void> {
    const { store, now } = this.#wish;
    const attempts = attemptsOf(due);
    const failures = [...deliveries].flatMap(([id, each]) => (isFailure(each) ? [{ id, ...each }] : []));
    const later = failures.flatMap((each) => (each.kind === 'later' ? [each] : []));
    const arrived = attempts.arrived || [...deliveries.values()].some(({ kind }) => kind === 'sent');
    if (later.length > 0 && attempts.failed < MOST_RETRIES) {
      const wait = waitFor(attempts.failed, Math.max(...later.map(({ after }) => after)), this.#random());
      const next = { failed: attempts.failed + 1, left: later.map(({ id }) => id), arrived };
      return store.dues.fail(due, now() + Math.round(wait), printAttempts(next));
    }
    const [failure] = [...later, ...(arrived ? [] : failures)];
    return failure ? store.dues.dead(due, printTrouble(failure.trouble)) : store.dues.done(due);
  }

  #random(): number {
    const [a, b] = this.#wish.bytes(2);
    return (a! * 256 + b!) / 65_536;
  }
}
