/** What the page says of tables at a server: opening one, sitting down, the line, the others, the end. Loaded by those who get there. */
import type { RefusalName } from './refusals.ts';

export interface OnlineSpeech {
  /** Opening a table. */
  readonly open: {
    readonly about: string;
    readonly me: string;
    readonly free: string;
    readonly go: string;
    nameAt(seat: number): string;
  };
  readonly pace: Readonly<Record<'title' | 'live' | 'days' | 'liveAbout' | 'daysAbout', string>>;
  readonly talk: Readonly<Record<'title' | 'silent' | 'talk' | 'silentAbout' | 'talkAbout', string>>;

  /** Before the game. */
  readonly lobby: {
    readonly yourName: string;
    /** For whoever shares this device. */
    readonly another: string;
    readonly seats: string;
    readonly free: string;
    /** A seat that waits for somebody. */
    kept(name: string): string;
    readonly sit: string;
    sitAt(seat: number): string;
    readonly stand: string;
    readonly you: string;
    readonly host: string;
    readonly begin: string;
    readonly notYet: string;
    waitingHost(name: string): string;
    readonly waitingFriends: string;
    readonly full: string;
    readonly watch: string;
    readonly listed: string;
    whoSits(seat: number): string;
    rename(name: string): string;
  };
  /** A seat for a program that somebody here has written. */
  readonly program: {
    readonly choose: string;
    readonly mark: string;
    /** Until it comes and says its own. */
    name(seat: number): string;
    readonly expected: string;
    readonly key: string;
    readonly copy: string;
    how(command: string): string;
  };
  readonly invite: Readonly<
    Record<'title' | 'about' | 'link' | 'watchLink' | 'watchAbout' | 'copy' | 'copied' | 'send' | 'noAddress', string>
  >;
  readonly seal: {
    readonly title: string;
    /** Its first characters. */
    short(start: string): string;
    readonly about: string;
    readonly whole: string;
    readonly check: string;
    good(numbers: number): string;
    readonly bad: string;
    readonly unable: string;
  };

  /** The line to the server. */
  readonly line: {
    readonly connecting: string;
    readonly reconnecting: string;
    waiting(n: number): string;
    /** Why it is closed for good. */
    readonly closed: Readonly<Record<'protocol' | 'unknown-table' | 'not-allowed' | 'rules' | 'lost' | 'none', string>>;
    readonly again: string;
  };
  readonly refused: Readonly<Record<RefusalName, string>>;

  /** Those around the table. */
  readonly people: {
    readonly title: string;
    readonly here: string;
    readonly away: string;
    readonly kept: string;
    watchers(n: number): string;
    giveToBot(name: string): string;
    free(name: string): string;
    readonly comeBack: string;
    readonly abandon: string;
  };
  /** Questions to all others. */
  readonly ask: {
    readonly title: string;
    bot(by: string, seat: string): string;
    free(by: string, seat: string): string;
    abandon(by: string): string;
    readonly agree: string;
    readonly refuse: string;
    readonly withdraw: string;
    waiting(names: string): string;
    readonly backRefused: string;
  };
  readonly chat: {
    readonly title: string;
    readonly say: string;
    readonly send: string;
    readonly none: string;
    readonly gone: string;
    mute(name: string): string;
    unmute(name: string): string;
    fresh(n: number): string;
  };
  readonly after: { readonly abandoned: string };
  /** A table in a list. */
  readonly card: Readonly<Record<'open' | 'abandoned' | 'online' | 'yourTurn', string>>;
}
