/** How things move over the table: pieces between basket and parachute, played cards into the balloon, and the drop. */

import { boxOf, seatBox } from '@halcyon/page-kit/boxes.ts';
import { showGhost } from '@halcyon/page-kit/ghost.ts';
import type { Session } from '@halcyon/page-kit/session.ts';
import type { Manner } from '@halcyon/page-kit/travel.ts';
import { mount } from 'svelte';
import { flightOf } from '../look/flight.ts';
import { CARD_WORDS, TOP } from '../rules/index.ts';
import Die from './Die.svelte';

const face = (card: number) => (target: HTMLElement) => mount(Die, { target, props: { face: card } });

/** What the balloon does where it stands while the sky moves. */
const MOVES: Readonly<Record<string, Keyframe[]>> = {
  rose: [{ transform: 'none' }, { transform: 'translateY(-7%)' }, { transform: 'none' }],
  fell: [
    { transform: 'none' },
    { transform: 'translateY(-3%) rotate(-4deg)' },
    { transform: 'translateY(13%) rotate(5deg) scaleX(0.9)' },
    { transform: 'none' },
  ],
};

const showPlayed = (session: Session, seat: number, card: number): void => {
  const own = seat === session.looking ? boxOf(`[data-card='${CARD_WORDS[card]}']`) : undefined;
  const [from, to] = [own ?? seatBox(seat), boxOf('[data-balloon]')];
  if (!from || !to) return;
  const [size, end] = [30, 16];
  const square = (box: DOMRect, at: number, side: number): DOMRect =>
    new DOMRect(box.left + (box.width - side) / 2, box.top + box.height * at - side / 2, side, side);
  showGhost(face(card), { at: square(from, 0.5, size) }, { at: square(to, 0.62, end), seen: 0.3 });
};

/** Where the sky is when the basket is at this cloud. */
const sky = (cloud: number, offset?: number): Keyframe => ({
  translate: `0 calc(${cloud} * var(--step))`,
  ...(offset === undefined ? {} : { offset }),
});
/** A trip is over and the basket is on the ground again: the sky shows how it came down. */
const SKIES: Readonly<Record<string, (cloud: number) => [Keyframe[], KeyframeAnimationOptions]>> = {
  fell: (cloud) => [[sky(cloud), sky(0)], { duration: 300, easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)' }],
  'reached-top': () => [
    [sky(TOP - 1), sky(TOP, 0.45), sky(TOP, 0.6), sky(0)],
    { duration: 640, easing: 'ease-in-out' },
  ],
};

export const manner: Manner = {
  face,
  tell(session, since) {
    const find = (what: string): Element | null => document.querySelector(`[data-${what}]`);
    for (const { name, args } of session.newsSince(since)) {
      if (name === 'played') showPlayed(session, args[0]!, args[1]!);
      const keyframes = MOVES[name];
      if (keyframes) find('balloon')?.animate(keyframes, { duration: 300, easing: 'ease-in-out' });
      if (SKIES[name] && flightOf(session.view).cloud === 0) find('world')?.animate(...SKIES[name](args[1]!));
    }
    return false;
  },
};
