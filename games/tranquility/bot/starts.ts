/**
 * Where others' Starts may be. `imagine` puts each anywhere in its seat's pile, hand or discards; but it was shuffled into
 * the pile after the opening hand, whoever holds one while none lies plays it (T4.7), and later it is thrown away first.
 */
import { unseenPlaces } from '@halcyon/bots/search/thrown';
import type { Outlook, Random, Seat } from '@halcyon/kernel';
import { type Sea, seaOf } from '../look/sea.ts';
import { START } from '../rules/index.ts';

/** Cards that one seat has drawn and of which each may be its Start: still in hand, or thrown away since. */
export interface Drawn {
  held: number;
  thrown: number;
}

/** By seat, from what everybody saw. */
export const drawnBy = (outlook: Outlook): readonly Drawn[] => {
  const { past, rules, view } = outlook;
  const origin = past.origin && seaOf(past.origin);
  let lies = (origin?.started ?? 0) !== 0;
  const drawn = seaOf(view).hands.map(
    (_, seat): Drawn => ({
      held: origin?.hands[seat]!.length ?? 0,
      thrown: lies ? origin!.discards[seat]!.length : 0,
    }),
  );
  const clear = (each: Drawn): void => {
    each.held = 0;
    each.thrown = 0;
  };
  const [drop, place, discard] = ['drop', 'place', 'discard'].map((name) =>
    rules.moves.findIndex((move) => move.name === name),
  );
  for (let i = 0; i < past.length; i++) {
    const { seat, kind } = past.step(i);
    // Another action than to play it.
    if (!lies && (kind === place || kind === discard)) clear(drawn[seat]!);
    if (lies && kind === drop) {
      drawn[seat]!.thrown += drawn[seat]!.held;
      drawn[seat]!.held = 0;
    }
    for (const told of past.told(i)) {
      const name = outlook.eventName(told);
      if (name === 'started') lies = true;
      else if (name === 'drew') drawn[told.args[0]!]!.held++;
      else if (name === 'start-shuffled-in') clear(drawn[told.args[0]!]!);
    }
  }
  return drawn;
};

/** Moves an imagined Start of a seat to where it is as likely as it should be; it changes places with a card that may move. */
export const moveStart = (
  s: Sea,
  view: Sea,
  seat: Seat,
  { held, thrown }: Drawn,
  isMoved: (card: number) => boolean,
  random: Random,
): void => {
  const at = (lists: 'piles' | 'hands' | 'discards', fits: (card: number) => boolean) =>
    unseenPlaces([s[lists][seat]!], [view[lists][seat]!], fits);
  const isStart = (card: number): boolean => card === START;
  const [from] = [...at('piles', isStart), ...at('hands', isStart), ...at('discards', isStart)];
  if (!from) return;
  const drawn = random.below(held + thrown + s.piles[seat]!.length);
  const to = drawn < held ? 'hands' : drawn < held + thrown ? 'discards' : 'piles';
  if (from[0] === s[to][seat]) return;
  const places = at(to, isMoved);
  if (places.length === 0) return;
  const [list, place] = places[random.below(places.length)]!;
  from[0][from[1]] = list[place]!;
  list[place] = START;
  s.hands[seat]!.sort((a, b) => a - b);
};
