/** How things move over the table, one after the other: played cards, the balloon, the cap of the pilot, the dice. */

import { boxOf, seatBox } from '@halcyon/page-kit/boxes.ts';
import { showGhost, TIME } from '@halcyon/page-kit/ghost.ts';
import type { News, Session } from '@halcyon/page-kit/session.ts';
import { settings } from '@halcyon/page-kit/settings.svelte.ts';
import type { Manner } from '@halcyon/page-kit/travel.ts';
import { mount } from 'svelte';
import { flightOf } from '../look/flight.ts';
import { CARD_WORDS } from '../rules/index.ts';
import Die from './Die.svelte';
import { type Leg, showLegs } from './legs.ts';

const face = (card: number) => (target: HTMLElement) => mount(Die, { target, props: { face: card } });

/** Milliseconds. The balloon is what the game is about, so it has a second to itself. */
const [RISE, FALL, REST, HAND_OVER, ROLL, NEXT_DIE] = [1000, 800, 350, 500, 320, 110];

const find = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
/** Waits so long before it begins; what is new is not seen until then. */
const later = (selector: string, keyframes: Keyframe[], delay: number, duration: number): void => {
  for (const element of find(selector))
    element.animate(keyframes, { delay, duration, fill: 'backwards', easing: 'ease-in-out' });
};

/** What the balloon does where it stands while the sky moves. */
const SWAYS: Readonly<Record<string, Keyframe[]>> = {
  rose: [{ transform: 'none' }, { transform: 'translateY(-7%)' }, { transform: 'none' }],
  fell: [
    { transform: 'none' },
    { transform: 'translateY(-3%) rotate(-4deg)' },
    { transform: 'translateY(13%) rotate(5deg) scaleX(0.9)' },
    { transform: 'none' },
  ],
};

/** The card that is played waits for those before it. */
const showPlayed = (session: Session, seat: number, card: number, before: number): void => {
  const own = seat === session.looking ? boxOf(`[data-card='${CARD_WORDS[card]}']`) : undefined;
  const [from, to] = [own ?? seatBox(seat), boxOf('[data-balloon]')];
  if (!from || !to) return;
  const [size, end] = [34, 18];
  const square = (box: DOMRect, at: number, side: number): DOMRect =>
    new DOMRect(box.left + (box.width - side) / 2, box.top + box.height * at - side / 2, side, side);
  const start = { at: square(from, 0.5, size) };
  const wait = Array.from({ length: before }, () => start);
  showGhost(face(card), start, ...wait, { at: square(to, 0.62, end), seen: 0.3 });
};

const piece = (seat: number): string => `[data-balloon] [data-flip='seat-${seat}']`;
/** The cap goes from one head to the next; to a crew that has just boarded it comes from above. */
const showPilot = (before: number | undefined, pilot: number, delay: number): void => {
  const [from, to] = [before === undefined ? undefined : boxOf(piece(before)), boxOf(piece(pilot))];
  if (!to || before === pilot) return;
  // In the units of the piece's own drawing.
  const unit = 26 / to.width;
  const start = from
    ? `translate(${(from.left - to.left) * unit}px, ${(from.top - to.top) * unit}px)`
    : 'translateY(-20px)';
  later(
    `${piece(pilot)} [data-cap]`,
    [{ transform: start, opacity: from ? 1 : 0 }, { transform: 'none' }],
    delay,
    HAND_OVER,
  );
  later(piece(pilot), [{}, { transform: 'scale(1.3)' }, {}], delay + HAND_OVER * 0.8, HAND_OVER * 0.7);
};

/** Whoever boards again does so when the balloon is down. */
const boardLater = (delay: number): void => {
  for (const element of find("[data-flip^='seat-']"))
    for (const { effect } of element.getAnimations()) effect?.updateTiming({ delay, fill: 'backwards' });
};

/** Tells a step in its order, and when each part of it begins. */
class Telling {
  readonly #session: Session;
  readonly #since: number;
  readonly #legs: Leg[] = [];
  #cards = 0;
  #dice = 0;
  #at = 0;
  /** Whoever is in a hurry gets the same in half the time. */
  readonly #part = settings.values.pace < 500 ? 0.5 : 1;
  constructor(session: Session, since: number) {
    this.#session = session;
    this.#since = since;
  }
  #takes(time: number): number {
    this.#at += time * this.#part;
    return this.#at;
  }
  #move(name: string, from: number, to: number, time: number): void {
    later('[data-balloon]', SWAYS[name]!, this.#at, time * this.#part);
    this.#legs.push({ at: this.#at, cloud: from }, { at: this.#takes(time), cloud: to });
  }
  tell({ name, args: [first = 0, second = 0] }: News): void {
    switch (name) {
      case 'played':
        showPlayed(this.#session, first, second, this.#cards++);
        this.#at += TIME;
        break;
      case 'rose':
        this.#move(name, second - 1, second, RISE);
        break;
      case 'fell':
        // Where the game ends, the basket is shown where it fell from.
        this.#move(name, second, flightOf(this.#session.view).cloud, FALL);
        break;
      case 'trip-over':
        if (this.#legs.length > 0) this.#legs.push({ at: this.#takes(REST), cloud: this.#legs.at(-1)!.cloud });
        if ((this.#legs.at(-1)?.cloud ?? 0) > 0) this.#legs.push({ at: this.#takes(FALL), cloud: 0 });
        boardLater(this.#at);
        this.#takes(TIME);
        break;
      case 'drew':
        if (first === this.#session.looking)
          later(`[data-card='${CARD_WORDS[second]}']`, [{}, { transform: 'translateY(-8px)' }, {}], this.#at, REST);
        break;
      case 'pilot':
        this.#handOver(first);
        break;
      case 'die': {
        const [die] = find('[data-die]').slice(this.#dice);
        die?.animate([{ transform: 'translate(60%, -130%) rotate(200deg)', opacity: 0 }, {}], {
          delay: this.#at + this.#dice++ * NEXT_DIE,
          duration: ROLL * this.#part,
          fill: 'backwards',
          easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
        });
      }
    }
  }
  #handOver(pilot: number): void {
    const before = this.#session.news.findLast((news) => news.name === 'pilot' && news.step < this.#since);
    const boarded = this.#session.newsSince(this.#since).some((news) => news.name === 'trip-over');
    showPilot(boarded ? undefined : before?.args[0], pilot, this.#at);
    later('[data-tray]', [{ opacity: 0 }, {}], this.#at, 200);
    this.#takes(HAND_OVER);
  }
  end(): void {
    if (this.#legs.length > 0) showLegs(this.#legs);
  }
}

export const manner: Manner = {
  face,
  tell(session, since) {
    const telling = new Telling(session, since);
    for (const news of session.newsSince(since)) telling.tell(news);
    telling.end();
    return false;
  },
};
