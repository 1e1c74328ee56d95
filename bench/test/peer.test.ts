/** The comparison is only honest if the peer plays the same game: same choices at every step, same length of games. */
import {
  type AnyState,
  argOf,
  bit,
  CHANCE,
  kindOf,
  MOST_MOVES,
  playOut,
  type Random,
  randomFrom,
  rollChance,
} from '@halcyon/kernel';
import { FINISH, type State, tranquility } from '@halcyon/tranquility';
import type { State as PeerState } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/dist/cjs/ai.js';
import { CreateGameReducer } from 'boardgame.io/dist/cjs/internal.js';
import { expect, test } from 'vitest';
import { rulesOf } from '../src/engine/halcyon.ts';
import { boardgameio } from '../src/peers/boardgameio.ts';
import { peerGame, type Sea } from '../src/peers/boardgameio-tranquility.ts';

type Action = ReturnType<RandomBot['enumerate']>[number];
const moves = new Int32Array(MOST_MOVES);
const word = (name: string, args: readonly number[]): string => [name, ...args].join(' ');

/**
 * Plays one game in both, with the same deal and choices, and compares the lists at every decision. Returns the ending.
 * With `full` it begins on a full sea with a Start, because random play never gets there.
 */
const lockstep = (seats: number, random: Random, full = false): string => {
  const rules = rulesOf(tranquility, { seats });
  const s = rules.start();
  const roll = (): void => {
    while (rules.mustAct(s) === bit(CHANCE)) rules.apply(s, CHANCE, rollChance(rules.chance(s), random));
  };
  roll();
  const { hands, piles, turn, cells } = s as State;
  if (full) {
    cells.forEach((_, cell) => {
      cells[cell] = cell + 1;
    });
    hands[turn]![0] = FINISH;
    hands[turn]!.sort((a, b) => a - b);
    s.started = turn + 1;
  }
  const deal = { first: turn, players: hands.map((hand, i) => ({ hand: [...hand], pile: [...piles[i]!] })) };
  const reducer = CreateGameReducer({ game: peerGame() });
  const bot = new RandomBot({ enumerate: peerGame().ai!.enumerate });
  let peer: PeerState<Sea> = boardgameio(seats).start(random, deal);
  if (full) peer = { ...peer, G: { ...peer.G, cells: [...cells], started: true } };

  for (;;) {
    const must = rules.mustAct(s);
    if (must === 0) break;
    const seat = 31 - Math.clz32(must & -must);
    const ours = Array.from(moves.subarray(0, rules.legal(s, seat, moves)), (move) => {
      const { name, args } = rules.moves[kindOf(move)]!;
      return {
        move,
        text: word(
          name,
          args.map((_, i) => argOf(move, i)),
        ),
      };
    });
    const theirs = bot.enumerate(peer.G, peer.ctx, String(seat)) as Action[];
    const listed = new Map(theirs.map((action) => [word(action.payload.type, action.payload.args), action]));
    const owing = Object.keys(peer.ctx.activePlayers ?? { [peer.ctx.currentPlayer]: '' });
    expect([owing[0], [...listed.keys()].sort()]).toEqual([String(seat), ours.map(({ text }) => text).sort()]);

    const chosen = ours[random.below(ours.length)]!;
    rules.apply(s, seat, chosen.move);
    roll();
    peer = reducer(peer, listed.get(chosen.text)!);
    expect(peer.G.cells).toEqual((s as State).cells);
    expect(peer.G.players.map(({ hand }) => hand)).toEqual((s as State).hands);
  }
  const ending = rules.clauses[(s as State).ended]!.id;
  expect(peer.ctx.gameover === 'stuck' ? ['stuck', 'empty-hand'] : [peer.ctx.gameover]).toContain(ending);
  return ending;
};

test.each([2, 3])('with %i seats the peer offers the same moves at every decision', (seats) => {
  const random = randomFrom(`lockstep ${seats}`);
  for (let game = 0; game < 20; game++) lockstep(seats, random);
  const endings = Array.from({ length: 20 }, () => lockstep(seats, random, true));
  expect(endings).toContain('won');
});

test.each([2, 3])('with %i seats games are about as long', async (seats) => {
  const games = 80;
  const rules = rulesOf(tranquility, { seats });
  const random = randomFrom(`length ${seats}`);
  const peer = boardgameio(seats);
  const anyMove = (_rules: unknown, _s: AnyState, _seat: number, list: Int32Array, count: number): number =>
    list[random.below(count)]!;
  let ours = 0;
  let theirs = 0;
  for (let i = 0; i < games; i++) {
    ours += playOut(rules, rules.start(), random, anyMove, moves);
    theirs += (await peer.play(random)).decisions;
  }
  // The length of a random game has a standard deviation of 9%; that of a mean of 80 is a ninth of that.
  expect(theirs / ours).toBeGreaterThan(0.97);
  expect(theirs / ours).toBeLessThan(1.03);
});
