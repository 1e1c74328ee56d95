/** What the reader wishes for a table. What is played is `setup`: what cannot be combined gives way, and comes back when it fits again. */
import { excludedBy, type Game, type ModuleInfo, nearest, type Setup, type SetupWish } from '@halcyon/kernel';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import type { GameSpeech } from '@halcyon/speech/speaker';
import { type Help, type Sitter, standardHelp } from '@halcyon/table';
import type { Chosen } from './chosen.ts';

export class Wishes {
  seatsWished: number | undefined = $state();
  features: readonly string[] = $state.raw([]);
  layout: string | undefined = $state();
  mode: string | undefined = $state();
  options: Readonly<Record<string, number>> = $state.raw({});
  /** What help was asked for, if anybody asked. */
  helpWished: Help | undefined = $state();
  #players: readonly Sitter[] = $state.raw([]);

  constructor(
    readonly game: Game,
    /** The usual one first. */
    readonly bots: readonly string[],
    { wish, players, help }: Chosen,
  ) {
    const { least, most } = game.seats;
    this.seatsWished = wish.seats === undefined ? undefined : Math.min(most, Math.max(least, wish.seats));
    this.features = wish.features ?? [];
    this.layout = wish.layout;
    this.mode = wish.mode;
    this.options = wish.options ?? {};
    this.#players = players;
    this.helpWished = help;
  }
  readonly setup: Setup = $derived.by(() => nearest(this.game, this.wish));
  get wish(): SetupWish {
    const { seatsWished: seats, features, layout, mode, options } = this;
    return { seats, features, layout, mode, options };
  }
  get said(): GameSpeech {
    return speech.words.games[this.game.id]!;
  }
  get seats(): number {
    return this.setup.seats;
  }
  readonly sitters: readonly Sitter[] = $derived.by(() =>
    Array.from({ length: this.seats }, (_, i) => this.#player(i)),
  );
  #player(i: number): Sitter {
    return this.#players[i] ?? { name: '', bot: i === 0 ? undefined : this.bots[0] };
  }
  get help(): Help {
    return this.helpWished ?? standardHelp(this.sitters.filter(({ bot }) => bot === undefined).length);
  }
  sit(i: number, change: Partial<Sitter>): void {
    const all = Array.from({ length: Math.max(this.#players.length, i + 1) }, (_, each) => this.#player(each));
    this.#players = all.with(i, { ...all[i]!, ...change });
  }
  tick(id: string): void {
    const { features } = this;
    this.features = features.includes(id) ? features.filter((other) => other !== id) : [...features, id];
  }
  nameOf(id: string): string {
    const { modes, layouts, features } = this.said;
    return (modes[id] ?? layouts[id] ?? features[id])?.name ?? id;
  }
  /** What is not as the plain game has it, by name. */
  get chosen(): string[] {
    const { game, setup } = this;
    const others = [setup.mode, setup.layout].filter((id) => id !== game.modes[0]?.id && id !== game.layouts[0]?.id);
    return [...others, ...setup.features].map((id) => this.nameOf(id));
  }
  /** Why a module cannot join these; empty if it can. */
  barredBy(module: ModuleInfo, chosen: readonly string[]): string {
    const { page, table } = speech.words;
    const others = excludedBy(this.game, module, chosen).map((id) => this.nameOf(id));
    if (others.length > 0) return page.notWith(table.list(others));
    const fits = !module.seats || module.seats.includes(this.seats);
    return fits ? '' : module.seats!.map(table.menu.seatCount).join(', ');
  }
}
