/** A bar on stderr, only where somebody watches: results on stdout stay clean. */
const WIDTH = 30;
const EVERY_MS = 80;
const CLEAR = '\r\u001b[K';

export interface Progress {
  show(done: number): void;
  end(): void;
}
/** '40 s', '12 min', '3 h 5 min' */
export const printTime = (seconds: number): string => {
  const s = Math.max(0, Math.round(seconds));
  if (s < 90) return `${s} s`;
  const minutes = Math.round(s / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

/** `note` gets how many a second there are, and how many seconds are left at that pace. */
export const makeProgress = (
  total: number,
  before: number,
  note: (perSecond: number, left: number) => string,
  stream: NodeJS.WriteStream,
): Progress => {
  if (!stream.isTTY) return { show: () => {}, end: () => {} };
  const started = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  return {
    show(done) {
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      const filled = Math.round((WIDTH * done) / total);
      const bar = '━'.repeat(filled) + '┄'.repeat(WIDTH - filled);
      const percent = `${Math.floor((100 * done) / total)}`.padStart(3);
      const pace = (done - before) / Math.max((now - started) / 1000, 0.001);
      stream.write(`${CLEAR}${bar} ${percent} %  ${pace > 0 ? note(pace, (total - done) / pace) : ''}`);
    },
    end: () => {
      if (shown > 0) stream.write(CLEAR);
    },
  };
};
