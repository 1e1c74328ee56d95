/** All who have come to a table, and what each of them is told. Called only with what is stored. */
import { CONTRACT_VERSION, type Viewer } from '@halcyon/kernel';
import { ONLINE_PROTOCOL, type ServerMessage, type TableInfo, type TalkInfo } from '@halcyon/protocol/online';
import { changeSince, Sights, wholeView } from '../wire/views.ts';
import { type ByeReason, type Guest, isVoid, ownSeats, viewersOf } from './guest.ts';
import { legalOf, type OpenTable, tableInfo, youOf } from './info.ts';
import { tableChange } from './table-news.ts';
import type { TableState } from './table-state.ts';

/** Whoever is further behind gets whole views: they are shorter than the way. */
const MOST_BEHIND = 200;

export const textOf = (message: ServerMessage): string => JSON.stringify(message);

export interface Arrival {
  /** The last entry that this guest has heard of. */
  readonly after: number | undefined;
  readonly talk: readonly TalkInfo[];
  readonly seen: number;
  readonly now: number;
}

/** What a guest holds: the eyes that it looks through, once there is something to see, and what it was told of itself. */
interface Holding {
  readonly viewers: readonly Viewer[];
  readonly you: string;
}

export class Circle {
  readonly #guests = new Map<Guest, Holding>();
  readonly #sights = new Sights();
  /** As everybody who is here holds it. */
  #info: TableInfo | undefined;

  get size(): number {
    return this.#guests.size;
  }
  get guests(): Iterable<Guest> {
    return this.#guests.keys();
  }
  has(guest: Guest): boolean {
    return this.#guests.has(guest);
  }

  welcome(table: OpenTable, guest: Guest, { after, talk, seen, now }: Arrival): void {
    const { state, match } = table;
    const viewers = match ? viewersOf(state, guest) : [];
    const you = youOf(table, guest);
    this.#guests.set(guest, { viewers, you: JSON.stringify(you) });
    for (const viewer of viewers) this.#sights.show(match!, viewer);
    const steps = this.#stepsToFollow(table, after);
    const told =
      steps === undefined
        ? { views: viewers.map((viewer) => wholeView(match!, viewer)) }
        : { changes: viewers.flatMap((viewer) => changeSince(match!, viewer, steps) ?? []) };
    const legal = guest.moves ? legalOf(table, guest) : undefined;
    guest.tell(
      textOf({
        is: 'welcome',
        protocol: ONLINE_PROTOCOL,
        contract: CONTRACT_VERSION,
        seq: state.seq,
        table: tableInfo(table, this.guests),
        you,
        ...told,
        ...(legal && { legal }),
        talk: ownSeats(state, guest).length > 0 ? talk : [],
        now,
        seen,
      }),
    );
    this.publish(table, now, state.steps, guest);
  }
  /** The steps that a guest who comes back has, if what has changed since can be told from there. */
  #stepsToFollow({ state, match, trail }: OpenTable, after: number | undefined): number | undefined {
    if (!match || after === undefined || after > state.seq || state.seq - after > MOST_BEHIND) return undefined;
    if (after < trail.seated) return undefined;
    const steps = trail.stepsAt(after);
    return trail.unchanged(after) === steps ? steps : undefined;
  }

  leave(table: OpenTable | undefined, guest: Guest, now: number): void {
    this.#guests.delete(guest);
    this.#sights.keep(new Set([...this.#guests.values()].flatMap(({ viewers }) => viewers)));
    if (table) this.publish(table, now, table.state.steps);
  }

  /** Tells everybody what is new, given that so many steps of those that they know still stand. */
  publish(table: OpenTable, now: number, unchanged: number, except?: Guest): void {
    const { state, match } = table;
    this.#dismiss(state);
    if (this.size === 0) return;
    const changes = match ? this.#sights.move(match, unchanged) : new Map<Viewer, never>();
    const texts = new Map([...changes].map(([viewer, change]) => [viewer, JSON.stringify(change)]));
    const wholes = new Map<Viewer, string>();
    const info = tableInfo(table, this.guests);
    const fresh = this.#info ? tableChange(this.#info, info) : JSON.stringify(info);
    this.#info = info;
    for (const [guest, held] of this.#guests) {
      if (guest === except) continue;
      const viewers = match ? viewersOf(state, guest) : [];
      const isFollowing = viewers.every((viewer) => held.viewers.includes(viewer));
      if (!isFollowing) this.#showAll(table, viewers, wholes);
      const you = JSON.stringify(youOf(table, guest));
      this.#guests.set(guest, { viewers, you });
      const told = isFollowing ? listOf('changes', viewers, texts) : listOf('views', viewers, wholes);
      const about = field('table', guest.whole ? JSON.stringify(info) : fresh);
      const own = field('you', guest.whole || you !== held.you ? you : '');
      const legal = guest.moves ? legalOf(table, guest) : undefined;
      const can = field('legal', legal ? JSON.stringify(legal) : '');
      guest.tell(`{"is":"news","seq":${state.seq}${about}${own}${told}${can},"now":${now}}`);
    }
  }
  /** Programs whose seat is no longer theirs. */
  #dismiss(state: TableState): void {
    for (const guest of [...this.guests])
      if (isVoid(state, guest)) {
        this.#guests.delete(guest);
        guest.bye('not-allowed');
      }
  }
  /** Written once for all who look through the same eyes. */
  #showAll({ match }: OpenTable, viewers: readonly Viewer[], wholes: Map<Viewer, string>): void {
    for (const viewer of viewers) {
      if (wholes.has(viewer)) continue;
      wholes.set(viewer, JSON.stringify(wholeView(match!, viewer)));
      this.#sights.show(match!, viewer);
    }
  }

  /** What was said is for those who sit at the table. */
  say({ state }: OpenTable, line: TalkInfo): void {
    const text = textOf({ is: 'talk', lines: [line] });
    for (const guest of this.guests) if (ownSeats(state, guest).length > 0) guest.tell(text);
  }
  bye(why: ByeReason): void {
    for (const guest of this.guests) guest.bye(why);
    this.#guests.clear();
  }
}

/** Empty where there is nothing to tell. */
const field = (name: string, json: string): string => (json ? `,"${name}":${json}` : '');
const listOf = (name: string, viewers: readonly Viewer[], texts: ReadonlyMap<Viewer, string>): string => {
  const found = viewers.flatMap((viewer) => texts.get(viewer) ?? []);
  return field(name, found.length > 0 ? `[${found.join()}]` : '');
};
