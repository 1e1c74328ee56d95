/** A feature fills the slots. It imports no other feature. */
import type { Placing } from './actions/place.ts';
import type { Paying } from './actions/start.ts';
import type { Slots } from './slots.ts';
import type { Turn } from './turn.ts';

export interface Parts {
  readonly slots: Slots;
  readonly turn: Turn;
  readonly placing: Placing;
  /** Where Starts are used. */
  readonly start: Paying | undefined;
}
export interface Feature {
  readonly id: string;
  install(parts: Parts): void;
}
