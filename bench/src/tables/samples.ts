/** Games to measure tables by: played at random, under a secret as people's are, so that they can be played again. */
import {
  agree,
  CHANCE,
  type ChanceSource,
  type Entry,
  type Game,
  Match,
  randomFrom,
  type Setup,
  type Step,
  sealedChance,
  seatsOf,
  sha256,
  textBytes,
} from '@halcyon/kernel';

export interface Sample {
  readonly game: Game;
  readonly setup: Setup;
  readonly steps: readonly Step[];
  /** What the seats did: the steps without those of chance. */
  readonly moves: readonly Step[];
  /** What a log holds. */
  readonly entries: readonly Entry[];
  /** The source that the game was played with, anew. */
  chance(): ChanceSource;
}

/** Whether a game has been played far enough. */
type Enough = (match: Match, decisions: number) => boolean;
export const decided = (least: number): Enough => {
  return (_, decisions) => decisions >= least;
};
export const stepped = (least: number): Enough => {
  return ({ length }) => length >= least;
};
export const over: Enough = ({ mustAct }) => mustAct === 0;

/** A game of that name with three seats, or as many as it takes; undefined if it ended too early. */
const attempt = (game: Game, name: string, enough: Enough): Sample | undefined => {
  const setup = agree(game, { seats: Math.min(3, game.seats.most) });
  const secret = sha256(textBytes(name));
  const chance = (): ChanceSource => sealedChance(secret);
  const random = randomFrom(name);
  const match = new Match(game, setup, chance());
  for (let decisions = 0; !enough(match, decisions); decisions++) {
    const [seat] = seatsOf(match.mustAct);
    if (seat === undefined) return undefined;
    const legal = match.legal(seat);
    match.play(seat, legal[random.below(legal.length)]!);
  }
  const { steps, entries } = match;
  return { game, setup, steps, moves: steps.filter(({ seat }) => seat !== CHANCE), entries, chance };
};

/** The first game that goes on long enough; another `name` finds another. */
export const sample = (game: Game, enough: Enough, name = ''): Sample => {
  for (let i = 0; ; i++) {
    const found = attempt(game, `${game.id} ${name} ${i}`, enough);
    if (found) return found;
  }
};

/** The table, played again; `after` is called behind every move. */
export const playAgain = (
  { game, setup, moves, chance }: Sample,
  after?: (match: Match) => void,
  source = chance(),
): Match => {
  const match = new Match(game, setup, source);
  for (const { seat, move } of moves) {
    match.play(seat, move);
    after?.(match);
  }
  return match;
};
/** The same table, opened from what was written down. */
export const open = ({ game, setup, entries, chance }: Sample, source = chance()): Match =>
  new Match(game, setup, source, { entries });
