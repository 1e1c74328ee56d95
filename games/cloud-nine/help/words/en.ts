/** Facts of the flight in English. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/en';
import { faceLabel } from '../../look/cards.ts';
import type { FlightFacts } from '../index.ts';

export const words: FactWords<FlightFacts> = {
  own: ({ can }) => (can === 1 ? 'Your cards can raise the balloon.' : 'Your cards cannot raise the balloon.'),
  rise: ({ pilot, chance, cards }, { speaker: { who }, table }) =>
    `Chance that the balloon rises: ${table.percent(chance)} (${who.name(pilot)} holds ${table.cards(cards)}; counted from all that you have not seen).`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => faceLabel(tell.speaker.words.things, card)),
      tell,
    ),
  pile: ({ cards }, tell) => toDraw([cards], tell),
};
