/** How merchants walk, tiles come and go, and cards, wares and coins change hands. */

import { boxOf, cardOf, cellBox, seatBox, type Was } from '@halcyon/page-kit/boxes.ts';
import { type Face, showGhost } from '@halcyon/page-kit/ghost.ts';
import type { Session } from '@halcyon/page-kit/session.ts';
import type { Manner } from '@halcyon/page-kit/travel.ts';
import { type Component, mount } from 'svelte';
import { mapOf, wayBetween } from '../look/map.ts';
import { CASTLES, TILE_WORDS, WAREHOUSE } from '../rules/index.ts';
import Coin from './art/Coin.svelte';
import Tile from './art/Tile.svelte';
import Ware from './art/Ware.svelte';
import Card from './Card.svelte';

const drawn =
  <P extends Record<string, unknown>>(what: Component<P>, props: P): Face =>
  (target) =>
    mount(what, { target, props });
/** As large as a coin, in the middle of something. */
const small = (box: DOMRect | undefined, size = 20): DOMRect | undefined =>
  box && new DOMRect(box.left + (box.width - size) / 2, box.top + (box.height - size) / 2, size, size);
const send = (face: Face, from: DOMRect | undefined, to: DOMRect | undefined): void => {
  const [a, b] = [small(from), small(to)];
  if (a && b) showGhost(face, { at: a }, { at: b, seen: 0.3 });
};
/** 'tile-4-at-17': what lies there. */
const tileOf = (flip: string | undefined): number => Number(/^tile-(\d)/.exec(flip ?? '')?.[1] ?? 0);

/** Played cards go to the discards: from the hand where they were, from others over their seat. */
const playAway = (session: Session, gone: Map<string, Was>, seat: number, card: number): void => {
  const to = boxOf('[data-discards] i');
  const held = seat === session.looking ? [...gone].find(([flip]) => cardOf(flip) === card) : undefined;
  if (held) gone.delete(held[0]);
  const from = held?.[1].box ?? small(seatBox(seat), 30);
  if (from && to) showGhost(drawn(Card, { card }), { at: from }, { at: to, seen: 0.3 });
};

/** A tile on its way back to where such tiles lie. */
const takeBack = (tile: number, hex: number): void => {
  const [from, to] = [cellBox(hex), boxOf(`[data-store='${tile}'] i`)];
  if (from && to) showGhost(drawn(Tile, { what: TILE_WORDS[tile]! }), { at: from }, { at: to });
};

/** Milliseconds for each hex of a way: the eye goes along. */
const STEP = 240;
/** A merchant who goes is already on the way, too fast for the eye. */
const walk = (session: Session, seat: number, from: number, to: number): void => {
  const hexes = wayBetween(mapOf(session.view), from, to).length + 1;
  for (const animation of document.querySelector(`[data-flip='merchant-${seat}']`)?.getAnimations() ?? [])
    animation.effect?.updateTiming({ duration: Math.max(2.5, hexes) * STEP });
};

export const manner: Manner = {
  face: (card) => drawn(Card, { card }),
  // What was lifted and what lies elsewhere now.
  isHeir: (element, flip) => tileOf(flip) > 0 && tileOf(element.dataset.flip) === tileOf(flip),
  via(session, since, flip) {
    const seat = Number(/^merchant-(\d)/.exec(flip)?.[1] ?? -1);
    const walks = session.newsSince(since).filter(({ name, args }) => name === 'walked' && args[0] === seat);
    const map = mapOf(session.view);
    return walks.flatMap(({ args }) => wayBetween(map, args[1]!, args[2]!)).flatMap((hex) => cellBox(hex) ?? []);
  },
  tell(session, since, gone) {
    for (const { name, args } of session.newsSince(since)) {
      const [a = 0, b = 0, c = 0] = args;
      if (name === 'walked') walk(session, a, b, c);
      else if (name === 'played') playAway(session, gone, a, b);
      else if (name === 'removed') takeBack(b, c);
      else if (name === 'covered') takeBack(b, a);
      else if (name === 'landslide-laid' && c > 0) takeBack(c, b);
      else if (name === 'sold') send(drawn(Ware, { ware: b }), seatBox(a), cellBox(CASTLES[b]!));
      else if (name === 'loaded') send(drawn(Ware, { ware: b }), cellBox(WAREHOUSE), seatBox(a));
      else if (name === 'coin-taken') send(drawn(Coin, { worth: b }), cellBox(CASTLES[c]!), seatBox(a));
    }
    return false;
  },
};
