/** How characters go round the ring, and how coins and beers change hands. */

import type { Outlook } from '@halcyon/kernel';
import { boxOf, cardOf, cellBox, seatBox, type Was } from '@halcyon/page-kit/boxes.ts';
import { type Face as Drawing, showGhost } from '@halcyon/page-kit/ghost.ts';
import type { Manner } from '@halcyon/page-kit/travel.ts';
import { mount } from 'svelte';
import { type Character, DOOR, PLACES, type Place } from '../rules/vocabulary.ts';
import Coin from './art/Coin.svelte';
import Face from './art/Face.svelte';
import Mug from './art/Mug.svelte';
import { GUEST } from './spots.ts';

const isBack = ({ rules, past }: Outlook, step: number): boolean => rules.moves[past.step(step).kind]?.name === 'back';
const coin: Drawing = (target) => mount(Coin, { target });
const mug: Drawing = (target) => mount(Mug, { target });
const SIZE = 28;
/** As large as a mug, in the middle of something. */
const small = (box: DOMRect | undefined): DOMRect | undefined =>
  box && new DOMRect(box.left + (box.width - SIZE) / 2, box.top + (box.height - SIZE) / 2, SIZE, SIZE);
/** So many stops of a ghost take a walk, and a mug on its way. */
const [WALK, TOSS] = [2, 3];
/** Sets out after so many stops, over the heads of those between. */
const toss = (face: Drawing, from: DOMRect | undefined, to: DOMRect | undefined, wait: number): void => {
  const [a, b] = [small(from), small(to)];
  if (!a || !b) return;
  const over = new DOMRect((a.left + b.left) / 2, Math.min(a.top, b.top) - SIZE, SIZE, SIZE);
  const waits = Array.from({ length: wait }, () => ({ at: a, seen: 0.05 }));
  showGhost(face, ...waits, { at: a }, { at: over }, { at: b }, { at: b });
};

export const manner: Manner = {
  face: (card) => (target) => mount(Face, { target, props: { character: card - 1 } }),
  via(session, since, flip) {
    const walk = session.newsSince(since).find(({ name, args }) => name === 'moved' && args[0] === cardOf(flip) - 1);
    if (!walk) return [];
    const [, from = 0, to = 0] = walk.args;
    const step = isBack(session.outlook, walk.step) ? PLACES - 1 : 1;
    const way: DOMRect[] = [];
    for (let at = (from + step) % PLACES; at !== to; at = (at + step) % PLACES) way.push(...(rowBox(at) ?? []));
    return way;
  },
  tell(session, since, gone) {
    const where = (character: Character): DOMRect | undefined =>
      cellBox(GUEST + character) ?? gone.get(`card-${character + 1}`)?.box;
    const { outlook } = session;
    const isServed = (step: number): boolean => outlook.rules.moves[outlook.past.step(step).kind]?.name === 'serve';
    let wait = 0;
    for (const { name, args, step } of session.newsSince(since)) {
      const [a = 0, b = 0, c = 0] = args;
      if (name === 'moved') wait = WALK;
      else if (name === 'left-coin') toss(coin, where(a), cellBox(b), wait);
      else if (name === 'found-coin') toss(coin, cellBox(b), where(a), wait);
      // A round is drunk together; who buys a beer is seen to do so, one after the other.
      else if (name === 'drank')
        toss(mug, boxOf(isServed(step) ? "[data-flip='innkeeper']" : '.middle'), where(a), wait);
      else if (name === 'paid') {
        toss(mug, where(a), where(b), wait);
        wait += TOSS;
      } else if (name === 'thrown-out') throwOut(gone, a, wait + TOSS);
      else if (name === 'left-the-pub') carryOut(gone, b, c, seatBox(a));
    }
    return true;
  },
};
const rowBox = (place: Place): DOMRect[] | undefined => {
  const box = boxOf(`[role=row]:has(> [data-cell='${place}'])`);
  return box && [box];
};
const ghostOf = (character: Character): Drawing => manner.face(character + 1, undefined);
/** Stays until it is seen why, then goes out by the door. */
const throwOut = (gone: Map<string, Was>, character: Character, wait: number): void => {
  const flip = `card-${character + 1}`;
  const [from, door] = [gone.get(flip)?.box, small(cellBox(DOOR))];
  gone.delete(flip);
  if (!from || !door) return;
  const waits = Array.from({ length: wait }, () => ({ at: from }));
  showGhost(ghostOf(character), { at: from }, ...waits, { at: door, seen: 0.6 }, { at: door, seen: 0 });
};
/** Home with its beers, to those of the clan. */
const carryOut = (gone: Map<string, Was>, character: Character, beers: number, to: DOMRect | undefined): void => {
  const flip = `card-${character + 1}`;
  const from = gone.get(flip)?.box;
  gone.delete(flip);
  for (let i = 0; i < beers; i++) toss(mug, from, to, i);
  if (from && to) showGhost(ghostOf(character), { at: from }, { at: to, seen: 0.2 });
};
