/** How the reader is told that it is its turn somewhere: on devices, by a webhook, and when not. Loaded where a server with tables answers. */
export interface TurnsSpeech {
  readonly title: string;
  readonly about: string;
  /** For somebody who sits nowhere yet. */
  readonly nobody: string;
  readonly push: {
    readonly name: string;
    readonly about: string;
    /** Why there is none here; what else cannot work is said by the server. */
    readonly denied: string;
    readonly unable: string;
    readonly others: string;
    other(day: string): string;
    readonly remove: string;
    removeOf(day: string): string;
  };
  readonly webhook: {
    readonly title: string;
    readonly about: string;
    readonly address: string;
    readonly format: string;
    readonly formats: Readonly<Record<'plain' | 'discord' | 'slack' | 'matrix', string>>;
    readonly save: string;
    readonly remove: string;
    at(host: string, format: string): string;
  };
  readonly quiet: {
    readonly name: string;
    readonly about: string;
    readonly from: string;
    readonly to: string;
    readonly zone: string;
    readonly zoneAbout: string;
    readonly same: string;
  };
  /** How it went last. */
  arrived(when: string): string;
  readonly never: string;
  failed(why: string): string;
  /** Notices that were given up. */
  readonly missed: string;
  readonly test: string;
  /** What is tested, for the ear. */
  testOf(what: string): string;
  readonly tested: string;
}
