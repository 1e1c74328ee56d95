/** What the page says of a game that is looked back at, and of its end. Loaded by those who get there. */
export interface LookingSpeech {
  readonly newGame: string;
  readonly sameAgain: string;
  readonly review: string;
  step(n: number, of: number): string;
  readonly steps: Readonly<Record<'first' | 'back' | 'next' | 'last', string>>;
  readonly eyes: string;
  readonly allOpen: string;
  /** Of somebody who looks on. */
  readonly audience: string;
  readonly hands: string;
  readonly turns: string;
  /** What was dealt before anybody acted. */
  readonly deal: string;
  readonly playOn: string;
  readonly playOnAbout: string;
  readonly branches: string;
  branchOf(step: number): string;
  branchFrom(step: number): string;
  readonly unfinished: string;
  /** A branch that came with a link: from which step, who played the other game, and how that ended. */
  branchSent(step: number, names: string, result: string): string;
  /** Pointing at places of the board and drawing arrows. */
  readonly drawing: Readonly<Record<'title' | 'point' | 'arrow' | 'clear', string>> & {
    readonly about: Readonly<Record<'point' | 'arrow', string>>;
    /** Where an arrow begins. */
    whereTo(place: string): string;
  };
  /** Two games that were the same until somebody played on another way. */
  readonly comparing: Readonly<
    Record<'compare' | 'title' | 'first' | 'second' | 'turns' | 'over' | 'unlike', string>
  > & {
    /** The last step that is the same in both. */
    parted(step: number): string;
    after(n: number, of: number): string;
  };
  readonly full: string;
  /** Below the page with pictures. */
  readonly allRules: string;
  /** People who look at the same step of a game at a server. */
  readonly together: Readonly<Record<'title' | 'back' | 'free' | 'youLead' | 'lead' | 'stop', string>> & {
    leads(name: string): string;
    following(name: string): string;
    follow(name: string): string;
    passTo(name: string): string;
    along(names: string): string;
  };
  readonly ruleIntro: string;
  readonly contents: string;
  readonly search: string;
  found(n: number): string;
  readonly backToTable: string;
  /** Turns that the log does not show yet. */
  readonly earlier: string;
  readonly thatMoment: string;
}
