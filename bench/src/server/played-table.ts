/**
 * A table with two lines to it, which plays whatever is legal. It is cheaper than a page: it holds the view of each seat and
 * no past, and only who is asked looks for a move.
 */
import { findGame } from '@halcyon/catalog';
import { type AnyRules, type AnyState, composed, outlookFrom, type Random, toHex } from '@halcyon/kernel';
import { ONLINE_PROTOCOL, type SentCommand, type ServerMessage, type TableInfo } from '@halcyon/protocol/online';
import { tableAfter } from '@halcyon/table';
import { WebSocket } from 'ws';

type News = Extract<ServerMessage, { is: 'welcome' | 'news' }>;

/** One of the two, with what it was told. */
interface End {
  readonly socket: WebSocket;
  info?: TableInfo;
  view: AnyState;
  steps: number;
  seq: number;
}
interface Move {
  readonly by: number;
  readonly move: number;
  readonly after: number;
  readonly at: number;
  isDone: boolean;
  /** How many ends have heard of it. */
  heard: number;
}
export interface Sent {
  play: number;
  done: number;
  news: number;
  moves: number;
}

export class PlayedTable {
  moves = 0;
  /** Called when a move is stored and both have seen it; with milliseconds until the other seat saw it. */
  moved: (latency: number) => void = () => {};
  failed: (error: Error) => void = () => {};
  info!: TableInfo;
  readonly #ends: End[] = [];
  readonly #random: Random;
  readonly #sent: Sent;
  #rules: AnyRules | undefined;
  #move: Move | undefined;
  #latency = 0;
  #keys = 0;
  #wake: () => void = () => {};

  constructor(random: Random, sent: Sent) {
    this.#random = random;
    this.#sent = sent;
  }
  get isOver(): boolean {
    return this.info.status !== 'playing';
  }
  get isMoving(): boolean {
    return this.#move !== undefined;
  }

  /** Host and guest come, the guest sits down, and the game begins. */
  async begin(url: string, id: string, cookies: readonly string[]): Promise<void> {
    const { hostname, port, origin } = new URL(url);
    for (const [seat, cookie] of cookies.entries()) {
      const socket = new WebSocket(`ws://${hostname}:${port}/t/${id}/live`, {
        headers: { Cookie: cookie, Origin: origin },
        perMessageDeflate: false,
      });
      const end: End = { socket, view: {}, steps: 0, seq: 0 };
      this.#ends.push(end);
      socket.on('message', (data) => this.#hear(end, seat, String(data)));
      socket.on('error', (error) => this.failed(error));
      await new Promise<void>((resolve) => {
        socket.once('open', () => resolve());
      });
      this.#say(end, { do: 'enter', protocol: ONLINE_PROTOCOL });
    }
    const [host, guest] = this.#ends as [End, End];
    await this.#until(() => host.seq > 0 && guest.seq > 0);
    const salt = toHex(Uint8Array.from({ length: 16 }, () => this.#random.below(256)));
    this.#say(guest, { do: 'sit', key: this.#key(), seat: 1, name: 'Guest', salt });
    await this.#until(() => this.info.seats.every(({ kind }) => kind === 'person'));
    this.#say(host, { do: 'begin', key: this.#key() });
    await this.#until(() => this.#ends.every(({ steps }) => steps > 0));
  }
  /** One move of whoever is asked. */
  play(): void {
    const [seat] = this.info.turn;
    const end = this.#ends[seat!]!;
    const { legal } = outlookFrom(this.#rules!, { viewer: seat!, view: end.view, steps: [], told: [] });
    const move = legal[this.#random.below(legal.length)]!;
    this.#move = { by: seat!, move, after: end.seq, at: performance.now(), isDone: false, heard: 0 };
    this.#sent.play += this.#send(this.#move);
    this.#sent.moves++;
  }
  hangUp(): void {
    for (const { socket } of this.#ends) socket.terminate();
  }

  #send({ by, move }: Move): number {
    const end = this.#ends[by]!;
    return this.#say(end, { do: 'play', key: this.#key(), seat: by, steps: end.steps, move });
  }
  #key(): string {
    return `bench-${String(this.#keys++).padStart(6, '0')}`;
  }
  #say({ socket }: End, command: SentCommand): number {
    const text = JSON.stringify(command);
    socket.send(text);
    return text.length;
  }
  async #until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
  #hear(end: End, seat: number, text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.is === 'welcome' || message.is === 'news') this.#take(end, seat, message, text.length);
    else if (message.is === 'done' && this.#move) {
      this.#sent.done += text.length;
      this.#move.isDone = true;
    } else if (message.is === 'refused' && message.why.kind === 'rate' && this.#move) {
      // A quiet machine answers faster than a line may play: it waits as it is told, as a program does.
      setTimeout((move: Move) => this.#send(move), message.why.retryAfter, this.#move);
      return;
    } else if (message.is === 'refused' || message.is === 'bye') {
      this.failed(new Error(`the server said no: ${text}`));
      return;
    }
    this.#wake();
    this.#settle();
  }
  #take(end: End, seat: number, news: News, length: number): void {
    const { seq, views = [], changes = [] } = news;
    end.info = tableAfter(end.info, news);
    this.info = end.info;
    this.#rules ??= composed(findGame(this.info.game, this.info.version)!, this.info.setup);
    end.seq = seq;
    for (const { viewer, view, steps } of views)
      if (viewer === seat) Object.assign(end, { view: { ...view }, steps: steps.length });
    for (const { viewer, from, steps, fields } of changes) {
      if (viewer !== seat) continue;
      Object.assign(end.view, fields);
      end.steps = from + steps.length;
    }
    const move = this.#move;
    if (!move || seq <= move.after) return;
    // The end of a game is an entry of its own, and is told apart.
    if (seq === move.after + 1) {
      move.heard++;
      this.#sent.news += length;
      if (seat !== move.by) this.#latency = performance.now() - move.at;
    }
  }
  #settle(): void {
    if (!this.#move?.isDone || this.#move.heard < this.#ends.length) return;
    this.#move = undefined;
    this.moves++;
    this.moved(this.#latency);
  }
}
