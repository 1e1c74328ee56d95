/** Law L12, first half: what the vocabularies of a game and its modules declare is what its rules can say, no more and no less. */
import { readdirSync } from 'node:fs';
import {
  type AnyRules,
  chanceFrom,
  type Game,
  Match,
  type Random,
  randomFrom,
  type Said,
  type Setup,
  seatsOf,
  TABLE_CLAUSES,
  type Vocabulary,
} from '@halcyon/kernel';
import { setupsOf } from '@halcyon/testkit';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const PARTS = ['moves', 'events', 'asks', 'refusals', 'endings'] as const;
const TABLE: ReadonlySet<string> = new Set(TABLE_CLAUSES.map(({ id }) => id));

/** Of the plain game and of every module, as one. A name that two of them declare must mean the same. */
const declaredBy = async (game: Game): Promise<Vocabulary> => {
  const folder = new URL(`../../../games/${game.id}/rules/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)vocabulary\.ts$/.test(path),
  );
  const parts: Record<(typeof PARTS)[number], Record<string, readonly string[]>> = {
    moves: {},
    events: {},
    asks: {},
    refusals: {},
    endings: {},
  };
  for (const file of files) {
    const { vocabulary } = (await import(new URL(file, folder).href)) as { vocabulary: Vocabulary };
    for (const part of PARTS) {
      for (const [id, names] of Object.entries(vocabulary[part])) {
        expect(parts[part][id] ?? names, `${part} ${id} of ${file}`).toEqual(names);
        parts[part][id] = names;
      }
    }
  }
  return parts;
};

/** What the rules of one set-up can say: of moves and events with their arguments in order. */
const saidBy = ({
  moves,
  events,
  asks,
  clauses,
  endings,
}: AnyRules): Record<(typeof PARTS)[number], Record<string, string[] | undefined>> => {
  const named = (kinds: AnyRules['moves'] | AnyRules['events']): Record<string, string[]> =>
    Object.fromEntries(kinds.map(({ name, args }) => [name, args.map((arg) => arg.name)]));
  const ids = (list: readonly string[]): Record<string, undefined> =>
    Object.fromEntries(list.map((id) => [id, undefined]));
  const own = clauses.map(({ id }) => id).filter((id) => !TABLE.has(id));
  return {
    moves: named(moves),
    events: named(events),
    asks: ids(asks),
    refusals: ids(own.filter((id) => !endings.includes(id))),
    endings: ids(endings),
  };
};

/** The names of facts that come up in a game at random, by the id of the question or the reason. */
const factsIn = (game: Game, setup: Setup, random: Random): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const note = (id: string, facts: Readonly<Record<string, number>>): void => {
    const names = found.get(id) ?? new Set();
    for (const name of Object.keys(facts)) names.add(name);
    found.set(id, names);
  };
  const match = new Match(game, setup, chanceFrom(random.u32()));
  const { rules } = match;
  for (let steps = 0; !match.outcome && steps < 200; steps++) {
    const waiting = seatsOf(match.mustAct);
    for (const seat of waiting) {
      const ask = match.ask(seat);
      if (ask) note(ask.id, ask.facts);
      for (let tries = 0; tries < 5; tries++) {
        const kind = random.below(rules.moves.length);
        const args = rules.moves[kind]!.args.map(({ size }) => random.below(size));
        const move = (kind << 24) | ((args[0] ?? 0) << 16) | ((args[1] ?? 0) << 8) | (args[2] ?? 0);
        const refusal = match.check(seat, move);
        if (refusal && !TABLE.has(refusal.id)) note(refusal.id, refusal.facts);
      }
    }
    const seat = waiting[random.below(waiting.length)]!;
    const legal = match.legal(seat);
    match.play(seat, legal[random.below(legal.length)]!);
  }
  return found;
};

describe.each(GAMES)('$id', (game) => {
  test('the vocabularies declare what the rules can say', async () => {
    const declared = await declaredBy(game);
    const heard = { moves: new Set(), events: new Set(), asks: new Set(), refusals: new Set(), endings: new Set() };
    for (const setup of setupsOf(game, randomFrom('vocabulary'))) {
      const said = saidBy(game.compose(setup));
      for (const part of PARTS) {
        for (const [id, args] of Object.entries(said[part])) {
          heard[part].add(id);
          expect(declared[part], `${part}: ${id} is in no vocabulary.ts`).toHaveProperty([id]);
          if (args) expect(declared[part][id], `${part}: ${id} speaks of`).toEqual(args);
        }
      }
    }
    for (const part of PARTS) expect(Object.keys(declared[part]).sort(), part).toEqual([...heard[part]].sort());
  });

  test('sentences may name every fact that comes up', async () => {
    const { asks, refusals } = await declaredBy(game);
    const known: Said = { ...asks, ...refusals };
    const random = randomFrom(`facts of ${game.id}`);
    let seen = 0;
    for (const setup of setupsOf(game, randomFrom('vocabulary'))) {
      for (const [id, names] of factsIn(game, setup, random)) {
        seen += names.size;
        for (const name of names) expect(known[id], `${id} has no fact '${name}'`).toContain(name);
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
});
