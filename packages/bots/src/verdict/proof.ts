/**
 * Could this very deal be won with open cards? A line that was found is a proof: the rules play it to a win. That none was
 * found proves nothing. First bots play it, then bots that err a little, then walks in which several moves of every decision are
 * played out to the end and the best is gone on with.
 */
import { type AnyState, bit, CHANCE, MOST_MOVES, type Move, randomFrom, type Seat, type Step } from '@halcyon/kernel';
import type { MakeBot } from '../bot.ts';
import { GIVE_UP } from '../scores.ts';
import { candidatesOf } from '../search/candidates.ts';
import { type Course, openly, Playout, Turn } from '../search/playout.ts';
import { beginningOf, Deal, type Finished, isWon } from './finished.ts';
import { blur, noisy } from './noisy.ts';

export interface Effort {
  /** Games of bots that err. */
  readonly games: number;
  readonly walks: number;
  /** How many moves of a decision are played out beside the guide's. */
  readonly candidates: number;
}
export interface Sought {
  /** Every step of a won game of this deal, chance among them. */
  readonly line?: readonly Step[] | undefined;
  /** Games that were played to their end. */
  readonly tries: number;
}

/** In what scores are measured in, games differ. */
const NOISES = [0.1, 0.3, 1];
const CHANCE_ONLY = bit(CHANCE);

/** The way that is being tried. */
class Line implements Course {
  readonly steps: Step[] = [];
  #chances = 0;
  readonly #deal: Deal;

  constructor(deal: Deal) {
    this.#deal = deal;
  }
  chance(outcomes: number): number {
    return this.#deal.roll(this.#chances, outcomes);
  }
  note(seat: Seat, move: Move): void {
    this.steps.push({ seat, move });
    if (seat === CHANCE) this.#chances++;
  }
  cut(to: number): void {
    while (this.steps.length > to) if (this.steps.pop()!.seat === CHANCE) this.#chances--;
  }
}

class Search {
  tries = 0;
  readonly line: Line;
  readonly #game: Finished;
  readonly #effort: Effort;
  readonly #root: AnyState;
  readonly #state: AnyState;
  readonly #trial: AnyState;
  readonly #random;
  readonly #playouts: readonly Playout[];
  readonly #turn: Turn;
  readonly #guide;
  readonly #scores = new Float64Array(MOST_MOVES);

  constructor(game: Finished, make: MakeBot, effort: Effort, seed: string) {
    const { rules } = game;
    this.#game = game;
    this.#effort = effort;
    this.line = new Line(new Deal(game, `${seed}/chance`));
    this.#root = beginningOf(game);
    this.#state = rules.start();
    this.#trial = rules.start();
    this.#random = randomFrom(`${seed}/proof`);
    this.#playouts = [make, ...NOISES.map((noise) => noisy(make, noise))].map(
      (each) => new Playout(rules, each, this.line),
    );
    const open = openly(rules);
    this.#turn = new Turn(open);
    this.#turn.random = this.#random;
    this.#guide = Array.from({ length: rules.seats }, (_, seat) => make(open, seat));
  }
  /** One game from the deal; whether it was won. The first is the guide's own. */
  play(n: number): boolean {
    const { rules } = this.#game;
    this.line.cut(0);
    return this.#playOn(rules.copy(this.#root, this.#state), n === 0 ? 0 : 1 + ((n - 1) % NOISES.length));
  }
  /** One walk; after each game how far it has come, and whether that game was won. */
  *walk(n: number): Generator<{ readonly share: number; readonly won: boolean }> {
    const { rules, steps } = this.#game;
    const { line } = this;
    line.cut(0);
    const s = rules.copy(this.#root, this.#state);
    for (let must = rules.mustAct(s); must !== 0; must = rules.mustAct(s)) {
      if (must === CHANCE_ONLY) {
        this.#step(s, CHANCE, line.chance(rules.chance(s)));
        continue;
      }
      const seat = 31 - Math.clz32(must & -must);
      const moves = this.#candidates(s, seat, n);
      const here = line.steps.length;
      let [best, most] = [moves[0]!, Number.NEGATIVE_INFINITY];
      for (const move of moves.length === 1 ? [] : moves) {
        line.cut(here);
        const trial = rules.copy(s, this.#trial);
        this.#step(trial, seat, move);
        const won = this.#playOn(trial, n % 2);
        yield { share: Math.min(1, here / steps.length), won };
        const outcome = rules.outcome(trial);
        const score = outcome?.kind === 'together' ? outcome.score : 0;
        if (score > most) [best, most] = [move, score];
      }
      line.cut(here);
      this.#step(s, seat, best);
    }
  }

  #step(s: AnyState, seat: Seat, move: Move): void {
    this.#game.rules.apply(s, seat, move);
    this.line.note(seat, move);
  }
  #playOn(s: AnyState, player: number): boolean {
    this.#playouts[player]!.run(s, this.#random);
    this.tries++;
    return isWon(this.#game.rules.outcome(s));
  }
  #candidates(s: AnyState, seat: Seat, walk: number): Move[] {
    const turn = this.#turn;
    const { candidates } = this.#effort;
    if (turn.ask(s, seat) === 1) return [turn.moves[0]!];
    this.#guide[seat]!.rate!(turn, this.#scores);
    if (walk > 0) blur(this.#scores, turn.count, NOISES[walk % NOISES.length]!, this.#random);
    const moves = candidatesOf(turn, this.#scores, candidates);
    if (moves.length > 1) return moves;
    // A guide that knows only one move, a card to drop, judges by what a seat sees: others are tried by lot.
    const rest = Array.from({ length: turn.count }, (_, i) => i)
      .filter((i) => turn.moves[i] !== moves[0] && this.#scores[i] !== GIVE_UP)
      .map((i) => turn.moves[i]!);
    while (moves.length < candidates && rest.length > 0) moves.push(...rest.splice(this.#random.below(rest.length), 1));
    return moves;
  }
}

/** Yields how much of the effort is spent, 0-1. `stop` ends it with what was found so far. */
export function* findWin(
  game: Finished,
  make: MakeBot,
  effort: Effort,
  stop: () => boolean,
  seed: string,
): Generator<number, Sought> {
  const search = new Search(game, make, effort, seed);
  const found = (): Sought => ({ line: [...search.line.steps], tries: search.tries });
  const { games, walks } = effort;
  for (let n = 0; n <= games && !stop(); n++) {
    if (search.play(n)) return found();
    yield (0.2 * n) / (games + 1);
  }
  for (let n = 0; n < walks && !stop(); n++) {
    for (const { share, won } of search.walk(n)) {
      if (won) return found();
      if (stop()) return { tries: search.tries };
      yield 0.2 + (0.8 * (n + share)) / walks;
    }
  }
  return { tries: search.tries };
}
