/** The coach in German. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Deine ersten Fahrten',
    say: {
      goal: 'Das Ziel: am Ende die meisten Punkte haben. Jede Wolke zeigt, was sie dem wert ist, der dort springt, von 1 Punkt bis 25.',
      dice: 'Der Pilot hat Rot und eine leere Seite geworfen: Rot verlangt von ihm eine rote Karte, Leer nichts. Bevor er spielt, entscheiden die anderen an Bord nacheinander.',
      stay: 'Springst du, bekommst du 1 Punkt und wartest auf die nächste Fahrt. Bleibst du, steigst oder fällst du mit dem Ballon. Der Pilot hat sechs Karten: Bleib.',
      pilot:
        'Der Pilot hatte die rote Karte, und der Ballon stieg. Das Steuer übernimmt danach, wer links von ihm an Bord ist: du. Zuerst entscheiden die anderen über deinen Wurf.',
      raise:
        'Die Würfel verlangen Grün und Gelb, und du hast beides. Wer die Karten hat, muss den Ballon steigen lassen; die Karten sind dann weg.',
      up: 'So geht es von Wolke zu Wolke. Weiter oben sind es drei Würfel, dann vier, und die Hände werden kleiner. Wir schauen bei einer späteren Fahrt wieder hinein.',
      jump: 'Die 12-Punkte-Wolke. Die Würfel verlangen drei Karten, der Pilot hat zwei: Wie viele, dürfen alle wissen. Nur ein Joker hülfe. Spring, und die 12 Punkte sind dein.',
      fell: 'Der Pilot spielte nichts: Der Ballon fiel, und niemand an Bord bekam Punkte. Deine 12 behältst du. Alle steigen auf Wolke 1 wieder ein und haben eine Karte gezogen.',
      blank: 'Zwei leere Seiten verlangen nichts: Der Ballon steigt kostenlos. Es kann nichts schiefgehen, also bleib.',
      lacking:
        'Du bist Pilot, und die Würfel verlangen zwei gelbe Karten. Du hast keine und auch keinen Joker. Du kannst den Ballon nur fallen lassen.',
      again:
        'Niemand an Bord bekam Punkte; wer vorher gesprungen war, behält sie. Das Steuer hat nun, wer links von der Person sitzt, die zuletzt gewürfelt hat.',
      wild: 'Alle anderen sind gesprungen, doch dieser Wurf muss noch beantwortet werden. Dir fehlt eine rote Karte. Ein Joker ersetzt keine einzelne Karte, aber alle zusammen.',
      alone:
        'Jetzt bist du allein und wählst vor jedem Wurf: springen für 12 Punkte, oder würfeln. Du hast jede Farbe, und es sind drei Würfel: Würfle, dann lass steigen.',
      enough:
        'Ein Sprung bringt hier 15 Punkte. Der nächste Wurf: vier Würfel gegen deine vier Karten, für 5 Punkte mehr. Lass es genug sein: Spring.',
      art: 'Das ist die Kunst: bleiben, solange es wenige Würfel und volle Hände sind, und springen, bevor dem Piloten Karten fehlen. Spare sie: Jede Fahrt bringt nur eine.',
      top: 'Kurz vor dem Ende. Ein Sprung bringt 20 Punkte, die höchste Wolke allen an Bord 25. Die Würfel verlangen eine Karte, und der Pilot hat fünf: Bleib.',
      fifty:
        'Du hast 55 Punkte, doch ab 50 endet das Spiel erst, wenn der Ballon fällt. Dieser Pilot braucht zwei Karten und hat eine. Spring, für einen Punkt mehr.',
      end: 'Der Ballon fiel, und jemand hatte 50 Punkte: Das Spiel ist aus, die meisten Punkte gewinnen. Bei gleichen Punkten gewinnt, wer die meisten Karten auf der Hand hat.',
    },
  },
} satisfies Coach;
