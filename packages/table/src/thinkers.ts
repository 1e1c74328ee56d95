/** The bots of one table: each is made when it is first asked and lives as long as its seat, or until steps are taken back. */
import { type Bot, type Budget, decide } from '@halcyon/bots/decision';
import type { AnyRules, Move, Seat } from '@halcyon/kernel';
import type { Thought } from './local-table.ts';

/** Makes a bot of this name; a page loads it first. */
export type Maker = (name: string, rules: AnyRules, seat: Seat) => Bot | Promise<Bot>;

export class Thinkers {
  readonly #make: Maker;
  readonly #budget: (() => Budget) | undefined;
  #bots = new Map<string, Bot | Promise<Bot>>();

  /** `budget`: how much they may think, asked anew for each decision. */
  constructor(make: Maker, budget?: () => Budget) {
    this.#make = make;
    this.#budget = budget;
  }
  async think({ seat, bot: name, outlook, table }: Thought): Promise<Move | undefined> {
    const key = `${seat} ${name}`;
    const bot = this.#bots.get(key) ?? this.#make(name, outlook.rules, seat);
    this.#bots.set(key, bot);
    return decide(await bot, outlook, table, this.#budget?.());
  }
  forget(): void {
    this.#bots = new Map();
  }
}
