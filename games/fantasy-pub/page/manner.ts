/** How characters go round the ring, and how coins and beers change hands. */

import type { Outlook } from '@halcyon/kernel';
import { boxOf, cardOf, cellBox, seatBox, type Was } from '@halcyon/page-kit/boxes.ts';
import { type Face as Drawing, showGhost } from '@halcyon/page-kit/ghost.ts';
import type { Manner } from '@halcyon/page-kit/travel.ts';
import { mount } from 'svelte';
import { type Character, PLACES, type Place } from '../rules/vocabulary.ts';
import Coin from './art/Coin.svelte';
import Face from './art/Face.svelte';
import Mug from './art/Mug.svelte';
import { GUEST } from './spots.ts';

const isBack = ({ rules, past }: Outlook, step: number): boolean => rules.moves[past.step(step).kind]?.name === 'back';
const coin: Drawing = (target) => mount(Coin, { target });
const mug: Drawing = (target) => mount(Mug, { target });
/** As large as a coin, in the middle of something. */
const small = (box: DOMRect | undefined): DOMRect | undefined =>
  box && new DOMRect(box.left + box.width / 2 - 9, box.top + box.height / 2 - 9, 18, 18);

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
    const send = (face: Drawing, from: DOMRect | undefined, to: DOMRect | undefined): void => {
      const [a, b] = [small(from), small(to)];
      if (a && b) showGhost(face, { at: a }, { at: b });
    };
    for (const { name, args } of session.newsSince(since)) {
      const [a = 0, b = 0] = args;
      if (name === 'paid') send(mug, where(a), where(b));
      else if (name === 'left-coin') send(coin, where(a), cellBox(b));
      else if (name === 'found-coin') send(coin, cellBox(b), where(a));
      else if (name === 'left-the-pub') carryOut(gone, b, seatBox(a));
    }
    return true;
  },
};
const rowBox = (place: Place): DOMRect[] | undefined => {
  const box = boxOf(`[role=row]:has(> [data-cell='${place}'])`);
  return box && [box];
};
/** Home, to the beers of the clan. */
const carryOut = (gone: Map<string, Was>, character: Character, to: DOMRect | undefined): void => {
  const flip = `card-${character + 1}`;
  const from = gone.get(flip)?.box;
  gone.delete(flip);
  if (from && to) showGhost(manner.face(character + 1, undefined), { at: from }, { at: to, seen: 0.2 });
};
