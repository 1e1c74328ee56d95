/** A card, or a landslide, or what costs two cards; then where. Nothing is played before it is whole. */

import { argOf, type Move, pack } from '@halcyon/kernel';
import { oneFor, Pick, type Standing } from '@halcyon/page-kit/pick.svelte.ts';
import { Preview } from '@halcyon/page-kit/preview.svelte.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { isEmpty, mapOf } from '../look/map.ts';
import { CARDS_TO_PAY, type Card, EMPTY, type Hex, LANDSLIDE, PATHS, type State, type Tile } from '../rules/index.ts';

export type Tool = 'landslide' | 'remove' | 'throw';
/** What a press does: walk there, put something there, or choose what lies there. */
type Doing = 'go' | 'put' | 'lift';
export interface Target {
  readonly doing: Doing;
  /** Undefined = the second half is still to be chosen. */
  readonly move: Move | undefined;
}

class MapPick extends Pick {
  // Cards that pay are marked here, because what is paid for is chosen first and played with them.
  protected readonly drops = [];
  #tool = $state<Tool>();
  /** The tile that is to go, the tile that the die moves, or the hex that a shifted tile goes to. */
  #hex = $state<Hex>();
  /** Places in the hand, of cards that are to pay. */
  #paying = $state<readonly number[]>([]);
  readonly sight = new Preview(this.session, (hex) => this.targets.has(hex));

  get map(): State {
    return mapOf(this.session.view);
  }
  get tool(): Tool | undefined {
    return this.now ? this.#tool : undefined;
  }
  get hex(): Hex | undefined {
    return this.now ? this.#hex : undefined;
  }
  /** What would come to a hex that is pressed: a terrain or a landslide. */
  get tile(): Tile | undefined {
    if (this.session.ask?.id === 'die') return this.map.die;
    return this.tool === 'landslide' ? LANDSLIDE : this.card;
  }
  /** How many cards are to be marked, or 0. */
  get price(): number {
    const { ask } = this.session;
    if (ask?.id === 'pay') return ask.facts.left ?? 0;
    return this.tool === 'throw' || (this.tool === 'remove' && this.hex !== undefined) ? CARDS_TO_PAY : 0;
  }
  get paying(): readonly number[] {
    return this.now ? this.#paying : [];
  }
  override standing(i: number): Standing {
    return this.paying.includes(i) ? 'marked' : super.standing(i);
  }
  override press(i: number): void {
    const ask = this.session.ask?.id;
    if (this.price > 0) this.#mark(i);
    else if (ask !== undefined && ask !== 'act') this.session.explain(this.#withCard(this.hand[i]!, PATHS[0]!));
    else {
      super.press(i);
      if (ask === 'act' && this.card !== undefined) this.#adviseCard();
    }
  }
  /** What the card that is picked up can do; nothing is offered that cannot be. */
  #adviseCard(): void {
    const doing = new Set([...this.targets.values()].map((target) => target.doing));
    const [go, put] = [doing.has('go'), doing.has('put')];
    if (go || put) this.#advise(go && put ? 'goOrPut' : go ? 'goThere' : 'putThere');
  }
  #mark(i: number): void {
    const { paying, price } = this;
    if (!this.now) this.begin();
    this.#paying = paying.includes(i) ? paying.filter((other) => other !== i) : [...paying, i].slice(-price);
    // The last card that is marked pays at once.
    if (this.#paying.length === price) this.pay();
  }
  override putBack(): void {
    super.putBack();
    this.#tool = undefined;
    this.#hex = undefined;
    this.#paying = [];
    this.sight.forget();
  }
  /** What is paid for, and all the cards; or what is still missing. */
  pay(): void {
    const { hand, session, paying } = this;
    if (paying.length < this.price) this.#advise('markTwo');
    else session.play(...this.opening, ...paying.map((i) => this.move('pay', hand[i]!)));
  }
  /** The move that is paid for, unless it was made already. */
  get opening(): readonly Move[] {
    const { tool, hex = 0 } = this;
    return tool === undefined ? [] : [this.move(tool, tool === 'throw' ? 0 : hex)];
  }
  pressTool(tool: Tool): void {
    const on = this.tool === tool;
    this.begin();
    if (on) return;
    if (!this.can(tool)) {
      this.session.explain(this.move(tool, PATHS[0]));
      return;
    }
    this.#tool = tool;
    this.#advise(tool === 'throw' ? 'markTwo' : tool === 'remove' ? 'chooseTile' : 'chooseHex');
  }

  /** Hexes to press. A card walks to tiles and puts on empty hexes, so no hex is both. */
  get targets(): ReadonlyMap<Hex, Target> {
    const found = new Map<Hex, Target>();
    for (const move of this.session.legal) {
      const [hex, doing, whole = move] = this.#meaning(move) ?? [];
      if (hex !== undefined) found.set(hex, { doing: doing!, move: whole ?? undefined });
    }
    return found;
  }
  /** Where a move is pressed now; null = only its first half. */
  #meaning(move: Move): readonly [hex: Hex, doing: Doing, whole?: null] | undefined {
    const { tool, card, hex } = this;
    const name = this.nameOf(move);
    const [a, b, c] = [argOf(move, 0), argOf(move, 1), argOf(move, 2)];
    if (tool !== undefined) {
      if (name !== tool || name === 'throw') return undefined;
      if (name === 'remove') return hex === undefined || hex === a ? [a, 'lift', null] : undefined;
      return [a, 'put'];
    }
    if (name === 'put') return hex === undefined ? [a, 'put'] : undefined;
    if (name === 'take') return hex === undefined ? [a, 'lift', null] : undefined;
    if (name === 'carry') return hex === undefined ? [a, 'lift', null] : hex === a ? [b, 'put'] : undefined;
    if (card === undefined || card !== a) return undefined;
    if (name === 'shift') return hex === undefined ? [c, 'put', null] : hex === c ? [b, 'lift'] : undefined;
    if (hex !== undefined) return undefined;
    return name === 'move' ? [b, 'go'] : name === 'place' ? [b, 'put'] : undefined;
  }
  /** The tile that is chosen goes back to the reserve. */
  get taking(): Move | undefined {
    const { hex, session } = this;
    const take = hex === undefined ? undefined : this.move('take', hex);
    return take !== undefined && session.legal.includes(take) ? take : undefined;
  }

  /** The move that is seen before it is played. */
  get shown(): Move | undefined {
    const { at } = this.sight;
    return at === undefined ? undefined : this.targets.get(at)?.move;
  }

  /** What cannot be taken back is played only by a press on what is seen. */
  pressHex(hex: Hex): void {
    const { sight } = this;
    if (this.targets.get(hex)?.move === undefined || sight.at === hex) this.playTo(hex);
    else {
      sight.pin(hex);
      this.session.advise('');
    }
  }
  playTo(hex: Hex): boolean {
    this.sight.forget();
    const target = this.targets.get(hex);
    const other = this.tool === 'remove' && this.session.legal.includes(this.move('remove', hex));
    if (this.hex === hex) this.#choose(undefined);
    else if (other) this.#choose(hex);
    else if (!target) this.#refuse(hex);
    else if (target.move === undefined) this.#choose(hex);
    else this.session.play(target.move);
    return true;
  }
  #choose(hex: Hex | undefined): void {
    const { tool } = this;
    if (!this.now) this.begin();
    this.#hex = hex;
    if (hex === undefined) this.session.advise('');
    else if (tool === 'remove') this.#advise('markTwo');
    else this.#advise(this.card === undefined ? 'chooseTarget' : 'chooseTile');
  }
  #advise(key: string): void {
    this.session.advise(speech.words.games['castle-merchants']!.things[key] ?? '');
  }
  /** Why a press does nothing there. */
  #refuse(hex: Hex): void {
    const { session, price, tool, card } = this;
    const ask = session.ask?.id;
    if (ask === undefined) return;
    if (ask === 'die') session.explain(this.#withDie(hex));
    else if (ask === 'act' && price > 0) this.#advise('markTwo');
    else if (tool !== undefined) session.explain(this.move(tool, hex));
    else if (ask === 'act' && card === undefined) this.#advise('chooseCard');
    else session.explain(this.#withCard(card ?? 1, hex));
  }
  #withDie(to: Hex): Move {
    const { hex, map } = this;
    if (hex !== undefined) return this.move('carry', hex, to);
    const lies = map.tiles[to] !== EMPTY && (map.die !== LANDSLIDE || map.tiles[to] === LANDSLIDE);
    return this.move(lies ? 'take' : 'put', to);
  }
  #withCard(card: Card, to: Hex): Move {
    const { hex, map } = this;
    const shift = (from: Hex, target: Hex): Move => pack(this.kind('shift'), card, from, target);
    if (hex !== undefined) return shift(to, hex);
    if (!isEmpty(map, to)) return this.move('move', card, to);
    // M3.3: none in the reserve, and merchants stand on all others.
    return map.reserve[card] === 0 ? shift(map.tiles.indexOf(card), to) : this.move('place', card, to);
  }
}

export const pickOf = oneFor((session) => new MapPick(session));
