/** Everything about a table goes through here and runs one after another, so nobody sees what is only half done. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }
  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(work);
    this.#last = done.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return done;
  }
  /** Waits for all that has come in, also for what comes in meanwhile. */
  async drain(): Promise<void> {
    while (!this.isEmpty) await this.#last;
  }
}
