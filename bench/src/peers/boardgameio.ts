/** Plays the peer as boardgame.io's own bots do: Simulate with a RandomBot, straight on the reducer, without a client. */
import type { Random } from '@halcyon/kernel';
import type { State } from 'boardgame.io';
import { RandomBot, Simulate } from 'boardgame.io/dist/cjs/ai.js';
import { InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js';
import { type Deal, peerGame, type Sea } from './boardgameio-tranquility.ts';

/** Their seeded bot builds a generator for every choice, which is slow; ours is handed in, as on the other side. */
class CountingBot extends RandomBot {
  decisions = 0;
  constructor(
    enumerate: ConstructorParameters<typeof RandomBot>[0]['enumerate'],
    readonly source: Random,
  ) {
    super({ enumerate });
  }
  override random<T>(list?: T[] | number): T & number {
    this.decisions++;
    return (list as T[])[this.source.below((list as T[]).length)] as T & number;
  }
}

export interface Peer {
  start(random: Random, deal?: Deal): State<Sea>;
  /** Plays a game to its end. */
  play(random: Random): Promise<{ readonly decisions: number; readonly end: State<Sea> }>;
}

export const boardgameio = (seats: number): Peer => {
  // The configuration is processed once; a game then costs its set-up and its moves, nothing else.
  const game = ProcessGameConfig(peerGame());
  const start = (random: Random, deal?: Deal): State<Sea> =>
    InitializeGame({ game: { ...game, seed: random.u32() }, numPlayers: seats, setupData: deal });
  return {
    start,
    async play(random) {
      const bots = new CountingBot(game.ai!.enumerate, random);
      const { state } = await Simulate({ game, bots, state: start(random) });
      return { decisions: bots.decisions, end: state };
    },
  };
};
