/** The coach in German. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Dein erster Abend',
    say: {
      goal: 'Das Ziel: als Erste oder Erster 15 Bier hinausbringen. Dein Clan trinkt im Pub und muss rechtzeitig wieder hinaus.',
      turn: 'In deinem Zug wirfst du zwei Würfel: mit jedem eine Aktion, oder eine einzige mit der Summe. Nach der ersten darfst du aufhören.',
      move: 'Dein Goblin geht im Uhrzeigersinn. Tippe auf ihn, dann zweimal auf Tisch 3. Ein Goblin nimmt eine Münze, die dort liegt.',
      enter:
        'Die Tür ist frei: Lass mit der 5 die nächste Figur herein. Sie bringt fünf Münzen mit, und jede kann ein Bier werden.',
      same: 'Nun der andere Clan, mit 3 und 4: Sein Goblin kommt zu deinem. Gleiches Volk: Alle am Tisch drehen eine Münze auf ihre Bierseite.',
      innkeeper:
        'Auch der Wirt bringt Bier. Jeder Würfel kann ihn an den Tisch mit seiner Zahl schicken: mit der 3 an Tisch 3.',
      choose:
        'Jemand an seinem Tisch muss trinken, gleich aus welchem Clan, und du wählst, wer. Lass deinen Goblin trinken.',
      slow: 'Bier macht langsam: Mit zwei Bier führt eine 4 nur zwei Plätze weit. Geh mit dem Goblin an Tisch 5, wo eine Münze liegt.',
      'way-out':
        'Dein Goblin hat jetzt vier Münzen und zwei Bier. Um hinauszugehen, braucht er mindestens so viel Bier wie Münzen.',
      differ:
        'Später. Wo alle verschieden sind, zahlt jeder dem nächsthöheren Volk ein Bier: Goblin, Zwerg, Ork, Troll. Geh mit dem Ork zum Goblin.',
      sixth:
        'Der Goblin hat für deinen Ork bezahlt. Nun der Troll: Er hat fünf Bier. Schick den Wirt an Tisch 6 und lass ihn trinken.',
      'thrown-out':
        'Wer das sechste Bier hat, wird hinausgeworfen und verliert alles. So auch, wer trinken oder zahlen muss und keine Münze hat.',
      back: 'Dein Zwerg hat drei Bier und zwei Münzen. Zwerge gehen in beide Richtungen: Eine 4, minus drei Bier, führt zurück zur Tür.',
      leave:
        'Hinaus geht es von der Tür mit einem beliebigen Würfel, bei mindestens so viel Bier wie Münzen. Lass den Zwerg hinausgehen.',
      safe: 'Drei Bier sind sicher, und der Zwerg kommt wieder. Viele Münzen geben viel Bier, wenige einen schnellen Weg hinaus.',
      last: 'Das Ende: Du hast 11 Bier, der andere Clan 13. Vier genügen. Schick den Wirt zu deinem Ork und lass ihn trinken.',
      win: 'Ein Ork darf auch vom Tisch des Wirts hinaus. Seine vier Bier machen 15: Wer das zuerst schafft, gewinnt sofort.',
    },
  },
} satisfies Coach;
