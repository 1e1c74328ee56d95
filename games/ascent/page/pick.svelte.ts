/** What the reader can do with what is picked up. Campfires and herds are prepared in small steps; nothing is played before it is whole. */

import { ahead, type Move, type Outlook } from '@halcyon/kernel';
import { oneFor, Pick } from '@halcyon/page-kit/pick.svelte.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { cardLabel, dearerSide, seenAs } from '../look/cards.ts';
import { type Mountain, mountainOf } from '../look/mountain.ts';
import { BRIDGE, cardValue, costOf, isCampfire, isTerrain, neighbourValues, SUMMIT } from '../rules/index.ts';
import { SPOTS, TOP } from './spots.ts';

/** Where what is picked may go, or what may be chosen next. */
export interface Target {
  /** Undefined for a terrain that may make room, or a herd that may be led: what it costs is known after the next choice. */
  readonly cost: number | undefined;
  /** A4.16: the neighbour of a bridge that makes the cost. */
  readonly dearer: 'left' | 'right' | undefined;
}

class MountainPick extends Pick {
  protected readonly drops = ['pay', 'discard'];
  /** The terrain that makes room for the campfire, or the card of the herd. */
  #from = $state<number>();
  #leading = $state(false);
  /** What #shown found last, and for what. No $derived: a pick outlives the component that first asks for it. */
  #tried: { readonly now: Outlook; readonly opening: Move; readonly shown: Outlook } | undefined;

  get mountain(): Mountain {
    return mountainOf(this.session.view);
  }
  get from(): number | undefined {
    return this.now ? this.#from : undefined;
  }
  /** A herd is to be chosen, or was. */
  get leading(): boolean {
    return this.now && this.#leading;
  }
  get #opening(): Move | undefined {
    const { from, card } = this;
    if (from === undefined) return undefined;
    return card === undefined ? this.move('herd', from) : this.move('campfire', card, from);
  }
  /** The table as it is, or as it would be after the first half of the move. */
  get #shown(): Outlook {
    const opening = this.#opening;
    const { outlook: now } = this.session;
    if (opening === undefined) return now;
    if (this.#tried?.now !== now || this.#tried.opening !== opening) {
      this.#tried = { now, opening, shown: ahead(now, [opening]) ?? now };
    }
    return this.#tried.shown;
  }
  /** The card that wants to lie somewhere: from the hand, or lifted by a campfire. */
  get seeker(): number | undefined {
    return mountainOf(this.#shown.view).lifted || this.card;
  }
  /** A herd is on its way, or would be. */
  get climbing(): boolean {
    return this.#shown.ask?.id === 'climb';
  }
  override get legalCells(): readonly number[] {
    return [...this.targets.keys()];
  }
  /** What answers what is picked up; '' = nothing needs an answer. */
  get hint(): string {
    const { card, session, targets } = this;
    const { things } = speech.words.games.ascent!;
    if (card === undefined || isCampfire(card)) return this.chosen;
    const refusal = card === SUMMIT ? session.check(this.move('summit')) : undefined;
    if (refusal) return session.speaker.reason(refusal);
    const costs = [...targets.values()].some(({ cost }) => cost);
    const key = targets.size === 0 ? 'fitsNowhere' : costs ? 'litPriced' : 'litFree';
    return things[key]!.replace('{card}', cardLabel(things, seenAs(card, session.outlook.setup)));
  }
  override putBack(): void {
    super.putBack();
    this.#from = undefined;
    this.#leading = false;
  }
  toggleLeading(): void {
    const leading = !this.leading;
    this.begin();
    this.#leading = leading;
    if (leading) this.#advise('chooseHerd');
  }
  #advise(key: string): void {
    this.session.advise(speech.words.games.ascent!.things[key]!);
  }
  /** After a card was picked up: what to do next, if that is not plain. */
  advise(): void {
    if (this.card !== undefined && isCampfire(this.card)) this.#advise('chooseTerrain');
  }

  /** The move that this cell stands for now, legal or not; undefined if there is none. */
  moveTo(cell: number): Move | undefined {
    const { card } = this;
    const ask = this.#shown.ask?.id;
    if (ask === 'lift' && cell !== TOP) return this.move('lift', cell);
    if (ask === 'climb' && cell !== TOP) return this.move('up', cell);
    if (ask !== 'turn') return undefined;
    if (cell === TOP || card === SUMMIT) return this.move('summit');
    if (card === undefined) return this.leading ? this.move('herd', cell) : undefined;
    if (isTerrain(card)) return this.move('place', card, cell);
    return card === BRIDGE ? this.move('bridge', cell) : this.move('campfire', card, cell);
  }
  get targets(): ReadonlyMap<number, Target> {
    const legal = new Set(this.#shown.legal);
    return new Map(
      SPOTS.flatMap(({ cell }) => {
        const move = this.card === SUMMIT && cell !== TOP ? undefined : this.moveTo(cell);
        return move !== undefined && legal.has(move) ? [[cell, this.#targetAt(cell)]] : [];
      }),
    );
  }
  #targetAt(cell: number): Target {
    const { ask, view } = this.#shown;
    const shown = mountainOf(view);
    const { seeker } = this;
    const plain = { dearer: undefined };
    if (ask?.id === 'climb') return { ...plain, cost: ask.facts.climbed! + 1 };
    if (cell === TOP || seeker === BRIDGE) return { ...plain, cost: 0 };
    if (seeker === undefined || !isTerrain(seeker)) return { ...plain, cost: undefined };
    const cost = costOf(shown, seeker, cell);
    if (shown.cells[cell] !== BRIDGE || cost === 0) return { ...plain, cost };
    return { cost, dearer: dearerSide(cardValue(seeker), ...neighbourValues(shown, cell)) };
  }

  playTo(cell: number): boolean {
    const { session, card } = this;
    const opening = this.#opening;
    if (opening !== undefined && cell === this.from) {
      this.#from = undefined;
      session.advise('');
      this.advise();
      return true;
    }
    if (opening !== undefined) return this.#playOn(opening, cell);
    const herd = this.move('herd', cell);
    if (card === undefined && cell !== TOP && session.ask?.id === 'turn' && session.legal.includes(herd)) {
      this.#choose(cell);
      return true;
    }
    const move = this.moveTo(cell);
    if (move === undefined) return false;
    if (cell === TOP && card !== undefined && card !== SUMMIT) session.explain(move);
    else if (card !== undefined && isCampfire(card) && !session.check(move)) this.#choose(cell);
    else session.play(move);
    return true;
  }
  /** The second half: where the terrain goes, or the herd's first step. */
  #playOn(opening: Move, cell: number): boolean {
    const move = this.moveTo(cell);
    if (move === undefined) return true;
    const refusal = this.#shown.check(move);
    if (!refusal) this.session.play(opening, move);
    else if (this.#isSource(cell)) this.#choose(cell);
    else {
      this.session.advise('');
      this.session.refusal = refusal;
    }
    return true;
  }
  #isSource(cell: number): boolean {
    const { card } = this;
    return this.session.legal.includes(
      card === undefined ? this.move('herd', cell) : this.move('campfire', card, cell),
    );
  }
  #choose(cell: number): void {
    if (this.card === undefined) {
      this.begin();
      this.#leading = true;
    }
    this.#from = cell;
    this.#advise(this.card === undefined ? 'chooseWay' : 'chooseTarget');
  }
}

export const pickOf = oneFor((session) => new MountainPick(session));
