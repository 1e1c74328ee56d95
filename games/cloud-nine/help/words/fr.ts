/** Facts of the flight in French. */
import type { FactWords } from '@halcyon/speech/facts';
import { toDraw, unseen } from '@halcyon/speech/facts/fr';
import { typeset } from '@halcyon/speech/grammar';
import { faceLabel } from '../../look/cards.ts';
import type { FlightFacts } from '../index.ts';

export const words: FactWords<FlightFacts> = typeset({
  own: ({ can }) =>
    can === 1 ? 'Vos cartes peuvent faire monter le ballon.' : 'Vos cartes ne peuvent pas faire monter le ballon.',
  rise: ({ pilot, chance, cards }, { speaker: { who }, table }) =>
    `Chance que le ballon monte : ${table.percent(chance)} (${who.name(pilot)} a ${table.cards(cards)} ; compté sur tout ce que vous n’avez pas vu).`,
  unseen: ({ cards }, tell) =>
    unseen(
      cards.map((card) => faceLabel(tell.speaker.words.things, card)),
      tell,
    ),
  pile: ({ cards }, tell) => toDraw([cards], tell),
} satisfies FactWords<FlightFacts>);
