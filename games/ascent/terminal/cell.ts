/** One slot as lines of text: its card with what stands on it, what may go there, or its place in the row. */

import type { Scene } from '@halcyon/terminal-kit/scene';
import { fit, fitRight } from '@halcyon/terminal-kit/text';
import { hikerAt, ibexAt, mountainOf } from '../look/mountain.ts';
import { BRIDGE, columnOf, EMPTY, isIbex } from '../rules/vocabulary.ts';
import { faceOf } from './cards.ts';
import { choicesAt } from './choices.ts';
import { backOf, shadeOf } from './colours.ts';

/** A card and what stands before and behind it; half of it is the shift from row to row. */
export const PITCH = 5;
export const SPAN = '═';
export const COVERED = '=';
export const HIKER = 'λ';
export const IBEX = 'i';

/** The lines of a slot from top to bottom. */
type Slot = readonly string[];

/** '3g7': three ibex on a grass 7. Behind it the hiker, a bridge below, an ibex on the card, as far as there is room. */
const cardText = ({ view, setup }: Scene, cell: number, card: number): string => {
  if (card === BRIDGE) return ` ${SPAN.repeat(PITCH - 2)} `;
  const mountain = mountainOf(view);
  const ibex = ibexAt(mountain, cell);
  const marks = [
    hikerAt(mountain, setup) === cell ? HIKER : '',
    mountain.covered.includes(cell) ? COVERED : '',
    // Where one stands, the picture of one says nothing new.
    isIbex(card) && ibex === 0 ? IBEX : '',
  ];
  const text = `${ibex || ' '}${faceOf(card)}`;
  return fit(text + marks.join('').slice(0, PITCH - text.length), PITCH);
};
/** As many lines as there is room for, if they can be painted. */
const painted = ({ ink, scale }: Scene, text: string, card: number): Slot =>
  Array.from({ length: ink.paints ? scale : 1 }, (_, line) =>
    ink.paint(line === 0 ? text : ' '.repeat(PITCH), shadeOf(backOf(card), line)),
  );

/** Draws slots. What may be chosen stands in round brackets: behind its place the cost, or else what stands or lies there. */
export const slotArtist = (scene: Scene): ((cell: number) => Slot) => {
  const { ink } = scene;
  const mountain = mountainOf(scene.view);
  const choices = choicesAt(scene);
  const gold = (text: string): Slot => [ink.gold(fitRight(text, PITCH))];
  return (cell) => {
    const card = mountain.cells[cell] ?? EMPTY;
    const place = columnOf(cell) + 1;
    if (choices.has(cell)) {
      const cost = choices.get(cell);
      if (cost !== undefined) return gold(`${card === BRIDGE ? SPAN : ''}${place}(${cost})`);
      const ibex = ibexAt(mountain, cell);
      return gold(`(${ibex > 0 ? `${ibex}${IBEX}` : faceOf(card)})`);
    }
    return card === EMPTY ? [ink.dim(fit(` ·${place}`, PITCH))] : painted(scene, cardText(scene, cell, card), card);
  };
};
