/** What the suites need of a test runner, so that testkit depends on none. */
export interface Runner {
  describe(name: string, body: () => void): void;
  /** `limit` in milliseconds of the clock; the runner's own when absent. */
  it(name: string, body: () => void, limit?: number): void;
}
