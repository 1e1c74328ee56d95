/**
 * What a game adds to the page: one folder with a renderer. It draws what a seat may know and offers the moves that are
 * best shown in the picture; the shell does the rest. A game without one is played at the table of text and buttons.
 */
import type { AnyState, Move, View } from '@halcyon/kernel';
import type { Component } from 'svelte';
import type { Session } from '../table/session.svelte.ts';

export interface Renderer {
  readonly Board: Component<{ session: Session }>;
  /** The reader's own cards. */
  readonly Hand: Component<{ session: Session }>;
  /** The people and what lies before them. */
  readonly Seats: Component<{ session: Session }>;
  /** Kinds of moves that board and hand offer; all others become buttons. */
  readonly drawn: readonly string[];
  /** A short word for a button; the whole sentence stays its name. */
  brief?(move: Move, session: Session): string | undefined;
  /** Only for looking: the board of some view, without a session behind it. */
  readonly Look: Component<{ view: View<AnyState> }>;
}

const RENDERERS: Readonly<Record<string, () => Promise<{ renderer: Renderer }>>> = {
  tranquility: () => import('./tranquility/index.ts'),
};
export const loadRenderer = async (game: string): Promise<Renderer | undefined> =>
  (await RENDERERS[game]?.())?.renderer;
