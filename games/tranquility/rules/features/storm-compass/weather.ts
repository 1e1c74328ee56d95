/** The Storms that are out: where they lie, which are over, and how many Compasses the team has. All of it is public. */
import { type Fields, open, type Rulebook, topFrame } from '@halcyon/kernel';
import { upTo } from '@halcyon/parts';
import { ORANGE, PURPLE, YELLOW } from '../../cards.ts';
import type { Read } from '../../read.ts';
import type { Slots } from '../../slots.ts';
import type { State } from '../../state.ts';
import { AT, MOST_SEATS } from './vocabulary.ts';

/** T1.1: how many of each. */
export const OF_EACH_STORM = 2;
const COMPASSES = 6;

export type Weather = {
  yellows: number[];
  oranges: number[];
  purples: number[];
  /** Storms that are over, by colour: yellow, purple, orange. */
  calmed: number[];
  /** Compasses: still to be earned, held by the team. The others are spent. */
  supply: number;
  compasses: number;
  /** Each seat's proposal which Storm to end, this turn. */
  proposals: number[];
};
export const colourIndex = (card: number): number => card - YELLOW;

/** Where a Storm can be, with the words for it. */
export const places = (rows: number) => {
  const drawn = AT.purple + rows;
  const none = drawn + 1;
  const words: Record<number, string> = { [drawn]: 'drawn' };
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    words[AT.yellow + seat] = `yellow-${seat}`;
    words[AT.orange + seat] = `orange-${seat}`;
  }
  for (let row = 0; row < rows; row++) words[AT.purple + row] = `purple-${row + 1}`;
  return { drawn, none, words, arg: { name: 'storm', size: none, words } };
};

export const weatherSlice = (
  book: Rulebook<State, Read>,
  slots: Slots,
  { none, words }: ReturnType<typeof places>,
): ((s: State) => State & Weather) => {
  const { seats } = slots.setup;
  const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
  const fields: Fields<Weather> = {
    yellows: open(upTo(OF_EACH_STORM)),
    oranges: open(upTo(OF_EACH_STORM)),
    purples: open(upTo(OF_EACH_STORM)),
    calmed: open(upTo(OF_EACH_STORM)),
    supply: open(upTo(COMPASSES)),
    compasses: open(upTo(COMPASSES)),
    proposals: open({ size: none + 1, words: { ...words, [none]: '-' } }),
  };
  slots.audits.push(() => (s) => {
    const { supply, compasses } = s as State & Weather;
    return supply + compasses <= COMPASSES ? undefined : `compasses: there are ${COMPASSES}`;
  });
  return book.slice(fields, () => ({
    yellows: zeros(seats),
    oranges: zeros(seats),
    purples: zeros(slots.board.rows.length),
    calmed: zeros(3),
    supply: COMPASSES,
    compasses: 0,
    proposals: Array.from({ length: seats }, () => none),
  }));
};

/** How many Storms lie at a place. */
export const stormsAt = (s: State & Weather, place: number, stormFrame: number): number => {
  if (place < AT.orange) return s.yellows[place] ?? 0;
  if (place < AT.purple) return s.oranges[place - AT.orange] ?? 0;
  return s.purples[place - AT.purple] ?? (topFrame(s) === stormFrame ? 1 : 0);
};

const anyOf = (counts: readonly number[]): boolean => {
  for (let i = 0; i < counts.length; i++) if (counts[i] !== 0) return true;
  return false;
};
/** Whether a Storm is in play: asked at every decision. */
export const isStormy = (s: State & Weather, stormFrame: number): boolean =>
  topFrame(s) === stormFrame || anyOf(s.yellows) || anyOf(s.oranges) || anyOf(s.purples);

/** For the audit: how many of this Storm are no longer in a pile. */
export const stormsLying = (s: State & Weather, card: number, stormFrame: number): number => {
  if (card < YELLOW || card > ORANGE) return 0;
  let n = s.calmed[colourIndex(card)]!;
  for (const count of card === YELLOW ? s.yellows : card === PURPLE ? s.purples : s.oranges) n += count;
  for (let i = 0; i < s.frames.length; i += 4) if (s.frames[i] === stormFrame && s.frames[i + 2] === card) n++;
  return n;
};
