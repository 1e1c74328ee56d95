/** A die, a character or a deed, in any order; then where to. What is shown is played by pressing it once more. */

import { argOf, type Move } from '@halcyon/kernel';
import { Intent } from '@halcyon/page-kit/intent.svelte.ts';
import { oneFor } from '@halcyon/page-kit/pick.svelte.ts';
import { Preview } from '@halcyon/page-kit/preview.svelte.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { characterName } from '../look/names.ts';
import { diceOf, goalOf, isInside, pubOf } from '../look/pub.ts';
import { type Character, clan, clanOf, DOOR, type Pips, type Place, type State } from '../rules/index.ts';
import { inWords, previewOf } from './preview.ts';
import { GUEST } from './spots.ts';

export type Deed = 'enter' | 'innkeeper' | 'leave';
/** Signs that three lines of a small phone have room for; more would move the picture. */
const ROOM = 118;
/** The sum of both dice, as a third die. */
export const BOTH = 2;

class PubPick extends Intent {
  #die = $state<number>();
  #who = $state<Character>();
  #deed = $state<Deed>();
  /** The button of a way that the mouse or the focus rests on. */
  #way = $state<Move>();
  /** What was said last about how to go on. */
  #advice = $state('');
  readonly sight = new Preview(this.session, (spot) => this.targets.has(spot));

  get pub(): State {
    return pubOf(this.session.view);
  }
  get serving(): boolean {
    return this.session.ask?.id === 'serve';
  }
  get die(): number | undefined {
    return this.now ? this.#die : undefined;
  }
  get who(): Character | undefined {
    return this.now ? this.#who : undefined;
  }
  get deed(): Deed | undefined {
    return this.now ? this.#deed : undefined;
  }
  /** What both dice and their sum show; 0 = used. */
  get dice(): readonly [Pips, Pips, Pips] {
    return diceOf(this.pub);
  }
  get pips(): Pips | undefined {
    return this.die === undefined ? undefined : this.dice[this.die];
  }
  override putBack(): void {
    this.#die = undefined;
    this.#who = undefined;
    this.#deed = undefined;
    this.sight.forget();
    this.#way = undefined;
    this.#advice = '';
  }
  /** What the shown move would bring about, or what to press for what is picked up. */
  get hint(): string {
    const { session, shown, who, deed } = this;
    if (this.#advice && this.now) return this.#advice;
    const preview = previewOf(session, shown);
    const effect = preview ? inWords(session, preview) : '';
    if (effect !== '' && effect.length <= ROOM) return effect;
    if (this.targets.size === 0 || this.serving) return '';
    const { things } = speech.words.games['fantasy-pub']!;
    if (who !== undefined && deed === undefined) return `${characterName(things, who)}: ${things.tapPlace}`;
    return deed === 'innkeeper' ? `${things.innkeeper}: ${things.tapPlace}` : '';
  }

  pipsOf(move: Move): Pips {
    return argOf(move, ['enter', 'innkeeper'].includes(this.nameOf(move)) ? 0 : 1);
  }
  whoOf(move: Move): Character | undefined {
    return ['move', 'back', 'leave', 'serve'].includes(this.nameOf(move)) ? argOf(move, 0) : undefined;
  }
  /** Where a move is pressed: the place that it leads to, or the guest that it is about. */
  spotOf(move: Move): number {
    const name = this.nameOf(move);
    const who = argOf(move, 0);
    if (name === 'enter') return DOOR;
    if (name === 'innkeeper') return who;
    if (name !== 'move' && name !== 'back') return GUEST + who;
    return goalOf(this.pub, name, who, argOf(move, 1));
  }
  /** What can be done with what is chosen so far. */
  get offers(): readonly Move[] {
    const { pips, who, deed, serving } = this;
    return this.session.legal.filter((move) => {
      const name = this.nameOf(move);
      if (name === 'end') return false;
      if (serving) return true;
      return (
        (deed === undefined || name === deed) &&
        (who === undefined || this.whoOf(move) === who) &&
        (pips === undefined || this.pipsOf(move) === pips)
      );
    });
  }
  /** Characters of the reader that can do something. */
  get movers(): ReadonlySet<Character> {
    return new Set(this.serving ? [] : this.offers.flatMap((move) => this.whoOf(move) ?? []));
  }
  /** Spots to press, each with the moves that are meant; as soon as it is known what is to be done. */
  get targets(): ReadonlyMap<number, readonly Move[]> {
    const { who, deed, serving } = this;
    const open = serving || who !== undefined || deed !== undefined;
    const meant = open ? this.offers.filter((move) => deed === 'leave' || this.nameOf(move) !== 'leave') : [];
    const found = new Map<number, Move[]>();
    for (const move of meant) found.set(this.spotOf(move), [...(found.get(this.spotOf(move)) ?? []), move]);
    return found;
  }
  /** Moves to choose from, as buttons; for what was pressed: a button that came with the mouse would go as it leaves. */
  get ways(): readonly Move[] {
    const { who, pips, deed } = this;
    const { pinned } = this.sight;
    if (pinned !== undefined) return this.targets.get(pinned)!;
    return deed !== undefined || (who !== undefined && pips !== undefined) ? this.offers : [];
  }
  /** The move whose effect is shown. */
  get shown(): Move | undefined {
    const { ways } = this;
    const { at } = this.sight;
    if (this.#way !== undefined && ways.includes(this.#way)) return this.#way;
    const near = at === undefined ? ways : this.targets.get(at)!;
    return at !== undefined || near.length === 1 ? near[0] : undefined;
  }
  /** Undefined = nothing any more. */
  hoverWay(move: Move | undefined): void {
    this.#way = move;
  }

  pressDie(die: number): void {
    this.#set({ who: this.who, deed: this.deed, die: this.die === die ? undefined : die });
  }
  pressDeed(deed: Deed): void {
    const { who, die, pips } = this;
    const own = deed === 'leave' ? who : undefined;
    const ways = this.session.legal.filter(
      (move) =>
        this.nameOf(move) === deed &&
        (pips === undefined || this.pipsOf(move) === pips) &&
        (own === undefined || this.whoOf(move) === own),
    );
    if (ways.length === 0) this.#explainDeed(deed);
    else if (this.deed !== deed) this.#set({ who: own, die, deed });
    else if (ways.length === 1) this.play(ways[0]!);
    else this.#set({ who: own, die, deed: undefined });
  }
  /** A place or a guest. */
  press(spot: number): void {
    const moves = this.targets.get(spot);
    if (moves) this.#pressTarget(spot, moves);
    else if (spot < GUEST) this.#refuse(spot);
    else this.#pressGuest(spot - GUEST);
  }
  play(move: Move): void {
    this.session.play(move);
  }
  #pressTarget(spot: number, moves: readonly Move[]): void {
    if (moves.length === 1 && this.sight.at === spot) {
      this.play(moves[0]!);
      return;
    }
    if (!this.now) this.begin();
    this.sight.pin(spot);
    this.#advise(moves.length > 1 ? 'chooseDie' : undefined);
  }
  #pressGuest(character: Character): void {
    const { session, pub } = this;
    const at = pub.place[character]!;
    if (this.serving) session.explain(this.move('serve', character));
    else if (clanOf(character) === session.looking) this.#choose(character);
    // Who sits there is no reason to miss the table.
    else if (this.targets.has(at)) this.press(at);
    else session.explain(this.move('move', character, this.#anyPips));
  }
  #choose(who: Character): void {
    const chosen = this.who === who;
    this.#set({ who: chosen ? undefined : who, die: this.die, deed: undefined });
    if (!chosen && this.offers.length === 0) this.session.explain(this.move('move', who, this.pips ?? this.#anyPips));
  }
  #set({ die, who, deed }: { die: number | undefined; who: Character | undefined; deed: Deed | undefined }): void {
    this.begin();
    this.#die = die;
    this.#who = who;
    this.#deed = deed;
    this.#advice = '';
  }
  get #anyPips(): Pips {
    return Math.max(...this.dice);
  }
  /** By the label of a sentence. */
  #advise(key: string | undefined): void {
    this.#advice = key === undefined ? '' : speech.words.games['fantasy-pub']!.things[key]!;
    this.session.advise(this.#advice);
  }
  #explainDeed(deed: Deed): void {
    const { session, pub, pips = Math.max(...this.dice.slice(0, BOTH)) } = this;
    const inside = clan(session.looking ?? 0).filter((character) => isInside(pub, character));
    const who = this.who ?? inside.find((character) => pub.place[character] === DOOR) ?? inside[0];
    if (deed !== 'leave') session.explain(this.move(deed, pips));
    else if (who === undefined) this.#advise('chooseCharacter');
    else session.explain(this.move('leave', who, pips));
  }
  /** Why nothing leads to this place. */
  #refuse(place: Place): void {
    const { session, who, deed } = this;
    if (!session.ask) return;
    if (this.serving) this.#advise('serve');
    else if (deed === 'innkeeper' && place !== DOOR) session.explain(this.move('innkeeper', place));
    else if (who === undefined) this.#advise('chooseCharacter');
    else this.#refuseWalk(who, place);
  }
  #refuseWalk(who: Character, place: Place): void {
    const { session, pips } = this;
    const way = this.dice
      .filter((each) => each > 0 && (pips === undefined || pips === each))
      .flatMap((each) => [this.move('move', who, each), this.move('back', who, each)])
      .find((move) => session.check(move)?.id !== 'not-a-dwarf' && this.spotOf(move) === place);
    if (way === undefined) this.#advise('noDieLeads');
    else session.explain(way);
  }
}

export const pickOf = oneFor((session) => new PubPick(session));
