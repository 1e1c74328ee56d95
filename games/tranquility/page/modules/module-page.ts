/** What a module adds to the page. */

import type { Session } from '@halcyon/page-kit/session.ts';
import type { Sketch } from '@halcyon/page-kit/sketch.ts';
import type { Manner } from '@halcyon/page-kit/travel.ts';
import type { Component } from 'svelte';
import type { Sea } from '../../look/sea.ts';
import type { Naming } from '../pick.svelte.ts';

export type Drawings = Readonly<Record<string, () => Sketch>>;
/** Who looks at the table, and what the others are called. */
export interface Looker {
  readonly seat?: number | undefined;
  readonly names?: readonly string[];
}
export interface ModulePage {
  /** Its cards, by number. */
  readonly cards?: Drawings;
  /** What lies beside a row, before a seat or in a cell, by the words of the notation. */
  readonly signs?: Drawings;
  /** What belongs to all; it shows nothing at a table that plays without the module. */
  readonly Store?: Component<{ sea: Sea; looker: Looker }>;
  /** What stands beside a row, where the module puts something there. */
  readonly RowMark?: Component<{ session: Session; row: number }>;
  readonly Tools?: Component<{ session: Session }>;
  /** Asks for the number of a card that counts as any island. */
  readonly Chooser?: Component<{ session: Session; naming: Naming }>;
  /** What came and went within one step. */
  readonly tell?: Manner['tell'];
}
