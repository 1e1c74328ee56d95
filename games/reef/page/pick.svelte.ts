/** A press buys; a fish may ask for its coral first, a shark for its prey. Worms are pressed to pay and to take. */
import { argOf, type Move } from '@halcyon/kernel';
import { Intent } from '@halcyon/page-kit/intent.svelte.ts';
import { oneFor } from '@halcyon/page-kit/pick.svelte.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import {
  columnOf,
  completes,
  FACE_DOWN,
  FEMALE,
  fishOf,
  isFish,
  KEEP_PRICE,
  MALE,
  priceOf,
  rowOf,
  type State,
  TURN_PRICE,
} from '../rules/index.ts';
import { lastBought } from './deeds.ts';
import { reefOf } from './reef.ts';

/** A fish that would come to lie on a coral, and the breeding card that it would bring there. */
interface Landing {
  readonly card: number;
  readonly brood: number | undefined;
}
/** The most telling reason first, where every coral has one of its own. */
const REASONS = ['no-pair', 'sex-there', 'brood-there'];

class ReefPick extends Intent {
  /** The cell of a fish that looks for its coral. */
  #fish = $state<number>();
  #hunting = $state(false);
  /** The cell under the mouse or the focus. */
  #over = $state<number>();

  get reef(): State {
    return reefOf(this.session.view);
  }
  /** Who sits at the bottom of the picture. */
  get seat(): number {
    return this.session.looking ?? 0;
  }
  get asked(): string | undefined {
    return this.session.ask?.id;
  }
  get fish(): number | undefined {
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
  get offers(): ReadonlyMap<number, readonly Move[]> {
    const kinds = this.hunting ? ['shark'] : ['turn', 'buy', 'catch'];
    const found = new Map<number, Move[]>();
    for (const move of this.session.legal.filter((each) => kinds.includes(this.nameOf(each)))) {
      const cell = argOf(move, 0);
      found.set(cell, [...(found.get(cell) ?? []), move]);
    }
    return found;
  }
  price(cell: number): number {
    if (this.hunting) return 0;
    if (this.asked === 'keep') return KEEP_PRICE;
    return this.reef.sea[cell] === FACE_DOWN ? TURN_PRICE : priceOf(this.seat, rowOf(cell));
  }
  /** By coral: what these moves would bring about there. */
  landingsOf(moves: readonly Move[]): ReadonlyMap<number, Landing> {
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
  get landings(): ReadonlyMap<number, Landing> {
    return this.landingsOf(this.offers.get(this.fish ?? this.#over ?? -1) ?? []);
  }
  /** Corals that a press means something for, now. */
  get corals(): ReadonlySet<number> {
    const kind = this.hunting ? 'shark-fish' : this.fish === undefined ? '' : 'catch';
    const own = this.session.legal.filter((move) => this.nameOf(move) === kind);
    return new Set(
      kind === 'catch'
        ? own.filter((move) => argOf(move, 0) === this.fish).map((move) => argOf(move, 1))
        : own.map((move) => argOf(move, 0)),
    );
  }
  /** Breeding cards that these moves would complete. */
  broodsOf(moves: readonly Move[]): number[] {
    return [...this.landingsOf(moves).values()].flatMap(({ brood }) => brood ?? []);
  }
  /** Coins that can be paid or worms that can be taken. */
  get coins(): ReadonlySet<number> {
    const own = this.session.legal.filter((move) => ['pay', 'take'].includes(this.nameOf(move)));
    return new Set(own.map((move) => argOf(move, 0)));
  }
  /** Whether worms come from the supply now. */
  get taking(): boolean {
    return this.asked === 'share' || this.asked === 'substitute';
  }
  /** What somebody is paying for. */
  get #due(): ReturnType<typeof lastBought> {
    return this.session.question === 'pay' ? lastBought(this.session.outlook) : undefined;
  }
  /** The cell of a card that is being paid for, and whose boat is. */
  get paying(): number | undefined {
    return this.#due?.cell;
  }
  get launching(): number | undefined {
    return this.#due?.name === 'boat' ? this.reef.turn : undefined;
  }
  /** The card that was just turned up. */
  get turned(): number | undefined {
    const { ask } = this.session;
    return ask?.id === 'keep' ? ask.facts.cell : undefined;
  }
  hasBoat(cell: number): boolean {
    return columnOf(cell) < this.reef.boats[this.seat]!;
  }
  hover(cell: number | undefined): void {
    this.#over = cell;
  }

  press(cell: number): void {
    const { session } = this;
    const moves = this.offers.get(cell);
    if (this.hunting) session.play(this.move('shark', cell));
    else if (!moves) this.#refuse(cell);
    else if (moves.length === 1) session.play(moves[0]!);
    else this.#lookForCoral(cell);
  }
  #lookForCoral(cell: number): void {
    const again = this.fish === cell;
    this.begin();
    if (again) return;
    this.#fish = cell;
    this.session.advise(this.#thing('chooseCoral'));
  }
  pressCoral(coral: number): void {
    const { session, fish } = this;
    const sex = fishOf(this.reef, this.seat, MALE)[coral] ? MALE : FEMALE;
    if (fish !== undefined) session.play(this.move('catch', fish, coral));
    else if (this.hunting) session.play(this.move('shark-fish', coral, sex));
    else if (this.asked === 'act') session.advise(this.#thing('chooseCard'));
    else session.explain(this.move('end'));
  }
  /** A worm by its colour, or a pearl. */
  pressCoin(coin: number): void {
    this.session.play(this.move(this.taking ? 'take' : 'pay', coin));
  }
  pressShark(): void {
    const hunts = this.hunting;
    if (!this.can('shark') && !this.can('shark-fish')) {
      this.session.explain(this.move('shark'));
      return;
    }
    this.begin();
    if (hunts) return;
    this.#hunting = true;
    this.session.advise(this.#thing('choosePrey'));
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
  #refuse(cell: number): void {
    const { session, reef } = this;
    const card = reef.sea[cell]!;
    if (card === FACE_DOWN) session.explain(this.move('turn', cell));
    else if (isFish(card)) this.#refuseFish(cell);
    else session.explain(this.move('buy', cell));
  }
  #refuseFish(cell: number): void {
    const onto = Array.from({ length: Math.max(1, this.reef.broods[this.seat]!.length) }, (_, coral) =>
      this.move('catch', cell, coral),
    );
    const why = onto.map((move) => this.session.check(move)?.id);
    const [telling = 0] = REASONS.map((id) => why.indexOf(id)).filter((i) => i >= 0);
    this.session.explain(onto[telling]!);
  }
}

export const pickOf = oneFor((session) => new ReefPick(session));
