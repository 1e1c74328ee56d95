/** What no page sends: messages of the contract with wrong values, mutilated ones, rubbish, and far too long ones. */
import type { Random } from '@halcyon/kernel';
import { COMMANDS, ONLINE_PROTOCOL } from '@halcyon/protocol/online';
import { saltOf } from '../online/waiting.ts';

const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  4294967296,
  '',
  ' ',
  '\u0000',
  '__proto__',
  'constructor',
  'x'.repeat(300),
  [],
  [[]],
  {},
  { toString: 1 },
  '../../etc/passwd',
  "'; drop table entry; --",
  '\ud800',
  'ann',
  99,
];
const LETTERS = [...'{}[]",:0123456789abcdo\\u0000 \u{1F600}\u202e'];
const COMMAND_NAMES = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];

export class Grammar {
  readonly #random: Random;
  /** Keys that others have sent: whoever sends them again must get nothing of it. */
  readonly #foreign: readonly string[];
  /** How many stand at the table. */
  readonly #steps: number;

  constructor(random: Random, foreign: readonly string[], steps: number) {
    this.#random = random;
    this.#foreign = foreign;
    this.#steps = steps;
  }
  pick<Item>(items: readonly Item[]): Item {
    return items[this.#random.below(items.length)]!;
  }
  #one(of: number): boolean {
    return this.#random.below(of) === 0;
  }

  /** Any of them; `among` are the commands that it may be. */
  message(among: readonly string[] = COMMAND_NAMES): string {
    const kind = this.#random.below(20);
    if (kind < 12) return this.command(among);
    if (kind < 16) return this.mutilated(this.command(among));
    return kind < 19 ? this.rubbish() : this.huge();
  }
  /** Mostly as it should be; with a wrong value, a field too many or one that is missing. */
  command(among: readonly string[]): string {
    const name = this.pick(among) as keyof typeof COMMANDS;
    const said: Record<string, unknown> = { do: name };
    for (const field of Object.keys(COMMANDS[name].shape)) {
      if (field === 'do' || this.#one(24)) continue;
      said[field] = this.#one(12) ? this.pick(WRONG) : this.#right(field);
    }
    if (this.#one(24)) said[this.pick(['extra', 'constructor', 'seat2'])] = this.pick(WRONG);
    const text = JSON.stringify(said);
    return this.#one(12) ? text.replace('{', '{"__proto__":{"person":"ann"},') : text;
  }
  /** A few letters are gone, doubled or others. */
  mutilated(text: string): string {
    const letters = [...text];
    for (let times = 1 + this.#random.below(4); times > 0; times--) {
      const at = this.#random.below(letters.length + 1);
      const gone = this.#random.below(3);
      letters.splice(at, gone, ...Array.from({ length: this.#random.below(3) }, () => this.pick(LETTERS)));
    }
    return letters.join('');
  }
  rubbish(): string {
    return Array.from({ length: this.#random.below(60) }, () => this.pick(LETTERS)).join('');
  }
  huge(): string {
    return this.pick([
      JSON.stringify({ do: 'say', key: 'a-long-message', text: 'x'.repeat(5000) }),
      '['.repeat(4000),
      `{"do":"ping"${',"x":1'.repeat(900)}}`,
      'x'.repeat(20_000),
      '\u{1F600}'.repeat(1500),
    ]);
  }

  #right(field: string): unknown {
    const random = this.#random;
    switch (field) {
      case 'key':
        return this.#one(10) ? this.pick(this.#foreign) : `hostile-${random.u32()}`;
      case 'seat':
        return random.below(this.#one(8) ? 12 : 3);
      case 'steps':
        // Half of them are right, so that rules are asked too.
        return this.#one(2) ? this.#steps : random.below(60);
      case 'move':
        return this.#one(2) ? random.below(4096) : random.u32();
      case 'name':
        return 'Mallory';
      case 'salt':
        return saltOf(random.below(1000));
      case 'agrees':
      case 'knowingly':
      case 'listed':
        return this.#one(2);
      case 'bot':
        return this.pick(['random', null, 'a genius']);
      case 'text':
        return 'hello';
      case 'talk':
        return this.pick(['talk', 'silent']);
      case 'what':
        return this.pick([{ kind: 'bot', seat: 0, bot: 'random' }, { kind: 'free', seat: 1 }, { kind: 'abandon' }]);
      case 'protocol':
        return ONLINE_PROTOCOL;
      default:
        return this.pick(WRONG);
    }
  }
}
