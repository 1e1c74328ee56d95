/** What was chosen last, per game, and the names of people, whatever the game. Kept in this browser. */
import type { SetupWish } from '@halcyon/kernel';
import { HELPS, type Help, type Sitter } from '@halcyon/table';

const KEY = 'halcyon/chosen';

export interface Chosen {
  readonly wish: SetupWish;
  readonly players: readonly Sitter[];
  /** Only where somebody chose it. */
  readonly help?: Help | undefined;
}
interface Stored {
  readonly names: readonly string[];
  readonly games: Readonly<Record<string, Chosen>>;
}
const NOTHING: Stored = { names: [], games: {} };

const stored = (): Stored => {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return NOTHING;
  }
};
const isSitter = (sitter: unknown): sitter is Sitter => typeof (sitter as Sitter | null)?.name === 'string';

/** What is stored may be of another release: only what can be read counts. */
export const chosenLast = (game: string, bots: readonly string[]): Chosen => {
  const { names, games } = stored();
  const { wish, players, help } = { wish: {}, players: [], help: undefined, ...games[game] };
  const known = Array.isArray(players) ? players.filter(isSitter) : [];
  const first: Sitter = { name: typeof names[0] === 'string' ? names[0] : '' };
  return {
    wish: typeof wish === 'object' && wish !== null ? wish : {},
    players: (known.length > 0 ? known : [first]).map((sitter) =>
      sitter.bot === undefined || bots.includes(sitter.bot) ? sitter : { ...sitter, bot: bots[0] },
    ),
    help: HELPS.find((each) => each === help),
  };
};
export const choose = (game: string, chosen: Chosen): void => {
  const { names, games } = stored();
  const people = chosen.players.filter(({ bot }) => bot === undefined).map(({ name }) => name);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({
        names: people.some(Boolean) ? people : names,
        games: { ...games, [game]: chosen },
      } satisfies Stored),
    );
  } catch {
    // A full store forgets the choice, no more.
  }
};
