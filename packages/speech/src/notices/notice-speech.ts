/** What is said to somebody who is not looking, and what may be said of why it did not arrive. No card and no move is in it. */

/** Why something could not be sent. */
export const TROUBLES = [
  'address',
  'credentials',
  'port',
  'private',
  'name',
  'unreachable',
  'certificate',
  'slow',
  'redirect',
  'keys',
  'gone',
  'nothing',
] as const;
export type TroubleWord = (typeof TROUBLES)[number];

export interface NoticeSpeech {
  readonly yourTurn: string;
  /** The whole notice in one line: the title of a game and the way to the table. */
  line(game: string, url: string): string;
  /** A notice that is sent to see whether it arrives. */
  readonly trial: string;
  readonly troubles: Readonly<Record<TroubleWord, string>>;
  /** Whoever was asked has answered with a number of HTTP. */
  status(status: number): string;
  /** What cannot work here, and why. */
  readonly cannot: Readonly<Record<'https' | 'iphone', string>>;
}
