/**
 * The pending decisions of a game are a stack of frames inside the state: numbers, no closures, so that
 * a table can be saved, copied and undone in the middle of a payment. Four numbers a frame: id, a, b, c.
 */
import type { FrameKind } from './contract.ts';

export const FRAME_WIDTH = 4;
/** The highest stack that a position may have; no game comes near it. */
export const MOST_FRAMES = 64;
/** So many frames may run by themselves or roll in a row. Whatever takes longer would never end. */
export const MOST_IN_A_ROW = 1000;
export type Stacked = {
  frames: number[];
  /** Numbers of chance on their way to a shuffle; see shuffling.ts. */
  shuffling: number[];
};
/** The fields that a game declares itself. */
export type Own<S> = Omit<S, keyof Stacked>;

type Frames = Pick<Stacked, 'frames'>;

export const pushFrame = (s: Frames, id: number, a = 0, b = 0, c = 0): void => {
  s.frames.push(id, a, b, c);
};
/** Comes when the frame on top is done: for what must wait until then. */
export const pushFrameUnder = ({ frames }: Frames, id: number, a = 0, b = 0, c = 0): void => {
  frames.splice(frames.length - FRAME_WIDTH, 0, id, a, b, c);
};
export const popFrame = ({ frames }: Frames): void => {
  // Four pops: setting `length` leaves the engine's fast path (measured: 4 % of a random game).
  frames.pop();
  frames.pop();
  frames.pop();
  frames.pop();
};
/** The id of the frame on top, or -1 when nothing is pending. */
export const topFrame = ({ frames }: Frames): number =>
  frames.length === 0 ? -1 : frames[frames.length - FRAME_WIDTH]!;
/** The number of the frames with this name; -1 where a game has none. */
export const frameNamed = ({ frames }: { readonly frames: readonly FrameKind[] }, name: string): number =>
  frames.findIndex((kind) => kind.name === name);
/** The arguments of each frame of this name that lies on the stack, the lowest first: for audits. */
export const framesOf =
  (rules: { readonly frames: readonly FrameKind[] }) =>
  ({ frames }: Stacked, name: string): [a: number, b: number, c: number][] => {
    const id = frameNamed(rules, name);
    const found: [number, number, number][] = [];
    for (let i = 0; i < frames.length; i += FRAME_WIDTH)
      if (frames[i] === id) found.push([frames[i + 1]!, frames[i + 2]!, frames[i + 3]!]);
    return found;
  };
/** What `framesOf` gives: whether and how a frame lies. */
export type Lying = ReturnType<typeof framesOf>;
/** Argument i (0, 1, 2) of the frame on top. */
export const frameArg = ({ frames }: Frames, i: number): number => frames[frames.length - FRAME_WIDTH + 1 + i]!;
export const setFrameArg = ({ frames }: Frames, i: number, value: number): void => {
  frames[frames.length - FRAME_WIDTH + 1 + i] = value;
};
