/** A server as small as the contract allows: one table in memory, with a line to each device. */
import {
  type AnyState,
  bit,
  type Match,
  outlookOf,
  type Seat,
  seatsOf,
  takeBackOf,
  type Viewer,
} from '@halcyon/kernel';
import type {
  ProposalInfo,
  Refused,
  SentCommand,
  ServerMessage,
  TableInfo,
  ViewChange,
  Wish,
  You,
} from '@halcyon/protocol/online';

type Say = (message: ServerMessage) => void;
interface Device {
  readonly seats: readonly Seat[];
  say: Say | undefined;
  /** By viewer: how many steps were told, and the view as it was then. */
  readonly told: Map<Viewer, { length: number; view: AnyState }>;
}
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export class FakeServer {
  #devices: Device[] = [];
  #seq = 1;
  #proposal: ProposalInfo | undefined;
  readonly #done = new Map<string, number>();
  /** Everything that came. */
  readonly heard: SentCommand[] = [];
  abandoned = false;
  /** Why it says no to everything. */
  refuses: Refused | undefined;

  constructor(
    readonly match: Match,
    readonly people: number,
  ) {}

  /** A device with these seats; what it sends goes to the answer. */
  join(...seats: readonly Seat[]): Device & { hear(command: SentCommand): void } {
    const device: Device = { seats, say: undefined, told: new Map() };
    this.#devices.push(device);
    return Object.assign(device, { hear: (command: SentCommand) => this.#hear(device, copyOf(command)) });
  }
  table(): TableInfo {
    const { match } = this;
    return {
      id: 'a'.repeat(26),
      game: match.game.id,
      version: match.game.version,
      setup: match.setup,
      status: this.abandoned ? 'abandoned' : match.outcome ? 'ended' : 'playing',
      seats: Array.from({ length: match.setup.seats }, (_, seat) =>
        this.people & bit(seat)
          ? { kind: 'person', name: `P${seat}`, here: true }
          : { kind: 'bot', name: '', bot: 'heuristic', here: true },
      ),
      host: 0,
      pace: { kind: 'live', remind: null, offer: null, abandon: null },
      talk: 'silent',
      help: 'bare',
      listed: false,
      created: 0,
      seal: '',
      salts: [],
      watchers: 0,
      proposal: this.#proposal,
      marks: match.marks,
      turn: seatsOf(match.mustAct),
      since: 0,
    };
  }
  /** A move that nobody here made. */
  play(seat: Seat, move: number): void {
    this.match.play(seat, move);
    this.#tell();
  }

  #you({ seats }: Device): You {
    const backs: Record<number, You['backs'][number]> = {};
    for (const seat of seats) {
      const back = takeBackOf(this.match, seat, this.people);
      if (back) backs[seat] = { to: back.to, how: back.how, seen: back.seen, asks: back.asks };
    }
    return { seats, kept: [], host: seats.includes(0), backs };
  }
  #viewers({ seats }: Device): Viewer[] {
    return seats.length > 0 ? [...seats] : ['audience'];
  }
  #changes(device: Device): ViewChange[] {
    return this.#viewers(device).map((viewer) => {
      const before = device.told.get(viewer)!;
      const outlook = outlookOf(this.match, viewer);
      const from = Math.min(before.length, outlook.step);
      const message = outlook.message(from);
      const view = copyOf(message.view);
      const changed = Object.entries(view).filter(([name, value]) => String(value) !== String(before.view[name]));
      device.told.set(viewer, { length: outlook.step, view });
      return { viewer, from, steps: message.steps, told: message.told, fields: Object.fromEntries(changed) };
    });
  }
  #tell(): void {
    this.#seq++;
    for (const device of this.#devices) {
      if (!device.say) continue;
      const table = this.table();
      const head = {
        seq: this.#seq,
        table: { ...table, proposal: table.proposal ?? null },
        you: this.#you(device),
        now: 0,
      };
      device.say(copyOf({ is: 'news', ...head, changes: this.#changes(device) }));
    }
  }
  #hear(device: Device, command: SentCommand): void {
    this.heard.push(command);
    if (command.do === 'ping') device.say?.({ is: 'pong' });
    else if (command.do === 'enter') this.#welcome(device, command.after);
    else this.#answer(device, command);
  }
  #welcome(device: Device, after: number | undefined): void {
    const head = { protocol: 1, contract: 2, seq: this.#seq, table: this.table(), you: this.#you(device), now: 0 };
    const rest = { talk: [], seen: 0 };
    if (after !== undefined && device.told.size > 0) {
      device.say?.(copyOf({ is: 'welcome', ...head, changes: this.#changes(device), ...rest }));
      return;
    }
    const views = this.#viewers(device).map((viewer) => {
      const message = outlookOf(this.match, viewer).message();
      device.told.set(viewer, { length: message.steps.length, view: copyOf(message.view) });
      return message;
    });
    device.say?.(copyOf({ is: 'welcome', ...head, views, ...rest }));
  }
  #answer(device: Device, wish: Wish): void {
    const { key } = wish;
    const known = this.#done.get(key);
    if (known === undefined) {
      const why = this.#fulfil(wish);
      if (why) {
        device.say?.({ is: 'refused', key, why });
        return;
      }
      this.#tell();
      this.#done.set(key, this.#seq);
    }
    device.say?.({ is: 'done', key, seq: this.#done.get(key)! });
  }
  #fulfil(wish: Wish): Refused | undefined {
    const { match } = this;
    if (this.refuses) return this.refuses;
    if (wish.do === 'play') {
      if (wish.steps !== match.length) return { kind: 'stale' };
      const refusal = match.play(wish.seat, wish.move);
      this.#proposal = undefined;
      return refusal && { kind: 'rule', ...refusal };
    }
    if (wish.do === 'back') {
      const back = takeBackOf(match, wish.seat, this.people);
      if (!back) return { kind: 'not', word: 'nothing-to-take-back' };
      if (back.how === 'agreed') {
        const { by, to, how, asks } = back;
        this.#proposal = { by, what: { kind: 'back', to, how }, asks, agreed: [] };
      } else match.takeBack(back.to, back.by, back.how);
      return undefined;
    }
    if (wish.do === 'answer' && this.#proposal?.what.kind === 'back') {
      const { to, how } = this.#proposal.what;
      if (wish.agrees) match.takeBack(to, this.#proposal.by, how);
      this.#proposal = undefined;
      return undefined;
    }
    return { kind: 'not', word: 'playing' };
  }
}
