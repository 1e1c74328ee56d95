/** Facts of the flight in German. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/de';
import { faceLabel } from '../../look/cards.ts';
import type { FlightFacts } from '../index.ts';

export const words: FactWords<FlightFacts> = {
  own: ({ can }) =>
    can === 1
      ? 'Deine Karten lassen den Ballon steigen.'
      : 'Deine Karten reichen nicht, um den Ballon steigen zu lassen.',
  rise: ({ pilot, chance, cards }, { speaker: { who }, table }) =>
    `Chance, dass der Ballon steigt: ${table.percent(chance)} (${who.name(pilot)} hat ${table.cards(cards)}; gezählt über alles, was du nicht gesehen hast).`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => faceLabel(tell.speaker.words.things, card)),
      tell,
    ),
  pile: ({ cards }, tell) => toDraw([cards], tell),
};
