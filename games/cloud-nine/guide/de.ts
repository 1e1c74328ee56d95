import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const de = {
  goal: {
    text: 'Je höher eine Wolke, desto mehr ist sie dem wert, der dort springt.',
    shown: 'Die neun Wolken, von 1 Punkt bis 25. Weiter oben sind es auch mehr Würfel.',
  },
  throw: {
    title: 'Der Pilot würfelt',
    text: 'Die Würfel verlangen vom Piloten Karten: eine von jeder Farbe, zwei, wenn sie zweimal kommt. Eine leere Seite verlangt nichts. Wie viele Karten der Pilot hat, dürfen alle wissen, aber nicht welche.',
    shown: 'Rot, Gelb und eine leere Seite verlangen eine rote und eine gelbe Karte.',
  },
  choose: {
    title: 'Springen oder bleiben?',
    text: 'Bevor der Pilot antwortet, entscheiden die anderen an Bord nacheinander. Wer springt, bekommt die Punkte der Wolke. Wer bleibt, steigt oder fällt mit dem Ballon. Wer allein an Bord ist, entscheidet vor jedem Wurf.',
    shown: 'Ada springt und bekommt 6 Punkte. Bo bleibt: Die nächste Wolke bringt 9, ein Fall nichts.',
  },
  rise: {
    title: 'Der Ballon steigt',
    text: 'Der Pilot spielt die Karten, die die Würfel verlangen, oder einen Joker für alle zusammen. Wer die Karten hat, muss es tun. Dann ist der Nächste an Bord Pilot. Ganz oben bekommen alle an Bord 25 Punkte.',
    shown: 'Eine grüne und eine gelbe Karte oder ein Joker: hinauf zur nächsten Wolke.',
  },
  fall: {
    title: 'Der Ballon fällt',
    text: 'Spielt der Pilot nichts, bekommt niemand an Bord etwas; wer gesprungen ist, behält seine Punkte. Alle steigen auf der untersten Wolke wieder ein, und jeder zieht nur eine Karte. Hat jemand 50 Punkte, endet das Spiel mit dem nächsten Fall.',
    shown: 'Bo fehlt die zweite rote Karte. Bo und Cleo bekommen nichts, Ada behält 6 Punkte.',
  },
} satisfies GuideWords<typeof panels>;
