/** A game that is looked back at: which moment of it, and through whose eyes. */
import { type Match, type Outlook, outlookOf, type Viewer } from '@halcyon/kernel';
import type { News } from '@halcyon/page-kit/session.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { speakWith } from '@halcyon/speech/speak';
import type { Speaker } from '@halcyon/speech/speaker';
import { momentAt, momentsOf, type Sitter } from '@halcyon/table';
import { seatNames } from '../table/seat-names.ts';

/** Until a game is over everybody sees what they saw at the table; who sat there alone is that person. */
const closedEyes = (players: readonly Sitter[]): Viewer => {
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length === 1 ? people[0]! : 'audience';
};

export class Replay {
  readonly moments: readonly number[];
  eyes = $state<Viewer>('audience');
  #moment = $state(0);

  /** At a step; without one at the end. */
  constructor(
    readonly match: Match,
    readonly players: readonly Sitter[],
    step = Number.NaN,
  ) {
    this.moments = momentsOf(outlookOf(match, 'referee'));
    this.eyes = match.outcome ? 'referee' : closedEyes(players);
    this.#moment = Number.isInteger(step) ? this.momentOf(step) : this.last;
  }
  get last(): number {
    return this.moments.length - 1;
  }
  get moment(): number {
    return this.#moment;
  }
  /** How many steps stand at the moment that is shown. */
  readonly at: number = $derived.by(() => this.moments[this.#moment]!);
  readonly outlook: Outlook = $derived.by(() => outlookOf(this.match, this.eyes, this.at));
  /** The game to its end. */
  readonly whole: Outlook = $derived.by(() => outlookOf(this.match, this.eyes));
  readonly names: readonly string[] = $derived.by(() => seatNames(this.players, speech.words.table));
  readonly speaker: Speaker = $derived.by(() =>
    speakWith(speech.words, this.match.rules, { viewer: this.eyes, names: this.names }),
  );
  /** What happened since the moment before. */
  readonly news: readonly News[] = $derived.by(() => {
    const { outlook } = this;
    const before = this.moments[this.#moment - 1] ?? this.at;
    return Array.from({ length: this.at - before }, (_, i) => before + i).flatMap((step) =>
      outlook.past.told(step).map((told) => ({ ...told, name: outlook.eventName(told), step })),
    );
  });
  momentOf(step: number): number {
    return momentAt(this.moments, step);
  }
  show(moment: number): void {
    this.#moment = Math.max(0, Math.min(this.last, moment));
  }
  showStep(step: number): void {
    this.show(this.momentOf(step));
  }
}
