/** The seats beside a board: three numbers for each, what lies before it, and what the table shares. */
import type { Scene } from './scene.ts';
import { cut, fit, fitRight, width } from './text.ts';

const NAME = 12;
const NUMBERS = [5, 7, 5] as const;
export const SEATS_ROOM = NAME + NUMBERS.reduce((sum, n) => sum + n, 0);
const COUNT = 4;
/** Lines that a board of the usual size leaves beside it. */
const LINES = 14;

/** A name that is too long keeps the number that it ends with: 'Comp…2'. */
export const shortName = (name: string, room: number): string => {
  if (width(name) <= room) return name;
  const [, stem = name, number = ''] = /^(.*?)\s*(\d*)$/.exec(name) ?? [];
  return cut(stem, room - width(number)) + number;
};
/** A seat by its name and, if that says something new, by who plays it; `mark` stands behind both. */
export const seatTitle = (scene: Scene, seat: number, mark = '', room = NAME - 2): string => {
  const { names, bots, viewer, table, words } = scene;
  const name = names[seat] ?? '';
  const role = seat === viewer ? table.you : bots[seat] ? words.bot : '';
  // 'You (you)' and 'Bot 2 (bot)' say nothing new.
  const told = role === '' || name.toLowerCase().startsWith(role.toLowerCase());
  const tail = (told ? '' : ` (${role})`) + mark;
  return shortName(name, room - width(tail)) + tail;
};
/** A number that belongs to nobody or to all, after its name. */
export const countLine = (name: string | undefined, n: number | string): string => {
  const number = fitRight(String(n), COUNT);
  return fit(name ?? '', SEATS_ROOM - 2 - width(number)) + number;
};

export interface SeatLook {
  title(seat: number): string;
  /** The columns of numbers: their heads, and what stands there for a seat. */
  readonly counts: readonly (readonly [head: string, of: (seat: number) => number | string])[];
  /** Whose turn it is; what the game says if it says it. */
  readonly turn?: number | undefined;
  /** What lies before a seat, or what is known of it. */
  notes(seat: number): readonly string[];
  readonly shared: readonly string[];
}

export const listSeats = (scene: Scene, { title, counts, turn: whose, notes: notesOf, shared }: SeatLook): string[] => {
  const { ink, names, view } = scene;
  const numbers = (parts: readonly (string | number)[]): string =>
    parts.map((part, i) => fitRight(cut(String(part), NUMBERS[i]! - 1), NUMBERS[i]!)).join('');
  const head = ink.dim(fit('', NAME) + numbers(counts.map(([name]) => name)));

  const seats = [...names.keys()].map((seat) => {
    const turn = (whose ?? view.turn) === seat && view.ended === 0;
    const name = fit(`${turn ? '▸' : ' '} ${title(seat)}`, NAME);
    const line = `${turn ? ink.bold(name) : name}${numbers(counts.map(([, of]) => of(seat)))}`;
    return { line, notes: notesOf(seat) };
  });
  const all = seats.reduce((sum, { notes }) => sum + 1 + notes.length, 1 + (shared.length > 0 ? 1 : 0) + shared.length);
  // Where there is much to say, a seat's notes share a line.
  const noted = (notes: readonly string[]): readonly string[] =>
    all > LINES && notes.length > 1 ? [notes.join(' · ')] : notes;
  const lines = seats.flatMap(({ line, notes }) => [
    line,
    ...noted(notes).map((note) => cut(`    ${note}`, SEATS_ROOM)),
  ]);
  return [head, ...lines, ...(shared.length > 0 ? ['', ...shared.map((line) => `  ${line}`)] : [])];
};
