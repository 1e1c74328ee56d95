/** The coach in German. */
import type { Coach } from '@halcyon/speech/lesson';

export const coach = {
  first: {
    title: 'Deine erste Reise',
    say: {
      goal: 'Das Ziel: zuerst 18 Gold zu haben. Fünf Burgen kaufen je eine Ware, und auf deinem Karren liegt von jeder eine.',
      far: 'Je weiter eine Burg vom Lagerhaus weg ist, wo du stehst, desto mehr sind ihre Münzen wert. Den Weg legst du selbst.',
      put: 'Eine Karte legt ein Plättchen ihrer Landschaft auf ein leeres Feld. Tippe auf einen Acker, dann zweimal auf das gestrichelte Feld.',
      chain: 'Lege noch einen Acker daneben. Plättchen einer Landschaft, die sich berühren, bilden eine Kette.',
      walk: 'Eine Karte führt dich über eine ganze Kette ihrer Landschaft. Geh mit dem dritten Acker bis ans Ende.',
      end: 'Beende den Zug: Du ziehst so viele Karten, wie du gespielt hast, höchstens drei, nie über sechs. Wer nichts spielt, zieht eine.',
      follow: 'Ein Weg gehört niemandem: Der andere Händler kommt dir nach, mit einer einzigen Karte.',
      castle:
        'Später. Jede Karte führt in eine Burg, ins Lagerhaus oder auf die Wiese neben dir. Geh in die Käseburg und beende dort den Zug.',
      sell: 'Wo dein Zug endet, darfst du der Burg ihre Ware verkaufen: für die höchste Münze oder eine volle Hand. Nimm das Gold.',
      throw: 'Nach einem Verkauf darfst du kostenlos würfeln. Sonst kostet das zwei beliebige Karten.',
      die: 'Der Würfel zeigt ein Dorf: legen, anderswohin bringen oder zurücknehmen. Lege es auf den Weg zur Weinburg.',
      plan: 'Sammle Karten einer Landschaft für lange Ketten, und verkaufe unterwegs zu den Burgen, die am meisten zahlen.',
      landslide:
        'Der andere Händler will Edelsteine verkaufen. Zu Beginn des Zugs darfst du einen Erdrutsch legen: Dort kommt niemand durch. Sperre den Acker.',
      'two-cards':
        'Zwei beliebige Karten nehmen ein Plättchen weg, auf dem niemand steht. Nimm den Berg neben dem anderen Händler weg, für deine zwei Äcker.',
      meadow:
        'Eine Karte bleibt. Endet dein Zug auf der Wiese, wird deine Hand auf sechs aufgefüllt: Geh hin und beende den Zug.',
      warehouse: 'Die Hand ist voll. Im Lagerhaus ist es ebenso, und dort wird auch dein Karren mit Waren aufgefüllt.',
      last: 'Das Ende: Du hast 15 Gold und Edelsteine auf dem Karren. Geh mit dem Wald in die Edelsteinburg und beende den Zug.',
      win: 'Karten helfen unterwegs, doch die Münze im Wert von 3 macht 18 Gold: Wer das hat, gewinnt sofort. Verkaufe für Gold.',
    },
  },
} satisfies Coach;
