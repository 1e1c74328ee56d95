/** What goes out: results to stdout, trouble and progress to stderr. */

export const print = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};
export const printJson = (value: unknown): void => print(JSON.stringify(value));

/** One line, whatever the message holds. */
export const complain = (message: string): void => {
  process.stderr.write(`halcyon: ${message.replace(/\s*[\r\n]+\s*/g, ' ')}\n`);
};

/** `halcyon games | head -1` closes our stdout early: that is the reader's right and no error. */
export const forgivePipes = (): void => {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
  }
};

/** Called before the process ends early: a progress bar must not stay behind. */
let tidy: () => void = () => {};
export const tidyWith = (action: () => void): void => {
  tidy = action;
};
const INTERRUPTED = 130;
const onInterrupt = (): void => {
  tidy();
  process.exit(INTERRUPTED);
};
export const endOnInterrupt = (): void => {
  process.on('SIGINT', onInterrupt);
};
/** For whoever has something to save or to close before the end. */
export const takeOverInterrupt = (): void => {
  process.removeListener('SIGINT', onInterrupt);
};
