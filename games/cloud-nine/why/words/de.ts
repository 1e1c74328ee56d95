/** What speaks for a choice in the basket, and what the bots go by, in German. */
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/de';
import type { Line } from '../conventions.ts';
import type { FlightReasons } from '../index.ts';

export const words: WhyWords<FlightReasons, Line> = {
  reasons: {
    only: onlyMove,
    chance: ({ pilot, chance }, { speaker: { who }, table }) =>
      `Chance, dass ${who.name(pilot)} den Ballon steigen lassen kann: ${table.percent(chance)}, gezählt aus allen ungesehenen Karten.`,
    points: ({ now, next }) => `Ein Sprung bringt hier ${now} und eine Wolke höher ${next}.`,
    dice: ({ dice, cards }, { table }) => `Zu erfüllende Würfel: ${dice}, mit ${table.cards(cards)} auf der Hand.`,
    raises: ({ cards, left }, { table }) => `Es braucht ${table.cards(cards)}; auf der Hand bleiben: ${left}.`,
    wild: ({ left }) => `Ein Joker hebt den Ballon allein; Joker, die auf der Hand bleiben: ${left}.`,
    keeps: ({ cards, wilds }, { table }) => `Die ganze Hand bleibt: ${table.cards(cards)}, davon Joker: ${wilds}.`,
  },
  card: {
    chances: {
      title: 'Was abgewogen wird',
      text: 'Für jede Möglichkeit berechnet ein Bot seine Chance, die Partie zu gewinnen: daraus, ob der Pilot wohl die Karten hat, aus den Punkten der Wolken bis zu drei höher und aus dem Punktestand aller. Gegen Ende zählen Punkte mehr und Karten weniger.',
    },
    hands: {
      title: 'Was er von deiner Hand denkt',
      text: 'Er zählt alle Karten, die er nicht gesehen hat. Er hält Hände für weniger bunt, als es der Zufall wäre, weil sich Farben sammeln, die kein Würfel verlangt hat, und glaubt, dass Joker aufgehoben werden.',
    },
    wild: {
      title: 'Joker',
      text: 'Ein Joker wird für später behalten, außer diese Wolke ist mehr wert. Von den anderen erwartet er, dass sie ihren umso eher ausgeben, je höher der Ballon ist.',
    },
    novice: {
      title: 'Der Anfänger',
      text: 'Vergleicht nur die nächste Wolke mit dieser nach einer Faustregel und folgt etwa jedes siebte Mal einer Laune.',
    },
    strong: {
      title: 'Der starke Bot',
      text: 'Zu zweit hat er dieselben Gewohnheiten mit feineren Zahlen, die im Spiel gefunden wurden. Zu mehreren probiert er seine besten Züge in vielen Welten aus, die zu allem passen, was er gesehen hat, jeden in denselben, und weicht von den Gewohnheiten oben nur ab, wo ein anderer Zug deutlich besser ist.',
    },
  },
};
