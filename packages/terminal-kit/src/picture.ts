/** The whole screen as lines of text: board and seats, what was said, what is asked, the hand. Fits the window. */
import type { Drawing, Scene } from './scene.ts';
import { beside, cut, gather, width, wrap } from './text.ts';

export interface Picture {
  readonly title: string;
  readonly board: readonly string[];
  readonly boardWidth: number;
  readonly seats: readonly string[];
  /** What happened since the reader last acted. */
  readonly talk: readonly string[];
  /** An answer to what was typed; stands in the place of the talk. */
  readonly notice: readonly string[];
  readonly ask: string;
  readonly hand: readonly string[];
  readonly keys: string;
  /** Says how many sentences had no room. */
  more(n: number): string;
}
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Lines below and above a board: title, talk, what is asked, the hand, what is typed. */
const BESIDES_BOARD = 10;
/** A thing on the board takes three lines, or two, where the window is high enough for a board of so many lines. */
export const scaleFor = ({ rows }: Size, linesAt: (scale: 2 | 3) => number): 1 | 2 | 3 =>
  ([3, 2] as const).find((scale) => rows >= linesAt(scale) + BESIDES_BOARD) ?? 1;
const SEATS_WIDTH = 29;
const TALK_AT_SIDE = 104;
const LEAST_TALK = 2;
const MOST_TALK = 8;

export const paintPicture = (
  drawing: Drawing,
  scene: Scene,
  said: {
    readonly title: string;
    readonly talk: readonly string[];
    readonly notice: readonly string[];
    readonly ask: string;
  },
): Picture => ({
  ...said,
  title: scene.ink.bold(said.title),
  talk: gather(said.talk),
  ask: said.ask,
  board: drawing.board(scene),
  boardWidth: drawing.boardWidth,
  seats: drawing.seats(scene),
  hand: drawing.hand(scene),
  more: scene.words.more,
  keys: scene.asked ? scene.ink.dim(drawing.keys(scene)) : '',
});

/** The newest lines that fit. */
const newest = (sentences: readonly string[], columns: number, rows: number, more: (n: number) => string): string[] => {
  const lines = sentences.map((sentence) => wrap(sentence, columns, '  '));
  let from = lines.length;
  let used = 0;
  while (from > 0 && used + lines[from - 1]!.length + (from > 1 ? 1 : 0) <= rows) used += lines[--from]!.length;
  if (from === lines.length && from > 0) return lines[--from]!.slice(0, rows);
  return [...(from > 0 ? [more(from)] : []), ...lines.slice(from).flat()];
};

/** Lines for a window. */
export const layOut = (picture: Picture, { columns, rows }: Size): string[] => {
  const { more } = picture;
  const wide = columns >= picture.boardWidth + SEATS_WIDTH;
  const atSide = columns >= TALK_AT_SIDE;
  const ask = wrap(picture.ask, columns - 2);
  const below = [...ask.map((line) => ` ${line}`), ...picture.hand, ...(picture.keys ? [` ${picture.keys}`] : [])];
  const side = columns - picture.boardWidth;
  const seats = [...picture.seats];
  if (atSide) {
    const room = Math.max(LEAST_TALK, picture.board.length - seats.length - 1);
    seats.push('', ...newest(picture.talk, side - 2, room, more).map((line) => `  ${line}`));
  }
  const top = wide ? beside(picture.board, seats, picture.boardWidth) : [...picture.board, ...seats];
  // Besides the talk: the title, the line that is typed, and a free one, because Enter on the last line would scroll.
  const room = Math.max(LEAST_TALK, rows - 3 - top.length - below.length);
  const said = picture.notice.length > 0 ? picture.notice : atSide ? [] : picture.talk;
  // The talk keeps its place whether or not there is much to say, so that the line that is typed does not jump.
  const usual = Math.min(room, atSide ? LEAST_TALK : MOST_TALK);
  const talk = newest(said, columns - 2, picture.notice.length > 0 ? room : usual, more).map((line) => ` ${line}`);
  while (talk.length < usual) talk.unshift('');
  return [` ${picture.title}`, ...top, ...talk, ...below].map((line) =>
    width(line) > columns ? cut(line, columns) : line,
  );
};
