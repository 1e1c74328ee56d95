/** Limits how often something may be done: so many at once, and so many a second in the long run. */
export class Bucket {
  readonly #most: number;
  readonly #perSecond: number;
  #tokens: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#tokens = most;
    this.#at = now;
  }
  /** 0 if it may be done now, and then it counts; else the milliseconds to wait. */
  take(now: number): number {
    // A clock that was set back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#at);
    this.#at = now;
    this.#tokens = Math.min(this.#most, this.#tokens + (passed * this.#perSecond) / 1000);
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) * 1000) / this.#perSecond);
    this.#tokens--;
    return 0;
  }
}
