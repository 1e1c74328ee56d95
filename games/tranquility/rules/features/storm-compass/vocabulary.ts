/** What Storm & Compass add to what is said (T6.4-T6.9), and where a Storm can be. */
import type { Kind, Vocabulary } from '@halcyon/kernel';
import type { Count, Names as Plain } from '../../vocabulary.ts';

/** A Storm somewhere, as one number: before a seat, beside a row, or just drawn. */
export const MOST_SEATS = 5;
export const AT = { yellow: 0, orange: MOST_SEATS, purple: 2 * MOST_SEATS } as const;
export type Place = Kind<'place'>;

export interface Names extends Plain {
  count: Count;
  hand: Count;
  pile: Count;
  rows: Count;
  /** A card where it is drawn, a place where it ends: the rules have one word for both. */
  storm: number;
  /** What earned a Compass. */
  why: Kind<'why'>;
}

export const vocabulary = {
  moves: {
    accept: [],
    purple: ['row'],
    give: [],
    compass: ['storm'],
    propose: ['storm'],
    'discard-hand': [],
    concede: [],
    draw: [],
  },
  events: {
    'storm-drawn': ['seat', 'storm'],
    'storm-struck': ['seat', 'storm'],
    'storm-faded': ['seat'],
    'storm-closes': ['seat', 'row'],
    'gave-unseen': ['seat'],
    'compass-earned': ['why'],
    'compass-spent': ['seat', 'storm'],
    'compass-proposed': ['seat', 'storm'],
    'hand-discarded': ['seat', 'count'],
    conceded: ['seat'],
  },
  asks: {
    // Said anew: without an action a Compass may still help (T5.3).
    turn: ['start', 'stuck'],
    reduce: ['left'],
    storm: ['storm', 'rows'],
    'confirm-draw': [],
  },
  refusals: {
    'storm.choose-row': [],
    'storm.no-row': [],
    'storm.row-full': [],
    'storm.another-drew-it': ['seat'],
    'storm.accept-first': [],
    'storm.purple': [],
    'storm.orange': [],
    'give.no-yellow': [],
    'give.once': [],
    'give.short-pile': ['needed', 'pile'],
    'give.too-many': ['left'],
    'give.both-or-none': ['payable'],
    'give.before-drops': [],
    'compass.none': [],
    'compass.no-such-storm': [],
    'compass.not-now': [],
    'compass.proposed': [],
    'discard-hand.kept': [],
    'discard-hand.two': ['hand'],
    'discard-hand.no-supply': [],
    'concede.may-act': [],
    'draw.another': ['seat'],
    'draw.first': [],
  },
  endings: {
    conceded: ['seat'],
  },
} as const satisfies Vocabulary;
