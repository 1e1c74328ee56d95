/** A line to somebody, whatever carries it: a WebSocket, or two ends in one test. */
export interface Connection {
  send(text: string): void;
  /** Bytes that were sent and have not left yet. */
  readonly unsent: number;
  close(): void;
}
