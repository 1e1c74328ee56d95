/**
 * npm run secrets -- GAME [--games N] [--seed TEXT] [--features a,b] [--seats N]: what hidden cards tell to whom. Random
 * games are played; before every step each viewer's ignorance is dealt anew, the same step is made in both worlds, and
 * the table says which fields of the view and which events then differ. What no rule means to tell stands there by a
 * wrong declaration: a field that is open instead of held, an argument of an event that everybody may read.
 */
import { parseArgs } from 'node:util';
import { findGame, GAMES } from '@halcyon/catalog';
import {
  type AnyRules,
  type AnyState,
  agree,
  CHANCE,
  type Game,
  kindOf,
  legalMoves,
  type Move,
  printMove,
  type Random,
  randomFrom,
  rollChance,
  type Seat,
  type Setup,
  type Step,
  seatsOf,
  seenBy,
  type Viewer,
} from '@halcyon/kernel';

/** Who looks: the one who acts, one who does not, the public. */
type Looker = 'actor' | 'other seat' | 'audience';
interface Row {
  readonly move: string;
  readonly looker: Looker;
  /** How often both worlds were compared, and how often each field and event differed. */
  times: number;
  readonly fields: Map<string, number>;
  readonly events: Map<string, number>;
}
export type Secrets = ReadonlyMap<string, Row>;

const TRIES = 10;
const LOOKERS: readonly Looker[] = ['actor', 'other seat', 'audience'];

const copyOf = (rules: AnyRules, s: AnyState): AnyState => rules.copy(s, rules.start());
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** The step on a copy: the view after it, and each kind of event with all that the viewer was told of it. */
const look = (rules: AnyRules, world: AnyState, { seat, move }: Step, viewer: Viewer) => {
  const s = copyOf(rules, world);
  const told = new Map<string, unknown[]>();
  rules.apply(s, seat, move, (event, a, b, c) => {
    const { name, args } = rules.events[event]!;
    const seen = seenBy(rules, { event, args: [a, b, c].slice(0, args.length) }, viewer);
    told.set(name, [...(told.get(name) ?? []), seen.args]);
  });
  return { view: rules.view(s, viewer), told };
};

/** The step as this viewer knows it, where only hidden cards are others; undefined if it cannot be made there. */
const sameStep = (
  rules: AnyRules,
  world: AnyState,
  { seat, move }: Step,
  viewer: Viewer,
  random: Random,
): Step | undefined => {
  const seen = (other: Move): string => printMove(rules.moves, other, seat === viewer);
  const alike = legalMoves(rules, world, seat).filter((other) => seen(other) === seen(move));
  return alike.length > 0 ? { seat, move: alike[random.below(alike.length)]! } : undefined;
};

const lookerOf = (viewer: Viewer, actor: Seat): Looker =>
  viewer === 'audience' ? 'audience' : viewer === actor ? 'actor' : 'other seat';
const viewersAt = ({ seats }: AnyRules): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'audience'];

/** Plays so many random games of a set-up and compares worlds before every step. */
export const secretsOf = (game: Game, setup: Setup, games: number, seed: string): Secrets => {
  const rules = game.compose(setup);
  const random = randomFrom(seed);
  const rows = new Map<string, Row>();
  const rowFor = (move: string, looker: Looker): Row => {
    const key = `${move}/${looker}`;
    const row = rows.get(key) ?? { move, looker, times: 0, fields: new Map(), events: new Map() };
    rows.set(key, row);
    return row;
  };
  /** Another world in which this step can be made; not every imagined hand holds the card that was played. */
  const elsewhereFor = (s: AnyState, step: Step, viewer: Viewer): { world: AnyState; there: Step } | undefined => {
    for (let i = 0; i < TRIES; i++) {
      // Nobody imagines for the public; what any one seat does not know, the public does not know either.
      const as = typeof viewer === 'number' ? viewer : random.below(rules.seats);
      const world = rules.imagine(rules.view(s, as), as, random);
      const there = sameStep(rules, world, step, viewer, random);
      if (there !== undefined) return { world, there };
    }
    return undefined;
  };
  const compare = (s: AnyState, step: Step): void => {
    for (const viewer of viewersAt(rules)) {
      const found = elsewhereFor(s, step, viewer);
      if (found === undefined) continue;
      const [here, elsewhere] = [look(rules, s, step, viewer), look(rules, found.world, found.there, viewer)];
      const row = rowFor(rules.moves[kindOf(step.move)]!.name, lookerOf(viewer, step.seat));
      row.times++;
      for (const { name } of rules.infos) if (!same(here.view[name], elsewhere.view[name])) count(row.fields, name);
      for (const name of new Set([...here.told.keys(), ...elsewhere.told.keys()]))
        if (!same(here.told.get(name), elsewhere.told.get(name))) count(row.events, name);
    }
  };
  for (let i = 0; i < games; i++) {
    const s = rules.start();
    for (let must = rules.mustAct(s); must !== 0; must = rules.mustAct(s)) {
      const waiting = seatsOf(must);
      const seat = waiting[random.below(waiting.length)]!;
      const moves = seat === CHANCE ? [rollChance(rules.chance(s), random)] : legalMoves(rules, s, seat);
      const step = { seat, move: moves[random.below(moves.length)]! };
      if (seat !== CHANCE) compare(s, step);
      rules.apply(s, step.seat, step.move);
    }
  }
  return rows;
};

const share = (counts: Map<string, number>, times: number): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${Math.ceil((100 * n) / times)} %`)
    .join(', ') || '-';

/** A table by kind of move; rows in which hidden cards change nothing say so. */
export const printSecrets = (secrets: Secrets): string[] => {
  const place = ({ move, looker }: Row): string => `${move} ${LOOKERS.indexOf(looker)}`;
  const rows = [...secrets.values()].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  const lines = [
    ['move', 'viewer', 'times', 'fields', 'events'],
    ...rows.map(({ move, looker, times, fields, events }) => [
      move,
      looker,
      String(times),
      share(fields, times),
      share(events, times),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((i) => Math.max(...lines.map((cells) => cells[i]!.length)));
  return lines.map((cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const main = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: 'secrets' },
      seats: { type: 'string' },
      features: { type: 'string' },
      layout: { type: 'string' },
      mode: { type: 'string' },
    },
  });
  const game = findGame(positionals[0] ?? '');
  if (!game) {
    console.error(`usage: npm run secrets -- ${GAMES.map(({ id }) => id).join('|')} [--games N] [--seed TEXT]`);
    process.exitCode = 2;
    return;
  }
  const setup = agree(game, {
    seats: values.seats === undefined ? undefined : Number(values.seats),
    features: values.features?.split(',') ?? game.features.map(({ id }) => id),
    layout: values.layout,
    mode: values.mode,
  });
  console.log(`${game.id}, ${setup.seats} seats, ${values.games} games, seed '${values.seed}'`);
  console.log('What a viewer sees otherwise after the same step when only cards hidden from it were others:\n');
  for (const line of printSecrets(secretsOf(game, setup, Number(values.games), values.seed))) console.log(line);
};
if (process.argv[1]?.endsWith('secrets.ts')) main();
