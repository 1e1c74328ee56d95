/** A module fills the slots of the base game. It imports no other module. */
import type { Base } from './base.ts';
import type { Turn } from './turn.ts';

export interface Feature {
  readonly id: string;
  install(base: Base, turn: Turn): void;
}
