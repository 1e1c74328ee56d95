/** Somebody at a table of a server, from this terminal: waits for what is to come, and hears whatever changes. */
import { ONLINE_PROTOCOL, type Refused, type Wish } from '@halcyon/protocol/online';
import { nodeLine } from '@halcyon/server/client';
import { type Ended, type RemoteTable, Visit } from '@halcyon/table';

/** The table is closed to this terminal for good. */
export class Closed extends Error {
  constructor(readonly why: Ended) {
    super(why);
  }
}
interface Waiting {
  holds(): boolean;
  resolve(): void;
  reject(error: Closed): void;
}

export class Visitor {
  readonly #visit: Visit;
  #waiting: Waiting[] = [];
  readonly salt: () => string;
  /** Told of everything that changes. */
  onChange: () => void = () => {};
  onRefusal: (wish: Wish, why: Refused) => void = () => {};

  constructor(base: string, table: string, headers: () => Readonly<Record<string, string>>, watch?: string) {
    const line = nodeLine(base, table, headers);
    this.salt = line.salt;
    this.#visit = new Visit({
      ...line,
      coming: { protocol: ONLINE_PROTOCOL, ...(watch !== undefined && { watch }) },
      changed: () => this.#changed(),
      refused: (wish, why) => this.onRefusal(wish, why),
    });
    this.#visit.line.open();
  }
  get table(): RemoteTable {
    return this.#visit.table;
  }
  get isReconnecting(): boolean {
    return this.#visit.line.state === 'reconnecting';
  }
  /** Rejects with `Closed` if that can never be. `within`: resolves anyway after so many milliseconds. */
  until(holds: () => boolean, within?: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const late = (): void => {
        isLate = true;
        this.#settle();
      };
      const timer = within === undefined ? undefined : setTimeout(late, within);
      const done = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push({ holds: () => isLate || holds(), resolve: done, reject });
      this.#settle();
    });
  }
  /** Comes anew, as whoever it is now. */
  reopen(): void {
    this.#visit.line.reopen();
  }
  close(): void {
    this.#visit.close();
  }

  #changed(): void {
    this.#settle();
    this.onChange();
  }
  #settle(): void {
    const { ended } = this.#visit.line;
    const over = this.#waiting.filter(({ holds }) => ended !== undefined || holds());
    this.#waiting = this.#waiting.filter((each) => !over.includes(each));
    for (const { resolve, reject } of over) {
      if (ended === undefined) resolve();
      else reject(new Closed(ended));
    }
  }
}
