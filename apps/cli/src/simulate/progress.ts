/** A bar on stderr, only where somebody watches: results on stdout stay clean. */
import { tidyWith } from '../terminal.ts';

const WIDTH = 30;
const EVERY_MS = 80;
const CLEAR = '\r\u001b[K';

export interface Progress {
  show(done: number, note: string): void;
  end(): void;
}

export const makeProgress = (total: number, stream: NodeJS.WriteStream): Progress => {
  if (!stream.isTTY) return { show: () => {}, end: () => {} };
  let shown = Number.NEGATIVE_INFINITY;
  const end = (): void => {
    if (shown > 0) stream.write(CLEAR);
    tidyWith(() => {});
  };
  tidyWith(() => stream.write(CLEAR));
  return {
    show(done, note) {
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      const filled = Math.round((WIDTH * done) / total);
      const bar = '━'.repeat(filled) + '┄'.repeat(WIDTH - filled);
      const percent = `${Math.floor((100 * done) / total)}`.padStart(3);
      stream.write(`${CLEAR}${bar} ${percent} %  ${note}`);
    },
    end,
  };
};
