/** Which puzzles were solved in this browser: by game, their ids. */
const KEY = 'halcyon/puzzles';

type Store = Readonly<Record<string, readonly string[]>>;
const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');
/** Whatever else lies there is nothing that was solved. */
const stored = (): Store => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, ids]) => isIds(ids)));
  } catch {
    return {};
  }
};
export const solvedIn = (game: string): Set<string> => {
  const found = stored();
  return new Set(Object.hasOwn(found, game) ? found[game] : []);
};
export const noteSolved = (game: string, id: string): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: [...solvedIn(game).add(id)] }));
  } catch {
    // A full store keeps nobody from solving; the mark is missing, no more.
  }
};
