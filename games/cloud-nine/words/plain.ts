/** The flight in words: what every language tells of it, in the order of the picture. */
import { CHANCE, type Seat, seatsOf } from '@halcyon/kernel';
import { capital } from '@halcyon/speech/grammar';
import { holding, type Telling, tally } from '@halcyon/speech/telling';
import { faceLabel } from '../look/cards.ts';
import { flightOf, standings } from '../look/flight.ts';
import { POINTS } from '../rules/vocabulary.ts';

/** What a language says of the flight besides its things. */
export interface FlightWords {
  /** What a jump is worth there, and which cloud it is of how many. */
  basket(points: number, cloud: number, clouds: number): string;
}

export const tellFlight = (words: FlightWords): Telling => ({
  common({ outlook, speaker, table, plain }) {
    const { things } = speaker.words;
    const flight = flightOf(outlook.view);
    const named = (cards: readonly number[]): string => table.list(tally(cards.map((card) => faceLabel(things, card))));
    const lines = [
      words.basket(POINTS[flight.cloud]!, flight.cloud + 1, POINTS.length),
      ...(flight.dice.length > 0 ? [plain.labelled(things.thrown!, named(flight.dice))] : []),
      plain.labelled(things.deck!, table.cards(flight.pile.length)),
      plain.labelled(things.played!, named(flight.played.toSorted((a, b) => a - b)) || table.labels.none),
    ];
    return [{ title: things.balloon!, lines }];
  },
  seat(tell, seat: Seat) {
    const { outlook, speaker, table } = tell;
    const { things } = speaker.words;
    const flight = flightOf(outlook.view);
    const asked = seatsOf(outlook.mustAct).find((each) => each !== CHANCE);
    const standing = standings(flight, asked)[seat]!;
    return [
      `${table.points(flight.scores[seat]!)}. ${capital(things[standing] ?? '')}.`,
      ...holding(tell, { hand: flight.hands[seat]! }, (card) => faceLabel(things, card)),
    ];
  },
});
