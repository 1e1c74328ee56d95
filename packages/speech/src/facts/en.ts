/** Facts that several games tell, in English. */

import type { FactTell } from '../facts.ts';
import { tally } from '../telling.ts';

/** Cards by name that the asker has not seen. */
export const unseen = (names: readonly string[], { table }: FactTell): string =>
  `Not seen yet: ${table.list(tally(names)) || table.labels.none}.`;
/** By seat; one number where all draw from one pile. */
export const toDraw = (cards: readonly number[], { speaker: { who }, table }: FactTell): string =>
  `Left to draw: ${cards.length === 1 ? table.cards(cards[0]!) : table.list(cards.map((n, seat) => `${who.name(seat)} (${n})`))}.`;
