/** A position drawn as text: who flies where, hands by name; all other cards are the pile. */
import type { Match } from '@halcyon/kernel';
import { each, seatsFrom } from '@halcyon/parts';
import { type Drawing, drawTable } from '@halcyon/testkit';
import { flightOf } from '../look/flight.ts';
import { CARD_WORDS, cloudNine, DECK, DICE, FACE_WORDS, type State } from '../rules/index.ts';

export { attempt, ended, field, hands, lists, play, told, why } from '@halcyon/testkit';

/** Without `frames` the throw is about to be answered: everybody aboard decides, then the pilot. */
export interface Drawn extends Omit<Drawing, 'piles' | 'hands'> {
  /** One line per seat: 'red red wild'. */
  readonly hands: readonly string[];
  readonly pilot?: number;
  /** Counted from 1, as on the table. */
  readonly cloud?: number;
  /** The seats in the basket; all of them if nothing is said. */
  readonly aboard?: readonly number[];
  readonly scores?: readonly number[];
  /** What lies there: 'red green'; the other dice are blank. Without it they are still to be thrown; see `dice`. */
  readonly thrown?: string;
  /** The pile, its top card last; then all other cards have been played. */
  readonly pile?: string;
}

const faceOf = (word: string): string => {
  const face = Object.keys(FACE_WORDS).find((known) => FACE_WORDS[Number(known)] === word);
  if (face === undefined) throw new Error(`'${word}' is no face of a die`);
  return word;
};
/** What chance rolls so that the dice show this: 'red blank'. */
export const dice = (faces: string): number[] =>
  faces.split(' ').map((face) => ['red', 'green', 'yellow', 'purple', 'blank'].indexOf(faceOf(face)));

export const table = ({
  pilot = 0,
  cloud = 1,
  aboard,
  scores,
  thrown,
  pile,
  more = [],
  frames,
  ...drawing
}: Drawn): Match => {
  const seats = drawing.hands.length;
  const there = aboard ?? seatsFrom(0, seats);
  const others = seatsFrom(pilot, seats).filter((seat) => seat !== pilot && there.includes(seat));
  const alone = there.length === 1 && thrown === undefined;
  const answers = [`raise ${pilot}`, ...others.toReversed().map((seat) => `decide ${seat}`)];
  const count = DICE[cloud - 1] ?? 0;
  const dieFrames = thrown === undefined ? each(count, () => 'die') : [];
  const shown = (thrown?.split(' ') ?? []).map(faceOf);
  if (shown.length > count) throw new Error(`${count} dice are thrown on this cloud, not ${shown.length}`);
  return drawTable<State>(
    cloudNine,
    {
      ...drawing,
      frames: frames ?? (alone ? `alone ${pilot}` : [...answers, ...dieFrames].join('; ')),
      more: [
        `pilot: ${pilot}`,
        `cloud: ${cloud}`,
        `aboard: ${seatsFrom(0, seats)
          .map((seat) => Number(there.includes(seat)))
          .join(' ')}`,
        ...(scores ? [`scores: ${scores.join(' ')}`] : []),
        ...(thrown === undefined
          ? []
          : [`dice: ${[...shown, ...each(count - shown.length, () => 'blank')].join(' ')}`]),
        ...(pile === undefined ? [] : [`pile: ${pile}`]),
        ...more,
      ],
    },
    {
      words: CARD_WORDS,
      lines: () => [],
      borrow: (s) => s.played,
      place(s, left) {
        // To the audit a table without hands and pile is one before the deal.
        const undealt = [...s.hands, s.pile, s.played].every((list) => list.length === 0);
        (pile === undefined ? s.pile : s.played).push(...(undealt ? DECK : left));
      },
    },
  );
};

/** The full state, for functions that read one. The game is known here, so its fields are. */
export const stateOf = (match: Match): State => flightOf(match.view('referee'));
/** The words of cards: 'red red wild'. */
export const faces = (cards: readonly number[]): string => cards.map((card) => CARD_WORDS[card]).join(' ');
