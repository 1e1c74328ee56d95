/** What the store says when it cannot: one sentence for the person who runs the house. */

/** The store cannot be reached or cannot write. The same call may succeed later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** It was on its way when the trouble came, and may have been stored. */
  readonly unknown: boolean;

  constructor(sentence: string, unknown: boolean, cause?: unknown) {
    super(sentence, { cause });
    this.unknown = unknown;
  }
}

/** The store cannot be opened: somebody must do something first. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}
