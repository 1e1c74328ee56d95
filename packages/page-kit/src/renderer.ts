/**
 * What a game adds to the page: one folder with a renderer. It draws what a seat may know and offers the moves that are
 * best shown in the picture; the shell does the rest. A game without one is played at the table of text and buttons.
 */
import type { AnyState, Move, Outlook, Setup, View } from '@halcyon/kernel';
import type { Component } from 'svelte';
import type { News, Session } from './session.ts';
import type { Way } from './ways.ts';

export interface Renderer {
  readonly Board: Component<{ session: Session }>;
  /** The reader's own cards. */
  readonly Hand: Component<{ session: Session }>;
  /** The people and what lies before them. */
  readonly Seats: Component<{ session: Session }>;
  /** Buttons of the game's own: for what is drawn, or what only prepares a move in the picture. They stand before the others. */
  readonly Tools?: Component<{ session: Session }> | undefined;
  /** Kinds of moves that board and hand offer; all others become buttons. */
  readonly drawn: readonly string[];
  /** A short word for a button; the whole sentence stays its name. */
  brief?(move: Move, session: Session): string | undefined;
  /** Whether a button comes before the others, because of what is picked up. */
  first?(move: Move, session: Session): boolean;
  /** What a press would bring about, where the mouse or the focus rests or a finger has pressed once; '' = nothing. */
  hint?(session: Session): string;
  /** What an event has changed, as selectors; unless told, the cell that it names. It keeps a ring until the reader acts. */
  fresh?(news: News, outlook: Outlook): readonly string[];
  /** Where an event has taken something, as it is drawn when a game is looked back at; unless told, what ways.ts makes of it. */
  ways?(news: News, outlook: Outlook): readonly Way[];
  /** Events that follow from others or matter little: what somebody did last is told without them; the log has them all. */
  readonly minor?: readonly string[];
  /** Lines that speech takes on a short phone even when it is short itself (2 unless told): for a picture that must not change its size with every sentence. */
  readonly lines?: number;
  /** Only for looking back: the board of some view, without a session behind it. */
  loadLook(): Promise<Component<{ view: View<AnyState>; setup: Setup; names: readonly string[] }>>;
  /** Loads what only this set-up needs, before anything is drawn. */
  prepare?(setup: Setup): Promise<void>;
  /** How the points came about; undefined where there is nothing to add to them. */
  loadSheet?(session: Session): Promise<Component<{ session: Session }> | undefined>;
}
