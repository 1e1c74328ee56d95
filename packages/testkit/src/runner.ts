/** What the suites need of a test runner, so that testkit depends on none. */
export interface Runner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => void): void;
}
