/**
 * Standard Tranquility as somebody would write it who likes boardgame.io: stages for drops and pledges, triggers for the
 * end of turn and game, Immer for the changes, INVALID_MOVE for refusals. A peer to measure against, not product code.
 */
import type { Ctx, FnContext, Game, Move } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const CELLS = 36;
const HAND = 5;
const EIGHT = 8;
const ROUNDS = 5;
const DISCARDED = 2;
const START = 81;
const FINISH = 82;

export interface Player {
  /** Ascending. */
  hand: number[];
  /** The top is the last. */
  pile: number[];
  discards: number[];
  /** Cards still to be dropped, and the lowest that may come next. */
  owed: number;
  floor: number;
  pledge: number | null;
}
export interface Sea {
  cells: number[];
  players: Player[];
  first: number;
  started: boolean;
  /** Whether everybody draws at the end of this turn, because the Start was played in it. */
  shared: boolean;
  /** Whether the action of this turn is done; only payments and pledges are left then. */
  acted: boolean;
  /** 1-5 while the eight are being pledged, else 0. */
  round: number;
  ending: 'won' | 'start-unpaid' | null;
}
/** A deal to begin from instead of a random one. */
export type Deal = Pick<Sea, 'first'> & { readonly players: readonly Pick<Player, 'hand' | 'pile'>[] };

const mayDiscard = (G: Sea, card: number): boolean => card !== START || G.started;
const payable = (G: Sea, { hand }: Player): number =>
  G.started ? hand.length : hand.filter((c) => c !== START).length;
const startBinds = (G: Sea, { hand }: Player): boolean => !G.started && hand.includes(START);
const isFull = (G: Sea): boolean => !G.cells.includes(0);
const mostPledged = (G: Sea, player: Player): number => Math.min(EIGHT, payable(G, player));

/** The empty cells in order for this card: those between the nearest lower and the nearest higher island. */
const gap = ({ cells }: Sea, card: number): [from: number, to: number] => {
  let from = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const there = cells[cell]!;
    if (there > card) return [from, cell];
    if (there !== 0) from = cell + 1;
  }
  return [from, CELLS];
};
const costOf = ({ cells }: Sea, card: number, cell: number): number => {
  const below = cells[cell - 1] || Number.NEGATIVE_INFINITY;
  const above = cells[cell + 1] || Number.POSITIVE_INFINITY;
  const cost = Math.min(card - below, above - card);
  return Number.isFinite(cost) ? cost : 0;
};
const mayDrop = (G: Sea, player: Player, card: number): boolean =>
  card >= player.floor &&
  mayDiscard(G, card) &&
  player.hand.filter((held) => held >= card && mayDiscard(G, held)).length >= player.owed;

const take = (hand: number[], card: number): void => {
  hand.splice(hand.indexOf(card), 1);
};
const draw = ({ hand, pile }: Player, count: number): void => {
  for (let i = 0; i < count && pile.length > 0; i++) hand.push(pile.pop()!);
  hand.sort((a, b) => a - b);
};
const drawUp = (player: Player): void => {
  if (player.hand.length < HAND) draw(player, HAND - player.hand.length);
};
const owe = (player: Player, count: number): void => {
  player.owed = count;
  player.floor = 0;
};

const place: Move<Sea> = ({ G, playerID, events }, card: number, cell: number) => {
  const player = G.players[Number(playerID)]!;
  if (!player.hand.includes(card) || card > 80 || startBinds(G, player)) return INVALID_MOVE;
  const [from, to] = gap(G, card);
  const cost = costOf(G, card, cell);
  if (cell < from || cell >= to || cost >= payable(G, player)) return INVALID_MOVE;
  take(player.hand, card);
  G.cells[cell] = card;
  G.acted = true;
  owe(player, cost);
  if (cost > 0) events.setActivePlayers({ currentPlayer: 'drop' });
};

const discard: Move<Sea> = ({ G, playerID, events }) => {
  const player = G.players[Number(playerID)]!;
  if (startBinds(G, player) || payable(G, player) < DISCARDED) return INVALID_MOVE;
  G.acted = true;
  owe(player, DISCARDED);
  events.setActivePlayers({ currentPlayer: 'drop' });
};

const finish: Move<Sea> = ({ G, playerID }) => {
  const { hand } = G.players[Number(playerID)]!;
  if (!hand.includes(FINISH) || !isFull(G) || !G.started) return INVALID_MOVE;
  hand.splice(hand.indexOf(FINISH), 1);
  G.ending = 'won';
};

const askPledges = (G: Sea, round: number, events: FnContext<Sea>['events']): void => {
  G.round = round;
  for (const player of G.players) player.pledge = null;
  events.setActivePlayers({ all: 'pledge', maxMoves: 1 });
};

const start: Move<Sea> = ({ G, playerID, events }) => {
  const { hand } = G.players[Number(playerID)]!;
  if (G.started || !hand.includes(START)) return INVALID_MOVE;
  take(hand, START);
  G.started = true;
  G.shared = true;
  G.acted = true;
  if (G.players.length === 2) for (const player of G.players) draw(player, 2);
  if (G.players.reduce((sum, player) => sum + payable(G, player), 0) < EIGHT) G.ending = 'start-unpaid';
  else askPledges(G, 1, events);
};

/** Of all splits of eight the nearest to what was said; of those the one where the active player gives most, then the next. */
const settle = (said: readonly number[], most: readonly number[], active: number): number[] => {
  const order = said.map((_, i) => (active + i) % said.length);
  const splits = order.reduce<number[][]>(
    (all, seat) =>
      all.flatMap((split) => {
        const left = EIGHT - split.reduce((sum, n) => sum + n, 0);
        return Array.from({ length: Math.min(left, most[seat]!) + 1 }, (_, n) => [...split, n]).reverse();
      }),
    [[]],
  );
  const whole = splits.filter((split) => split.reduce((sum, n) => sum + n, 0) === EIGHT);
  const change = (split: number[]): number => split.reduce((sum, n, i) => sum + Math.abs(n - said[order[i]!]!), 0);
  const best = whole.reduce((a, b) => (change(b) < change(a) ? b : a));
  return said.map((_, seat) => best[order.indexOf(seat)]!);
};

const pledge: Move<Sea> = ({ G, ctx, playerID, events }, number: number) => {
  const player = G.players[Number(playerID)]!;
  if (player.pledge !== null || !(number >= 0 && number <= mostPledged(G, player))) return INVALID_MOVE;
  player.pledge = number;
  const said = G.players.map((one) => one.pledge);
  if (!said.every((n) => n !== null)) return;
  const agreed = said.reduce((sum, n) => sum + n, 0) === EIGHT;
  if (!agreed && G.round < ROUNDS) return askPledges(G, G.round + 1, events);
  const most = G.players.map((one) => mostPledged(G, one));
  const split = agreed ? said : settle(said, most, Number(ctx.currentPlayer));
  G.round = 0;
  G.players.forEach((one, seat) => {
    owe(one, split[seat]!);
  });
  const givers = split.flatMap((maxMoves, seat) => (maxMoves > 0 ? [[seat, { stage: 'drop', maxMoves }]] : []));
  events.setActivePlayers({ value: Object.fromEntries(givers) });
};

const drop: Move<Sea> = ({ G, playerID }, card: number) => {
  const player = G.players[Number(playerID)]!;
  if (player.owed === 0 || !player.hand.includes(card) || !mayDrop(G, player, card)) return INVALID_MOVE;
  take(player.hand, card);
  player.discards.push(card);
  player.owed--;
  player.floor = card;
};

type Listed = { move: string; args: number[] };

const placements = (G: Sea, player: Player): Listed[] => {
  const most = payable(G, player);
  const moves: Listed[] = [];
  for (const card of player.hand) {
    if (card >= START) break;
    const [from, to] = gap(G, card);
    for (let cell = from; cell < to; cell++) {
      if (costOf(G, card, cell) < most) moves.push({ move: 'place', args: [card, cell] });
    }
  }
  return moves;
};
const actions = (G: Sea, player: Player): Listed[] => {
  if (startBinds(G, player)) return [{ move: 'start', args: [] }];
  const moves = placements(G, player);
  if (player.hand.includes(FINISH) && isFull(G) && G.started) moves.push({ move: 'finish', args: [] });
  if (payable(G, player) >= DISCARDED) moves.push({ move: 'discard', args: [] });
  return moves;
};
const canAct = (G: Sea, player: Player): boolean =>
  startBinds(G, player) || payable(G, player) >= DISCARDED || actions(G, player).length > 0;

const enumerate = (G: Sea, ctx: Ctx, playerID: string): Listed[] => {
  const player = G.players[Number(playerID)]!;
  const stage = ctx.activePlayers?.[playerID];
  if (stage === 'drop') {
    const cards = player.hand.filter((card, i) => card !== player.hand[i - 1] && mayDrop(G, player, card));
    return cards.map((card) => ({ move: 'drop', args: [card] }));
  }
  if (stage === 'pledge') {
    return Array.from({ length: mostPledged(G, player) + 1 }, (_, number) => ({ move: 'pledge', args: [number] }));
  }
  return actions(G, player);
};

const setup: NonNullable<Game<Sea, Record<string, unknown>, Deal>['setup']> = ({ ctx, random }, deal) => {
  const islands = Array.from({ length: 80 }, (_, i) => i + 1);
  const deck = random.Shuffle([...islands, FINISH, FINISH, FINISH, FINISH, FINISH]);
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
  const players = seats.map((seat): Player => {
    const player: Player = { hand: [], pile: [], discards: [], owed: 0, floor: 0, pledge: null };
    player.pile = deck.filter((_, i) => i % ctx.numPlayers === seat);
    drawUp(player);
    player.pile = random.Shuffle([...player.pile, START]);
    return { ...player, ...deal?.players[seat] };
  });
  const least = Math.min(...players.map(({ pile }) => pile.length));
  const smallest = seats.filter((seat) => players[seat]!.pile.length === least);
  const first = deal?.first ?? smallest[random.Die(smallest.length) - 1]!;
  const cells = Array.from({ length: CELLS }, () => 0);
  return { cells, players, first, started: false, shared: false, acted: false, round: 0, ending: null };
};

/** A new object each time, because the framework writes into it. */
export const peerGame = (): Game<Sea, Record<string, unknown>, Deal> => ({
  name: 'tranquility',
  // Hands are secret, so nobody may take a draw back; and without a growing list of undo states the peer is faster.
  disableUndo: true,
  setup,
  moves: { place, discard, finish, start },
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: { drop: { moves: { drop } }, pledge: { moves: { pledge } } },
    onBegin: ({ G }) => {
      G.acted = false;
    },
    endIf: ({ G }) => G.acted && G.round === 0 && G.players.every(({ owed }) => owed === 0),
    onEnd: ({ G, ctx }) => {
      if (G.shared) G.players.forEach(drawUp);
      else drawUp(G.players[Number(ctx.currentPlayer)]!);
      G.shared = false;
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.ending !== null) return G.ending;
    if (!G.acted && !canAct(G, G.players[Number(ctx.currentPlayer)]!)) return 'stuck';
  },
  ai: { enumerate },
});
