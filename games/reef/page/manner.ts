/** How things come and go: cards to whoever bought them, worms to what they pay for, water out onto the shore. */

import type { Seat } from '@halcyon/kernel';
import { boxOf, cellBox } from '@halcyon/page-kit/boxes.ts';
import { type Face, showGhost, TIME } from '@halcyon/page-kit/ghost.ts';
import type { Session } from '@halcyon/page-kit/session.ts';
import type { Manner } from '@halcyon/page-kit/travel.ts';
import { mount } from 'svelte';
import {
  type Cell,
  type Coin,
  type Coral,
  PAYS_PEARL,
  PEARL,
  type Card as SeaCard,
  SHARK,
  WATER,
} from '../rules/vocabulary.ts';
import Card from './art/Card.svelte';
import Worm from './art/Worm.svelte';
import { caughtFrom, lastBought } from './deeds.ts';

const face =
  (card: SeaCard): Face =>
  (target) =>
    mount(Card, { target, props: { card } });
const worm =
  (coin: Coin): Face =>
  (target) =>
    mount(Worm, { target, props: { coin } });

/** As large as a worm, in the middle of something. */
const small = (box: DOMRect | undefined): DOMRect | undefined =>
  box && new DOMRect(box.left + box.width / 2 - 15, box.top + box.height / 2 - 10, 30, 20);
const beside = ({ left, top, width, height }: DOMRect, by: number): DOMRect =>
  new DOMRect(left + width * by, top, width, height);
const coinBox = (seat: Seat, coin: Coin): DOMRect | undefined => boxOf(`[data-coin='${seat}-${coin}']`);
const coralBox = (seat: Seat, coral: Coral): DOMRect | undefined => boxOf(`[data-coral='${seat}-${coral}']`);

const send = (what: Face, from: DOMRect | undefined, to: DOMRect | undefined): void => {
  if (from && to) showGhost(what, { at: from }, { at: to, seen: 0.25 });
};
const sink = (what: Face, at: DOMRect | undefined): void => {
  if (at) showGhost(what, { at }, { at, seen: 0 });
};
/** What the last purchase was about: the cell, or the next berth for a boat. */
const goal = ({ outlook }: Session, seat: Seat): DOMRect | undefined => {
  const { name, cell } = lastBought(outlook) ?? {};
  if (name === 'boat') return boxOf(`[data-boat='${seat}-0']`);
  return cell === undefined ? undefined : cellBox(cell);
};
/** Corals and fish that stay travel by themselves. */
const bought = (seat: Seat, cell: Cell, card: SeaCard): void => {
  if (card === WATER) sink(face(card), cellBox(cell));
  if (card === PEARL) send(face(card), cellBox(cell), small(coinBox(seat, PAYS_PEARL)));
  if (card === SHARK) send(face(card), cellBox(cell), small(boxOf(`[data-sharks='${seat}']`)));
};
/** A card is turned up where it lies. */
const turnUp = (cell: Cell): void => {
  document
    .querySelector(`[data-cell='${cell}'] [data-flip]`)
    ?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: TIME, easing: 'ease-out' });
};

/** Milliseconds: first the water leaves, then the current drifts. */
const WASH = 420;
const DRIFT = 1100;
/** The cards that the current carries are already on their way, too fast for the eye. */
const drift = (after: number): void => {
  for (const card of document.querySelectorAll("[data-cell] [data-flip^='sea-']"))
    for (const { effect } of card.getAnimations())
      effect?.updateTiming({
        duration: DRIFT,
        delay: after,
        fill: 'backwards',
        easing: 'cubic-bezier(0.45, 0, 0.3, 1)',
      });
};

export const manner: Manner = {
  face,
  tell(session, since) {
    const news = session.newsSince(since);
    if (news.some(({ name }) => name === 'drifted')) drift(news.some(({ name }) => name === 'washed') ? WASH : 0);
    for (const [i, { name, args, step }] of news.entries()) {
      const [a = 0, b = 0, c = 0] = args;
      if (name === 'took') send(worm(b), small(boxOf('[data-dice]')), small(coinBox(a, b)));
      else if (name === 'paid') send(worm(b), small(coinBox(a, b)), small(goal(session, a)));
      else if (name === 'bought') bought(a, b, c);
      else if (name === 'turned') turnUp(b);
      else if (name === 'caught' && news[i + 1]?.name === 'bred')
        send(face(b), cellBox(caughtFrom(session.outlook, step)), coralBox(a, c));
      else if (name === 'shark-took') sink(face(c), cellBox(b));
      else if (name === 'shark-ate') sink(face(c), coralBox(a, b));
      else if (name === 'washed') {
        const box = cellBox(a);
        if (box) showGhost(face(WATER), { at: box }, { at: beside(box, -1), seen: 0.1 });
      }
    }
    return false;
  },
};
