/**
 * What lies in the store, as plain data: numbers, texts and null. Ids and keys are texts, times are milliseconds that the
 * caller passes in, and whatever has a shape of its own (bodies, set-ups, paces) is JSON that the store never reads.
 */

/**
 * The log of a table is made of these. `seat` is every change of who sits where, `undo` goes back to a step, `vote` is an
 * answer to a proposal, `thanks` is said after the end.
 */
export type EntryKind = 'opened' | 'seat' | 'step' | 'undo' | 'vote' | 'thanks' | 'ended' | 'abandoned';

export interface Entry {
  /** The id of the table. */
  readonly t: string;
  /** 1, 2, 3 … without a gap; the number of steps is another number. */
  readonly seq: number;
  readonly at: number;
  readonly kind: EntryKind;
  /** A person's id, never a name; null for what a bot or the clock does. */
  readonly by: string | null;
  /** Chosen by whoever sent it: the same key again is the same entry. */
  readonly key: string;
  readonly body: string;
}

export type TableStatus = 'open' | 'playing' | 'ended' | 'abandoned';

export interface TableRow {
  readonly id: string;
  readonly created: number;
  readonly game: string;
  /** The rules that this table is played by to its end, whatever comes later. */
  readonly rulesVersion: number;
  readonly setup: string;
  readonly pace: string;
  /** Its rule of talk: 'silent' or 'talk'. */
  readonly talk: string;
  /** The person who may rename, invite and list. */
  readonly host: string;
  readonly listed: boolean;
  readonly status: TableStatus;
  /** The seq of its last entry. */
  readonly head: number;
  readonly ended: number | null;
  readonly digest: string | null;
  /** Its entries lie in one row. */
  readonly folded: boolean;
}
/** A table as it is opened or, by its id, as its host changes it. */
export type NewTable = Omit<TableRow, 'status' | 'head' | 'ended' | 'digest' | 'folded'>;

export interface Seat {
  readonly t: string;
  readonly seat: number;
  readonly kind: 'person' | 'bot' | 'open';
  readonly person: string | null;
  readonly bot: string | null;
  /** Tells two people on one device from two devices of one person. */
  readonly device: string | null;
  /** When it was taken; the host's powers pass to the person seated longest. */
  readonly since: number;
  /** How far its person has followed. */
  readonly seenSeq: number;
}
/** Apart from the seat, so that names can be emptied and all else stays. */
export interface SeatName {
  readonly t: string;
  readonly seat: number;
  readonly name: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly lang: string;
  readonly created: number;
  /** When this person asked to be forgotten. */
  readonly deleted: number | null;
}

/** What a person shows to be known again. Only the hash is kept, so whoever reads the store can be nobody. */
export interface Credential {
  readonly hash: string;
  readonly person: string;
  readonly kind: 'cookie' | 'link' | 'recovery' | 'bot';
  /** For a bot's key the one seat that it opens, in the words of the caller; null = all that is the person's. */
  readonly scope: string | null;
  /** As its person calls it: 'my phone'. */
  readonly label: string;
  readonly created: number;
  readonly expires: number | null;
  /** When a one-time credential was used up. */
  readonly used: number | null;
  /** When it was last shown. */
  readonly seen: number | null;
}

export interface TalkLine {
  readonly t: string;
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly key: string;
  readonly text: string;
}

/** A deal of a day, as it is played by these rules. */
export interface DealName {
  readonly game: string;
  /** 2026-11-18, by UTC. */
  readonly day: string;
  readonly rulesVersion: number;
}
/** What a deal of a day came to for somebody. */
export interface DailyResult extends DealName {
  readonly person: string;
  readonly won: boolean;
  readonly score: number;
  readonly steps: number;
  readonly at: number;
}

/** How the game of a table ended: what its log says, noted for whoever counts many of them. */
export interface Ending {
  readonly t: string;
  readonly steps: number;
  /** Take-backs after somebody had learnt something. */
  readonly marks: number;
  readonly outcome: string;
}

/** Something to be done at a time: a notice, a bot's turn, an abandonment. One of each kind for a table and whom it is for. */
export interface Due {
  readonly kind: string;
  readonly t: string;
  readonly who: string;
  /** null = it was tried in vain and will not be tried again. */
  readonly at: number | null;
  /** The entry that it speaks of; it is still true while nothing came after it. */
  readonly forSeq: number;
  /** How often it was claimed. */
  readonly tries: number;
  /** Until then whoever claimed it is at work; later, that one has died. */
  readonly leaseUntil: number | null;
  readonly error: string | null;
}
export type NewDue = Pick<Due, 'kind' | 'who' | 'forSeq'> & { readonly at: number };

export interface Push {
  readonly person: string;
  readonly endpointHash: string;
  readonly endpoint: string;
  readonly keys: string;
  readonly created: number;
  readonly lastOk: number | null;
  readonly error: string | null;
}
export interface Webhook {
  readonly person: string;
  readonly url: string;
  readonly format: string;
  readonly lastOk: number | null;
  readonly error: string | null;
}
