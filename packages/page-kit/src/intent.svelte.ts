/** What the reader is about to do, in small steps; whatever was chosen is forgotten when another question is asked. */
import { kindOf, type Move, pack } from '@halcyon/kernel';
import type { Session } from './session.ts';

export abstract class Intent {
  protected readonly session: Session;
  /** The moment at which something was picked. */
  #at = $state('');
  constructor(session: Session) {
    this.session = session;
  }
  /** Forgets all that was chosen. */
  abstract putBack(): void;

  protected get now(): boolean {
    return this.#at === this.session.moment;
  }
  protected begin(): void {
    this.putBack();
    this.#at = this.session.moment;
    this.session.advise('');
  }
  /** Cells where what is picked up may go: arrow keys come to them first. */
  get legalCells(): readonly number[] {
    return [];
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
