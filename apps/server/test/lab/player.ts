/** Somebody who plays over a real line whatever is legal, comes back after every break, and notes what it was told. */
import { findGame } from '@halcyon/catalog';
import { composed, type Random, toHex } from '@halcyon/kernel';
import { ONLINE_PROTOCOL, type SentCommand, type ServerMessage } from '@halcyon/protocol/online';
import { RemoteTable } from '@halcyon/table';
import { WebSocket } from 'ws';
import { noteMessage, type Record } from './record.ts';

/** Milliseconds until a line that broke is tried again. */
const AGAIN = 40;

export interface Around {
  /** Where the house is now. */
  readonly url: string;
  readonly cookie: string;
  readonly name: string;
  readonly random: Random;
  readonly record: Record;
  /** Called with everything that is told. */
  told(message: ServerMessage): void;
}

export class Player {
  readonly #around: Around;
  readonly #table: RemoteTable;
  #socket: WebSocket | undefined;
  #lines = 0;
  #keys = 0;
  #isOpen = true;

  constructor(
    around: Around,
    readonly id: string,
    readonly seat: number,
  ) {
    this.#around = around;
    this.#table = new RemoteTable({
      send: (command) => this.#send(command),
      key: () => `${around.name}-${id.slice(-6)}-${String(this.#keys++).padStart(6, '0')}`,
      later: (after) => setTimeout(() => this.#table.resend(), after),
      reopen: () => this.#socket?.close(),
    });
    this.#connect();
  }
  get status(): string {
    return this.#table.info?.status ?? 'unknown';
  }
  get waiting(): number {
    return this.#table.waiting;
  }
  sit(): void {
    const salt = toHex(Uint8Array.from({ length: 16 }, () => this.#around.random.below(256)));
    this.#table.wish({ do: 'sit', seat: this.seat, name: this.#around.name, salt });
  }
  begin(): void {
    this.#table.wish({ do: 'begin' });
  }
  close(): void {
    this.#isOpen = false;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (!this.#isOpen) return;
    this.#lines++;
    const { url, cookie } = this.#around;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/t/${this.id}/live`, {
      headers: { Cookie: cookie, Origin: url },
    });
    this.#socket = socket;
    socket.on('open', () => this.#table.enter({ protocol: ONLINE_PROTOCOL }));
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#table.hangUp();
      setTimeout(() => this.#connect(), AGAIN);
    });
  }
  #send(command: SentCommand): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if ('key' in command) this.#around.record.note({ op: 'sent', table: this.id, key: command.key });
    this.#socket.send(JSON.stringify(command));
  }
  #hear(message: ServerMessage): void {
    noteMessage(this.#around.record, this.id, `${this.#around.name} on line ${this.#lines}`, message);
    this.#table.receive(message);
    if (message.is === 'welcome') {
      const { game, version, setup } = message.table;
      this.#table.learn(composed(findGame(game, version)!, setup));
    }
    this.#around.told(message);
    this.#play();
  }
  #play(): void {
    const table = this.#table;
    if (!table.ready || table.waiting > 0 || table.info?.status !== 'playing' || !table.own.includes(this.seat)) return;
    const { legal, mustAct } = table.outlook(this.seat);
    if (((mustAct >> this.seat) & 1) === 0 || legal.length === 0) return;
    table.play(this.seat, legal[this.#around.random.below(legal.length)]!);
  }
}
