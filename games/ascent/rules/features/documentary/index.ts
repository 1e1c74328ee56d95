/** A6.2: panoramas are filmed by three terrains with exactly their values, next to each other from left to right. */
import { ALLOWED, open, shuffle } from '@halcyon/kernel';
import { allDifferent, flag, numberArg, seatArg } from '@halcyon/parts';
import { cardValue, type Value } from '../../cards.ts';
import type { Feature } from '../../feature.ts';
import { PANORAMAS } from '../../house.ts';
import type { State } from '../../state.ts';
import { type Cell, columnOf, ROWS, rowOf } from '../../vocabulary.ts';

export type Documentary = {
  /** Panoramas that were turned up, from the left. */
  panoramas: number[];
  /** By place: 1 = filmed, and turned down again. */
  filmed: number[];
};
const LENGTH = 3;

/** Whether a run of these values goes through the slot. Campfires and bridges have no value here. */
const isFilmed = ({ cells }: State, sequence: readonly Value[], cell: Cell): boolean => {
  const column = columnOf(cell);
  const least = Math.max(0, column - LENGTH + 1);
  const most = Math.min(column, ROWS[rowOf(cell)]! - LENGTH);
  for (let from = cell - column + least; from <= cell - column + most; from++) {
    if (sequence.every((value, i) => cardValue(cells[from + i]!) === value)) return true;
  }
  return false;
};

export const documentary: Feature = {
  id: 'documentary',
  install({ audits, book, setup, summiting, lacking, whenDealt, whenLaid }) {
    const count = setup.options.panoramas!;
    const panoramaArg = numberArg('panorama', PANORAMAS.length);
    const slice = book.slice<Documentary>(
      { panoramas: open(panoramaArg, { most: count }), filmed: open(flag) },
      () => ({
        panoramas: [],
        filmed: Array.from({ length: count }, () => 0),
      }),
    );
    const turnedUp = book.event('panorama-open', numberArg('place', count), panoramaArg);
    const filmedIt = book.event('filmed', seatArg, panoramaArg);
    const left = (s: State): number => slice(s).filmed.filter((done) => done === 0).length;
    const missing = book.clause('summit.not-filmed', 'A6.2', (s) => ({ left: left(s) }));
    const hopeless = book.ending('not-filmed', 'A5.4');

    whenDealt.add((s, random, tell) => {
      const all = shuffle(
        PANORAMAS.map((_, panorama) => panorama),
        random,
      );
      slice(s).panoramas = all.slice(0, count);
      slice(s).panoramas.forEach((panorama, place) => {
        tell?.(turnedUp, place, panorama, 0);
      });
    });
    whenLaid.add((s, cell, tell) => {
      const { panoramas, filmed } = slice(s);
      for (let place = 0; place < panoramas.length; place++) {
        if (filmed[place] === 1 || !isFilmed(s, PANORAMAS[panoramas[place]!]!, cell)) continue;
        filmed[place] = 1;
        tell?.(filmedIt, s.turn, panoramas[place]!, 0);
      }
    });
    audits.push((lying) => (s) => {
      const { panoramas } = slice(s);
      const all = lying(s, 'deal').length > 0 ? 0 : count;
      return panoramas.length === all && allDifferent(panoramas)
        ? undefined
        : `panoramas: ${all} are turned up, each another`;
    });
    summiting.add('A6.2', (s) => (left(s) === 0 ? ALLOWED : missing));
    lacking.add('A6.2', (s) => (left(s) === 0 ? ALLOWED : hopeless));
  },
};
