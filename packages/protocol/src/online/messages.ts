/**
 * What the server says to somebody at a table. Nothing in it depends on what the receiver may not know (law L5 over the
 * wire): views and steps are those of the receiver's own seats, or of the audience. Everything that it tells is stored, but 'look' and 'noted'.
 */
import type { AnyState, Consent, Facts, Outcome, OutlookMessage, Seat, SeenStep, Setup, Told } from '@halcyon/kernel';
import type { Help } from '@halcyon/table';
import type { Pace, TalkRule } from './values.ts';

export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open';
  /** Empty for a bot, for a seat that is free for anybody, and for somebody who wished to be forgotten. */
  readonly name: string;
  /** Which bot sits here; beside a person: keeps the seat until its person comes back. */
  readonly bot?: string | undefined;
  /** Beside a person: a program, which somebody gave the seat to. */
  readonly program?: true | undefined;
  /** Free, but kept for the one who is named: nobody else may sit here for the first days. */
  readonly kept?: true | undefined;
  /** Whether somebody who sits here is looking. */
  readonly here: boolean;
  readonly thanked?: true | undefined;
}

/** A question that the others are asked. It lapses with the next step. */
export interface ProposalInfo {
  readonly by: Seat;
  readonly what:
    | { readonly kind: 'back'; readonly to: number; readonly how: Consent }
    | { readonly kind: 'bot'; readonly seat: Seat; readonly bot: string }
    | { readonly kind: 'free'; readonly seat: Seat }
    | { readonly kind: 'abandon' };
  readonly asks: readonly Seat[];
  readonly agreed: readonly Seat[];
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The rules that it is played by to its end. */
  readonly version: number;
  readonly setup: Setup;
  readonly status: 'open' | 'playing' | 'ended' | 'abandoned';
  readonly seats: readonly SeatInfo[];
  /** A seat of the person who opened the table, or who has taken over. */
  readonly host: Seat | null;
  readonly pace: Pace;
  readonly talk: TalkRule;
  readonly help: Help;
  readonly listed: boolean;
  readonly created: number;
  /** What all chance follows from is promised by this, from the start on… */
  readonly seal: string;
  /** …together with what each seat threw in. */
  readonly salts: readonly string[];
  /** After the end: opens the seal. */
  readonly secret?: string | undefined;
  readonly watchers: number;
  readonly proposal?: ProposalInfo | undefined;
  /** How often something was taken back that somebody had learnt from. */
  readonly marks: number;
  /** The seats that the table waits for. */
  readonly turn: readonly Seat[];
  /** Since when. */
  readonly since: number;
  /** After the end: who plays again, and at which table. */
  readonly next?: { readonly by: Seat; readonly table: string } | undefined;
}
/** The fields of a table that are not as they were told; a question that nobody is asked any more is null. */
export type TableChange = Partial<Omit<TableInfo, 'proposal'>> & {
  readonly proposal?: ProposalInfo | null | undefined;
};
/** What is the receiver's own. */
export interface You {
  readonly seats: readonly Seat[];
  /** Seats that are kept for the receiver. */
  readonly kept: readonly Seat[];
  readonly host: boolean;
  /** What each own seat could take back, and how; by seat. */
  readonly backs: Readonly<Record<number, BackInfo>>;
}
export interface BackInfo {
  readonly to: number;
  readonly how: Consent;
  readonly seen: readonly number[];
  readonly asks: readonly Seat[];
}

/** What one viewer holds is changed by this: steps from `from` on replace what was there, fields replace theirs. */
export interface ViewChange {
  readonly viewer: Seat | 'audience' | 'referee';
  readonly from: number;
  readonly steps: readonly SeenStep[];
  readonly told: readonly (readonly Told[])[];
  readonly fields: Partial<AnyState>;
}
export interface TalkInfo {
  readonly n: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly text: string;
}

/** What an own seat can do now, for programs that do not know the rules. */
export interface LegalInfo {
  readonly seat: Seat;
  /** To be sent along with the move. */
  readonly steps: number;
  /** Whether the table waits for it; else it may step in, and nobody waits. */
  readonly must: boolean;
  readonly ask: { readonly id: string; readonly facts: Facts } | null;
  /** All that `play` would be taken for, each with its text in the notation of logs. */
  readonly moves: readonly { readonly move: number; readonly text: string }[];
}

/** A game that people look back at together. */
export interface NoteInfo {
  readonly seat: Seat;
  /** When it was written. */
  readonly step: number;
  /** What it was written on, as its writer reads it. */
  readonly name: string;
  readonly text: string;
}
export interface LookInfo {
  /** The seats of those who look along; somebody who watches has none. */
  readonly along: readonly Seat[];
  /** Who leads; null: whoever has a seat may. */
  readonly leader: Seat | null;
  /** Whether the receiver does. */
  readonly leading: boolean;
  /** What was shown last. */
  readonly shown: {
    readonly step: number;
    readonly points: readonly string[];
    readonly arrows: readonly (readonly [from: string, to: string])[];
  } | null;
}

/** Why a wish was not fulfilled. */
export type Refused =
  /** A rule of the game; the table is as it was. */
  | { readonly kind: 'rule'; readonly id: string; readonly rule: string; readonly facts: Facts }
  /** Something else happened first; what, is on its way or was told. */
  | { readonly kind: 'stale' }
  /** Not this person's seat, not the host, not at this time, not at this table: the word says which. */
  | { readonly kind: 'not'; readonly word: RefusalWord }
  | { readonly kind: 'field'; readonly field: string; readonly message: string }
  | { readonly kind: 'rate'; readonly retryAfter: number }
  /** The store cannot be reached; the same key may be sent again. */
  | { readonly kind: 'unavailable' };
export const REFUSAL_WORDS = [
  'your-seat',
  'host',
  'free-seat',
  'open',
  'playing',
  'ended',
  'ready',
  'asked',
  'nothing-to-take-back',
  'silent',
  'bot',
  'person',
  'kept',
] as const;
export type RefusalWord = (typeof REFUSAL_WORDS)[number];

export type ServerMessage =
  | {
      /** The first answer to 'enter'. `resumed`: `changes` follow what the client has; else `views` are whole. */
      readonly is: 'welcome';
      readonly protocol: number;
      readonly contract: number;
      readonly seq: number;
      readonly table: TableInfo;
      readonly you: You;
      readonly views?: readonly OutlookMessage[];
      readonly changes?: readonly ViewChange[];
      /** If 'enter' asked for `moves`, while the game is played: by own seat. */
      readonly legal?: readonly LegalInfo[];
      readonly talk: readonly TalkInfo[];
      readonly now: number;
      /** Of this person's seats: the steps that were there when it last looked. */
      readonly seen: number;
    }
  | {
      readonly is: 'news';
      readonly seq: number;
      /** Both only as far as there is something new. */
      readonly table?: TableChange;
      readonly you?: You;
      readonly changes?: readonly ViewChange[];
      /** Instead of changes, after a take-back that some client cannot follow by itself. */
      readonly views?: readonly OutlookMessage[];
      readonly legal?: readonly LegalInfo[];
      readonly now: number;
    }
  | { readonly is: 'talk'; readonly lines: readonly TalkInfo[] }
  /** To those who look along, and to nobody else; nothing of it is stored. */
  | ({ readonly is: 'look' } & LookInfo)
  /** Also to them: notes that were not told before; whoever comes later is told all. */
  | { readonly is: 'noted'; readonly notes: readonly NoteInfo[] }
  | { readonly is: 'done'; readonly key: string; readonly seq: number }
  | { readonly is: 'refused'; readonly key: string; readonly why: Refused; readonly outcome?: Outcome }
  | { readonly is: 'pong' }
  /** The line is closed now; `again`: it may be opened again at once, soon, or not before something has changed. */
  | {
      readonly is: 'bye';
      readonly why: 'stopping' | 'slow' | 'protocol' | 'unknown-table' | 'not-allowed' | 'rules' | 'too-many';
      readonly again: 'soon' | 'never';
    };
