/** Somebody at a table, as a page would be: holds what it was told, and nothing else. */
import { findGame } from '@halcyon/catalog';
import {
  type AnyRules,
  composed,
  type Move,
  type Outlook,
  type OutlookMessage,
  outlookFrom,
  type Viewer,
} from '@halcyon/kernel';
import {
  ONLINE_PROTOCOL,
  type ServerMessage,
  type TableInfo,
  type TalkInfo,
  type ViewChange,
  type Wish,
  type You,
} from '@halcyon/protocol/online';
import { tableAfter } from '@halcyon/table';
import type { Rooms } from '../../src/tables/rooms.ts';
import type { Session } from '../../src/wire/session.ts';
import type { Wire } from '../../src/wire/socket.ts';
import { saltOf, until } from './waiting.ts';

type Answer = Extract<ServerMessage, { is: 'done' | 'refused' }>;
/** A wish without its key. */
type Bare<W> = W extends unknown ? Omit<W, 'key'> & { key?: string } : never;

const changed = (held: OutlookMessage | undefined, change: ViewChange): OutlookMessage => {
  if (!held) throw new Error(`a change of ${change.viewer} came to somebody who has no such view`);
  const { from, steps, told, fields, viewer } = change;
  if (from > held.steps.length) throw new Error(`steps are missing before ${from}`);
  return {
    viewer,
    view: { ...held.view, ...fields } as OutlookMessage['view'],
    steps: [...held.steps.slice(0, from), ...steps],
    told: [...held.told.slice(0, from), ...told],
  };
};

export interface EnterWish {
  readonly after?: number;
  readonly watch?: string;
  readonly protocol?: number;
  readonly moves?: boolean;
}

/** What a client needs of the house that it comes to. */
export interface Around {
  now: number;
  readonly wire: Wire;
  readonly rooms: Rooms;
  key(): string;
}

export class Client {
  readonly sent: string[] = [];
  readonly heard: ServerMessage[] = [];
  readonly talk: TalkInfo[] = [];
  views = new Map<Viewer, OutlookMessage>();
  seq = 0;
  table!: TableInfo;
  you!: You;
  bye: Extract<ServerMessage, { is: 'bye' }> | undefined;
  unsent = 0;
  onHear: (message: ServerMessage) => void = () => {};
  isOpen = true;
  readonly session: Session;
  readonly #house: Around;

  constructor(
    house: Around,
    readonly id: string,
    readonly person: string | undefined,
    program?: number,
  ) {
    this.#house = house;
    const client = this;
    this.session = house.wire.connect(
      {
        send: (text) => this.#hear(text),
        get unsent() {
          return client.unsent;
        },
        close: () => {
          this.isOpen = false;
        },
      },
      { table: id, person, program },
    );
  }

  async enter(wish: EnterWish = {}): Promise<void> {
    await this.session.hear(JSON.stringify({ do: 'enter', protocol: ONLINE_PROTOCOL, ...wish }));
  }
  /** Its answer, whatever it is. */
  async ask(wish: Bare<Wish>): Promise<Answer> {
    const key = wish.key ?? this.#house.key();
    // Nobody is faster.
    this.#house.now += 500;
    await this.session.hear(JSON.stringify({ key, ...wish }));
    const answer = this.heard.findLast(
      (each): each is Answer => (each.is === 'done' || each.is === 'refused') && each.key === key,
    );
    if (!answer) throw new Error(`no answer to ${JSON.stringify(wish)}`);
    return answer;
  }
  /** It must be done; returns the number of its entry. */
  async do(wish: Bare<Wish>): Promise<number> {
    const answer = await this.ask(wish);
    if (answer.is !== 'done') throw new Error(`${JSON.stringify(wish)} was refused: ${JSON.stringify(answer.why)}`);
    return answer.seq;
  }
  async refused(wish: Bare<Wish>): Promise<Extract<Answer, { is: 'refused' }>['why'] | undefined> {
    const answer = await this.ask(wish);
    return answer.is === 'refused' ? answer.why : undefined;
  }
  sit(seat: number): Promise<number> {
    return this.do({ do: 'sit', seat, name: this.person ?? 'nobody', salt: saltOf(100 + seat) });
  }
  play(seat: number, move: Move): Promise<number> {
    return this.do({ do: 'play', seat, steps: this.steps, move });
  }
  /** As when the network breaks. */
  async hangUp(): Promise<void> {
    this.isOpen = false;
    this.session.closed();
    await (await this.#house.rooms.room(this.id)).look(() => undefined);
  }

  get rules(): AnyRules {
    return composed(findGame(this.table.game, this.table.version)!, this.table.setup);
  }
  outlook(viewer: Viewer): Outlook {
    return outlookFrom(this.rules, this.views.get(viewer)!);
  }
  get steps(): number {
    return [...this.views.values()][0]?.steps.length ?? 0;
  }
  of<Kind extends ServerMessage['is']>(kind: Kind): Extract<ServerMessage, { is: Kind }>[] {
    return this.heard.filter((each): each is Extract<ServerMessage, { is: Kind }> => each.is === kind);
  }
  turnOf(seat: number): Promise<void> {
    return until(
      () => this.table.turn.includes(seat) || this.table.status !== 'playing',
      `it is never the turn of ${seat}`,
    );
  }

  #hear(text: string): void {
    if (!this.isOpen) return;
    this.sent.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.heard.push(message);
    this.onHear(message);
    if (message.is === 'bye') this.bye = message;
    if (message.is === 'talk') this.talk.push(...message.lines);
    if (message.is !== 'welcome' && message.is !== 'news') return;
    if (message.is === 'welcome') this.talk.push(...message.talk);
    this.seq = message.seq;
    this.table = tableAfter(this.table, message);
    this.you = message.you ?? this.you;
    if (message.views) this.views = new Map(message.views.map((view) => [view.viewer, view]));
    for (const change of message.changes ?? [])
      this.views.set(change.viewer, changed(this.views.get(change.viewer), change));
  }
}
