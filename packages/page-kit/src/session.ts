/**
 * A table as a picture sees it: what the person in front of the screen may know, and a way to ask for a move. Nothing that
 * a picture can reach leads to the Match. Where the table really is, here or at a server, is the app's business.
 */
import type { AnyState, Ask, Move, Outcome, Outlook, Refusal, Seat, Told, View } from '@halcyon/kernel';
import type { Speaker } from '@halcyon/speech/speaker';

export interface News extends Told {
  /** Of the event. */
  readonly name: string;
  /** Number of the step that it belongs to. */
  readonly step: number;
}

export interface Session {
  /** The person who looks at the screen; undefined while the device is passed on, or when only bots play. */
  readonly looking: Seat | undefined;
  /** What the person who looks holds of the table; a new one after every change. */
  readonly outlook: Outlook;
  readonly names: readonly string[];
  readonly speaker: Speaker;
  readonly view: View<AnyState>;
  readonly ask: Ask | undefined;
  /** Names what the person is asked now; the same while only others act. What was chosen belongs to it. */
  readonly moment: string;
  readonly legal: readonly Move[];
  readonly outcome: Outcome | undefined;
  readonly waitingFor: readonly Seat[];
  /** What the table waits for, whoever is asked. */
  readonly question: string | undefined;
  readonly news: readonly News[];
  /** What happened since a step. */
  newsSince(since: number): News[];
  /** Why the last wish was refused. */
  refusal: Refusal | undefined;
  /** Called around every step, so that a renderer can show what moved from where to where. */
  around: ((step: () => void) => void) | undefined;
  /** Why the person could not play this; undefined = could. */
  check(move: Move): Refusal | undefined;
  /** The move behind words of the notation. */
  move(text: string): Move | undefined;
  /** Plays the moves of one gesture, one by one, and stops at the first refusal. */
  play(...moves: readonly Move[]): boolean;
  /** Shows why not, without playing. */
  explain(move: Move): void;
  advise(text: string): void;
}
