/** Lines to a bare echo, two by two: one of a pair sends, and both are told. */
import { WebSocket } from 'ws';
import type { Played } from './crowd.ts';

/** To the sender and to both of them: what a table says of one move. */
const ANSWERS = 3;

const open = async (url: string): Promise<WebSocket> => {
  const line = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    line.once('open', () => resolve());
    line.once('error', reject);
  });
  return line;
};

class Pair {
  readonly #lines: readonly [WebSocket, WebSocket];
  #heard = 0;
  answered: () => void = () => {};

  constructor(lines: readonly [WebSocket, WebSocket]) {
    this.#lines = lines;
    for (const line of lines)
      line.on('message', () => {
        if (++this.#heard % ANSWERS === 0) this.answered();
      });
  }
  send(text: string): void {
    this.#lines[0].send(text);
  }
  hangUp(): void {
    for (const line of this.#lines) line.terminate();
  }
}

export class EchoLines {
  #pairs: Pair[] = [];

  async open(url: string, pairs: number): Promise<void> {
    while (this.#pairs.length < pairs) {
      const place = `${url}/${this.#pairs.length}`;
      this.#pairs.push(new Pair([await open(place), await open(place)]));
    }
  }
  /** A pair sends its next message when all answers to the last one have come, as a table does. */
  async play(seconds: number, letters: number): Promise<Played> {
    const text = 'p'.repeat(letters);
    const started = performance.now();
    let moves = 0;
    const playOut = (pair: Pair): Promise<void> =>
      new Promise((resolve) => {
        pair.answered = () => {
          moves++;
          if (performance.now() - started >= 1000 * seconds) resolve();
          else pair.send(text);
        };
        pair.send(text);
      });
    await Promise.all(this.#pairs.map(playOut));
    return { moves, seconds: (performance.now() - started) / 1000 };
  }
  hangUp(): void {
    for (const pair of this.#pairs) pair.hangUp();
    this.#pairs = [];
  }
}
