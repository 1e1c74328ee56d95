/**
 * What a drawing gets to see: one viewer's outlook and nothing more. A drawing turns it into lines of text and
 * short input into moves; it never sees the match, so it can neither leak a secret nor decide a rule.
 */
import { type Ask, type Move, Outlook } from '@halcyon/kernel';
import type { Language, Speaker, TableSpeech, TerminalSpeech } from '@halcyon/speech';
import type { Ink } from './ink.ts';

/** How the terminal dresses what the viewer knows. */
interface Clothes {
  /** Whether whoever looks at the screen is to type something now. */
  readonly asked: boolean;
  /** The card (or whatever the game lets one pick up) that was selected. */
  readonly selected: number | undefined;
  readonly names: readonly string[];
  /** Seats that a program plays. */
  readonly bots: readonly boolean[];
  readonly speaker: Speaker;
  /** The words of every table, and those of the terminal alone. */
  readonly table: TableSpeech;
  readonly words: TerminalSpeech;
  readonly ink: Ink;
  /** How many lines there are for one thing on the board: more in a high window, one in a pipe. */
  readonly scale: 1 | 2 | 3;
}
export type Scene = Outlook & Clothes;

/** While others act the viewer is shown no question and no moves, even if there are some. */
class Unasked extends Outlook {
  override get ask(): Ask | undefined {
    return undefined;
  }
  override get legal(): readonly Move[] {
    return [];
  }
}
export const sceneOf = ({ rules, viewer, view, past }: Outlook, clothes: Clothes): Scene =>
  Object.assign(new (clothes.asked ? Outlook : Unasked)(rules, viewer, view, past), clothes);

/** What short input means: moves in the notation, something picked up whose places the picture shows, or how to say it clearly. */
export type Reading = { readonly moves: readonly string[] } | { readonly select: number } | { readonly form: string };

/** How this game writes things, for lines that explain the commands. */
export interface Samples {
  /** How moves begin: 'place 41'. */
  readonly start: string;
  readonly move: string;
  /** One of each form. */
  readonly moves: string;
  /** A rule that can be looked up. */
  readonly rule: string;
}

export interface Drawing {
  /** What lies on the table. */
  board(scene: Scene): string[];
  /** How wide the board is at most; the seats stand to its right. */
  readonly boardWidth: number;
  seats(scene: Scene): string[];
  hand(scene: Scene): string[];
  /** One line: what may be typed here. */
  keys(scene: Scene): string;
  /** Undefined: no short form; the notation is tried. */
  read(words: readonly string[], scene: Scene): Reading | undefined;
  /** What help shows of this game's own input: as it is typed, and what it does. */
  help(scene: Scene): (readonly [typed: string, meaning: string])[];
  samples(scene: Scene): Samples;
  /** The legal moves in few lines. */
  summary(scene: Scene): string[];
  /** What the reader learns when something was picked up. */
  picked(scene: Scene): string | undefined;
  /** Events that the picture shows well enough. `opening`: the reader has not acted yet. */
  quiet(event: string, mine: boolean, opening: boolean): boolean;
  /** What people should know before the first move. */
  preface(scene: Scene): string[];
  /** How the points of a game that is over came about; nothing where the outcome says it all. */
  result(scene: Scene): string[];
  /** Moves before which a bot waits for a person who may still step in. */
  readonly grave: readonly string[];
  /** How that person is asked, if this game has words of its own for it; `gravely`: before such a move. */
  stepIn?(language: Language, name: string, gravely: boolean): string;
}
