/** A press buys; a fish may ask for its coral first, a shark for its prey. Worms are pressed to pay and to take. */
import { argOf, type Move, type Seat } from '@halcyon/kernel';
import { Intent } from '@halcyon/page-kit/intent.svelte.ts';
import { oneFor } from '@halcyon/page-kit/pick.svelte.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { cardName } from '../look/labels.ts';
import { onCoral, paidFor, priceNow, reefOf } from '../look/reef.ts';
import {
  type Breeding,
  type Card,
  type Cell,
  type Coin,
  type Coral,
  columnOf,
  completes,
  FACE_DOWN,
  FEMALE,
  isFish,
  type Price,
  type State,
  sexOf,
} from '../rules/index.ts';

/** A fish that would come to lie on a coral, and the breeding card that it would bring there. */
interface Landing {
  readonly card: Card;
  readonly brood: Breeding | undefined;
}
/** Where each coral refuses a fish for another reason, the most telling one is said; it comes first here. */
const REASONS = ['no-pair', 'sex-there', 'brood-there'];

class ReefPick extends Intent {
  /** The cell of a fish that looks for its coral. */
  #fish = $state<Cell>();
  #hunting = $state(false);
  /** The cell under the mouse or the focus. */
  #over = $state<Cell>();

  get reef(): State {
    return reefOf(this.session.view);
  }
  /** Who sits at the bottom of the picture. */
  get seat(): Seat {
    return this.session.looking ?? 0;
  }
  get asked(): string | undefined {
    return this.session.ask?.id;
  }
  get fish(): Cell | undefined {
    return this.now ? this.#fish : undefined;
  }
  get hunting(): boolean {
    return this.now && this.#hunting;
  }
  override putBack(): void {
    this.#fish = undefined;
    this.#hunting = false;
  }
  /** What a press on a cell would play. */
  get offers(): ReadonlyMap<Cell, readonly Move[]> {
    const kinds = this.hunting ? ['shark'] : ['turn', 'buy', 'catch'];
    const found = new Map<Cell, Move[]>();
    for (const move of this.session.legal.filter((each) => kinds.includes(this.nameOf(each)))) {
      const cell = argOf(move, 0);
      found.set(cell, [...(found.get(cell) ?? []), move]);
    }
    return found;
  }
  price(cell: Cell): Price {
    return this.hunting ? 0 : priceNow(this.reef, this.seat, cell, this.asked);
  }
  /** By coral: what these moves would bring about there. */
  landingsOf(moves: readonly Move[]): ReadonlyMap<Coral, Landing> {
    return new Map(
      moves
        .filter((move) => this.nameOf(move) === 'catch')
        .map((move) => {
          const [card, coral] = [this.reef.sea[argOf(move, 0)]!, argOf(move, 1)];
          const brood = completes(this.reef, this.seat, coral, card);
          return [coral, { card, brood: brood < 0 ? undefined : brood }];
        }),
    );
  }
  /** By coral: what the fish that is chosen, or looked at, would bring about there. */
  get landings(): ReadonlyMap<Coral, Landing> {
    return this.landingsOf(this.offers.get(this.fish ?? this.#over ?? -1) ?? []);
  }
  /** Corals that a press means something for, now. */
  get corals(): ReadonlySet<Coral> {
    const kind = this.hunting ? 'shark-fish' : this.fish === undefined ? '' : 'catch';
    const own = this.session.legal.filter((move) => this.nameOf(move) === kind);
    return new Set(
      kind === 'catch'
        ? own.filter((move) => argOf(move, 0) === this.fish).map((move) => argOf(move, 1))
        : own.map((move) => argOf(move, 0)),
    );
  }
  /** Breeding cards that these moves would complete. */
  broodsOf(moves: readonly Move[]): Breeding[] {
    return [...this.landingsOf(moves).values()].flatMap(({ brood }) => brood ?? []);
  }
  /** Coins that can be paid or worms that can be taken. */
  get coins(): ReadonlySet<Coin> {
    const own = this.session.legal.filter((move) => ['pay', 'take'].includes(this.nameOf(move)));
    return new Set(own.map((move) => argOf(move, 0)));
  }
  /** Whether worms come from the supply now. */
  get taking(): boolean {
    return this.asked === 'share' || this.asked === 'substitute';
  }
  get #due(): ReturnType<typeof paidFor> {
    return paidFor(this.session.outlook.rules, this.reef);
  }
  /** The cell of the card that somebody is paying for. */
  get paying(): Cell | undefined {
    return this.#due === 'boat' ? undefined : this.#due;
  }
  /** Who is paying for a boat. */
  get launching(): Seat | undefined {
    return this.#due === 'boat' ? this.reef.turn : undefined;
  }
  /** The card that was just turned up. */
  get turned(): Cell | undefined {
    const { ask } = this.session;
    return ask?.id === 'keep' ? ask.facts.cell : undefined;
  }
  /** What answers the fish or the shark that is chosen. */
  get hint(): string {
    const { fish } = this;
    if (fish !== undefined)
      return `${cardName(speech.words.games.reef!.things, this.reef.sea[fish]!)}: ${this.#thing('chooseCoral')}`;
    return this.hunting ? this.#thing('choosePrey') : '';
  }
  hasBoat(cell: Cell): boolean {
    return columnOf(cell) < this.reef.boats[this.seat]!;
  }
  hover(cell: Cell | undefined): void {
    this.#over = cell;
  }

  press(cell: Cell): void {
    const { session } = this;
    const moves = this.offers.get(cell);
    if (this.hunting) session.play(this.move('shark', cell));
    else if (!moves) this.#refuse(cell);
    else if (moves.length === 1) session.play(moves[0]!);
    else this.#lookForCoral(cell);
  }
  #lookForCoral(cell: Cell): void {
    const again = this.fish === cell;
    this.begin();
    if (again) return;
    this.#fish = cell;
  }
  pressCoral(coral: Coral): void {
    const { session, fish } = this;
    const prey = onCoral(this.reef, this.seat, coral).fish;
    if (fish !== undefined) session.play(this.move('catch', fish, coral));
    else if (this.hunting) session.play(this.move('shark-fish', coral, prey === undefined ? FEMALE : sexOf(prey)));
    else if (this.asked === 'act') session.advise(this.#thing('chooseCard'));
    else session.explain(this.move('end'));
  }
  /** A worm by its colour, or a pearl. */
  pressCoin(coin: Coin): void {
    this.session.play(this.move(this.taking ? 'take' : 'pay', coin));
  }
  get canHunt(): boolean {
    return this.can('shark') || this.can('shark-fish');
  }
  pressShark(): void {
    const hunts = this.hunting;
    if (!this.canHunt) {
      this.session.explain(this.move('shark'));
      return;
    }
    this.begin();
    if (hunts) return;
    this.#hunting = true;
  }
  get whyNoBoat(): string | undefined {
    const refusal = this.session.check(this.move('boat'));
    return refusal && this.session.speaker.reason(refusal);
  }
  pressBoat(): void {
    this.session.play(this.move('boat'));
  }
  #thing(key: string): string {
    return speech.words.games.reef!.things[key]!;
  }
  /** Why nothing can be bought there. */
  #refuse(cell: Cell): void {
    const { session, reef } = this;
    const card = reef.sea[cell]!;
    if (card === FACE_DOWN) session.explain(this.move('turn', cell));
    else if (isFish(card)) this.#refuseFish(cell);
    else session.explain(this.move('buy', cell));
  }
  #refuseFish(cell: Cell): void {
    const onto = Array.from({ length: Math.max(1, this.reef.broods[this.seat]!.length) }, (_, coral) =>
      this.move('catch', cell, coral),
    );
    const why = onto.map((move) => this.session.check(move)?.id);
    const [telling = 0] = REASONS.map((id) => why.indexOf(id)).filter((i) => i >= 0);
    this.session.explain(onto[telling]!);
  }
}

export const pickOf = oneFor((session) => new ReefPick(session));
