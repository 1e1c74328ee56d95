/** What the reader is about to do, in small steps; whatever was chosen is forgotten when the table has moved on. */
import { kindOf, type Move, pack } from '@halcyon/kernel';
import type { Session } from './session.ts';

export abstract class Intent {
  protected readonly session: Session;
  /** The step at which something was picked; afterwards the table is another one. */
  #at = $state(-1);
  constructor(session: Session) {
    this.session = session;
  }
  /** Forgets all that was chosen. */
  abstract putBack(): void;

  protected get now(): boolean {
    return this.#at === this.session.outlook.step;
  }
  protected begin(): void {
    this.putBack();
    this.#at = this.session.outlook.step;
    this.session.advise('');
  }
  /** Whether the reader could do such a thing now. */
  can(name: string): boolean {
    const kind = this.kind(name);
    return this.session.legal.some((move) => kindOf(move) === kind);
  }
  protected kind(name: string): number {
    return this.session.outlook.rules.moves.findIndex((kind) => kind.name === name);
  }
  protected move(name: string, a = 0, b = 0): Move {
    return pack(this.kind(name), a, b);
  }
  nameOf(move: Move): string {
    return this.session.outlook.moveName(move);
  }
}
