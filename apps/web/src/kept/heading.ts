/** What a log says of itself in its first and last lines, read without the engine: for lists of games. See docs/notation.md. */
export interface Heading {
  readonly game: string;
  readonly version: number | undefined;
  readonly seats: number;
  readonly features: readonly string[];
  readonly layout: string;
  readonly mode: string;
  readonly options: Readonly<Record<string, number>>;
}
export type Result =
  | { readonly kind: 'together'; readonly won: boolean; readonly score: number }
  | { readonly kind: 'ranked'; readonly scores: readonly number[]; readonly winners: readonly number[] };

const line = (log: string, name: string): string[] =>
  new RegExp(`^${name} (.*)$`, 'm').exec(log)?.[1]?.trim().split(/\s+/) ?? [];

export const headingOf = (log: string): Heading => {
  const [game = '', version] = line(log, 'game');
  const options = line(log, 'options').map((option) => option.split('=') as [string, string]);
  return {
    game,
    version: version === undefined ? undefined : Number(version),
    seats: Number(line(log, 'seats')[0] ?? 0),
    features: line(log, 'features'),
    layout: line(log, 'layout')[0] ?? '',
    mode: line(log, 'mode')[0] ?? '',
    options: Object.fromEntries(options.map(([id, value]) => [id, Number(value)])),
  };
};
export const resultOf = (log: string): Result | undefined => {
  const [how, ...rest] = line(log, 'end');
  if (how === 'won' || how === 'lost') return { kind: 'together', won: how === 'won', score: Number(rest[0]) };
  if (how !== 'ranked') return undefined;
  const won = rest.indexOf('won');
  const numbers = (words: readonly string[]): number[] => words.filter((word) => /^-?\d+$/.test(word)).map(Number);
  return { kind: 'ranked', scores: numbers(rest.slice(0, won)), winners: numbers(rest.slice(won + 1)) };
};
