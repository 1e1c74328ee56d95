/** What the bots are to reach, in % of games. */
export interface Goal {
  readonly game: string;
  /** As in rates.ts. */
  readonly kind: string;
  readonly seats: number;
  readonly least: number;
  readonly goal: number;
  /** A game with ranks: the share of wins against the heuristic. */
  readonly against?: true;
}
const rows = (game: string, kind: string, bySeats: Readonly<Record<number, readonly [number, number]>>): Goal[] =>
  Object.entries(bySeats).map(([seats, [least, goal]]) => ({ game, kind, seats: Number(seats), least, goal }));
const rival = (game: string, kind: string, least: number, goal: number): Goal => ({
  game,
  kind,
  seats: 2,
  least,
  goal,
  against: true,
});

export const GOALS: readonly Goal[] = [
  ...rows('tranquility', '', { 2: [98, 98.5], 3: [97, 98], 4: [97, 98], 5: [97, 98] }),
  ...rows('tranquility', 'islandsRemoved=8', { 2: [76, 80], 4: [73, 76] }),
  ...rows('tranquility', 'islandsRemoved=12', { 3: [45, 50] }),
  ...rows('tranquility', 'storm-compass', { 3: [42, 46] }),
  ...rows('tranquility', 'jagged-rocks sea-monsters storm-compass wild', { 3: [31, 36] }),
  ...rows('tranquility', 'pyramid', { 3: [53, 54] }),
  ...rows('tranquility', 'pyramid explorer=1', { 3: [51, 52] }),
  ...rows('tranquility', 'pyramid explorer=2', { 3: [59, 59] }),
  ...rows('ascent', '', { 2: [88, 92], 3: [93, 95], 4: [92, 95], 5: [87, 92] }),
  ...rows('ascent', 'green-path', { 3: [70, 75] }),
  ...rows('ascent', 'documentary', { 3: [55, 62] }),
  ...rows('ascent', 'wildlife', { 3: [65, 70] }),
  ...rows('ascent', 'documentary green-path wildlife', { 3: [16, 22] }),
  rival('tranquility', 'competitive', 75, 78),
  rival('fantasy-pub', '', 80, 85),
  rival('cloud-nine', '', 53, 55),
  rival('reef', '', 60, 65),
  rival('castle-merchants', '', 60, 65),
];
