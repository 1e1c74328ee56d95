/** Who the reader is at this server: a name, devices, a key to keep, and how to be forgotten. Loaded by those who open it. */
export interface MeSpeech {
  readonly title: string;
  /** Of somebody whom this server does not know yet. */
  readonly nobody: { readonly about: string; readonly none: string };
  readonly name: { readonly title: string; readonly about: string; readonly save: string; readonly saved: string };
  /** From another device, or from the browser into what lies on the home screen. */
  readonly bring: {
    readonly title: string;
    readonly about: string;
    /** Beside the list of games, in what was put on the device. */
    readonly offer: string;
    readonly link: string;
    readonly go: string;
    readonly noLink: string;
  };
  readonly devices: {
    readonly title: string;
    readonly here: string;
    /** What cannot be told from the browser's own words. */
    readonly unknown: string;
    readonly recovery: string;
    since(day: string): string;
    seen(day: string): string;
    takeAway(name: string): string;
    readonly short: string;
    readonly ask: string;
    askOther(name: string): string;
    readonly askRecovery: string;
    readonly askHere: string;
    /** There is neither another device nor a recovery link. */
    readonly askLast: string;
    readonly keep: string;
    takenAway(name: string): string;
  };
  readonly second: {
    readonly title: string;
    readonly about: string;
    readonly make: string;
    readonly link: string;
    readonly code: string;
    readonly address: string;
    left(minutes: number): string;
    readonly over: string;
    readonly again: string;
    /** Only this machine could open the link. */
    readonly onlyHere: string;
  };
  readonly recovery: {
    readonly title: string;
    readonly about: string;
    readonly make: string;
    readonly link: string;
    readonly once: string;
    readonly save: string;
    readonly file: string;
    fileText(link: string): string;
  };
  readonly forget: {
    readonly title: string;
    readonly about: string;
    readonly button: string;
    readonly ask: string;
    readonly goes: string;
    readonly stays: string;
    readonly yes: string;
    readonly no: string;
    readonly done: string;
  };
  /** Opening a link for a second device, or a recovery link. */
  readonly enter: {
    readonly title: string;
    readonly coming: string;
    already(name: string, tables: number): string;
    readonly alreadyMore: string;
    readonly yes: string;
    stay(name: string): string;
    readonly used: string;
    readonly more: string;
  };
}
