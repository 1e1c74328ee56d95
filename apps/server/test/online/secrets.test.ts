/** Law L5 over the wire: nothing that is sent depends on what its receiver may not know. */
import { findGame } from '@halcyon/catalog';
import { type AnyState, agree, chanceFrom, Match, outlookOf, randomFrom, seatsOf, type Viewer } from '@halcyon/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { Circle } from '../../src/tables/circle.ts';
import type { Guest } from '../../src/tables/guest.ts';
import type { OpenTable } from '../../src/tables/info.ts';
import { turnOf } from '../../src/tables/info.ts';
import type { TableState } from '../../src/tables/table-state.ts';
import { Trail } from '../../src/tables/trail.ts';
import { changeSince } from '../../src/wire/views.ts';
import { LIVE, makeHouses, NOW } from './house.ts';
import { playOut } from './players.ts';

const houses = makeHouses();
afterAll(() => houses.end());

const GAMES = ['tranquility', 'ascent', 'cloud-nine', 'fantasy-pub', 'reef', 'castle-merchants'];
const SEATS = 2;
const PERSONS = ['ann', 'bob'];

const tableOf = (match: Match): OpenTable => {
  const state: TableState = {
    id: 'a'.repeat(26),
    seq: 9,
    game: match.game.id,
    version: match.game.version,
    setup: match.setup,
    seal: '0'.repeat(64),
    created: NOW,
    pace: LIVE,
    talk: 'silent',
    help: 'bare',
    status: 'playing',
    host: 'ann',
    seats: PERSONS.map((person) => ({ kind: 'person', person, bot: null, salt: '', since: NOW })),
    salts: ['', ''],
    proposal: undefined,
    thanked: [],
    from: undefined,
    next: undefined,
    secret: undefined,
    outcome: undefined,
    digest: undefined,
    ended: undefined,
    steps: match.length,
    turn: turnOf(match),
    since: NOW,
    changed: NOW,
    moved: 1,
    acted: [0, 0],
  };
  return { state, match, trail: new Trail(), secret: 'f'.repeat(64), names: PERSONS, listed: false };
};
const guestOf = (viewer: Viewer, texts: string[]): Guest => ({
  person: typeof viewer === 'number' ? PERSONS[viewer] : undefined,
  watching: viewer === 'audience',
  moves: true,
  tell: (text) => texts.push(text),
  bye: () => {},
});

/** Everything that a viewer hears when it comes to a table that begins in this state, and when a seat then moves. */
const heardFrom = (
  from: Match,
  origin: AnyState,
  viewer: Viewer,
  pick: number,
): { texts: string[]; after: AnyState } => {
  const match = new Match(from.game, from.setup, chanceFrom('same'), { origin });
  const table = tableOf(match);
  const circle = new Circle();
  const texts: string[] = [];
  circle.welcome(table, guestOf(viewer, texts), { after: undefined, talk: [], seen: 0, now: NOW });
  const [seat] = seatsOf(match.mustAct);
  const legal = match.legal(seat!);
  // Whoever looks on cannot know which moves another seat has; the own ones are the same by law L4.
  if (seat === viewer) match.play(seat!, legal[pick % legal.length]!);
  table.state = { ...table.state, steps: match.length, turn: turnOf(match), seq: 10 };
  circle.publish(table, NOW, 0);
  // Whoever was away since then is told this instead.
  texts.push(JSON.stringify(changeSince(match, viewer, 0)));
  return { texts, after: match.view(viewer) };
};

describe.each(GAMES)('%s', (id) => {
  test('what is sent is the same, byte for byte, when hidden cards lie otherwise', () => {
    const game = findGame(id)!;
    const random = randomFrom(`secrets ${id}`);
    let [otherWorlds, compared] = [0, 0];
    for (let round = 0; round < 2; round++) {
      const match = new Match(game, agree(game, { seats: SEATS }), chanceFrom(`${id} ${round}`));
      for (let moves = 0; moves < 30 && !match.outcome; moves++) {
        const [seat] = seatsOf(match.mustAct);
        const legal = match.legal(seat!);
        match.play(seat!, legal[random.below(legal.length)]!);
        if (match.outcome) break;
        const truth = match.view('referee');
        for (const viewer of [0, 1, 'audience'] as const) {
          // Whoever looks on knows nothing that a seat does not know.
          const eyes = viewer === 'audience' ? 0 : viewer;
          const other = match.rules.imagine(match.view(eyes), eyes, random);
          if (match.rules.digest(other) !== match.rules.digest(truth)) otherWorlds++;
          const [real, imagined] = [truth, other].map((world) => heardFrom(match, world, viewer, moves));
          expect(imagined!.texts[0]).toBe(real!.texts[0]);
          // A card that was drawn is news; where nothing new was seen, the bytes are the same too.
          if (JSON.stringify(real!.after) !== JSON.stringify(imagined!.after)) continue;
          expect(imagined!.texts).toEqual(real!.texts);
          compared++;
        }
      }
    }
    // Reef hides nothing but what is to be drawn.
    expect(otherWorlds).toBeGreaterThan(20);
    expect(compared).toBeGreaterThan(20);
  });
});

test('what a seat and a watcher hold is what the rules let them see, and the secret stays where it is', async () => {
  const house = await houses.house();
  const table = await house.open('ann', 'tranquility', ['me', 'open', { bot: 'random' }]);
  const [ann, bob] = [await house.visit(table, 'ann'), await house.visit(table, 'bob')];
  await bob.sit(1);
  const cat = await house.visit(table, undefined);
  await ann.do({ do: 'begin' });
  const secret = (await house.store.tables.chanceKey(table))!;
  for (let moves = 0; moves < 20; moves++) {
    await playOut([ann, bob], 1);
    const room = await house.rooms.room(table);
    await room.look(({ match, state }) => {
      for (const [client, viewer] of [
        [ann, 0],
        [bob, 1],
        [cat, 'audience'],
      ] as const) {
        if (client.seq !== state.seq) throw new Error('somebody was not told');
        const truth = JSON.stringify(outlookOf(match!, viewer).message());
        expect([...client.views.keys()]).toEqual([viewer]);
        expect(JSON.parse(JSON.stringify(client.outlook(viewer).message()))).toEqual(JSON.parse(truth));
      }
    });
  }
  expect(ann.table.status).toBe('playing');
  const entries = await house.store.tables.read(table, 0, 999);
  const digests = entries.flatMap(({ body }) => (JSON.parse(body) as { digest?: string }).digest ?? []);
  expect(digests.length).toBeGreaterThan(20);
  const traffic = [ann, bob, cat].flatMap(({ sent }) => sent).join('\n');
  for (const word of [secret, ...digests]) expect(traffic.includes(word)).toBe(false);
});
