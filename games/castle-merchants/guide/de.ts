import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const de = {
  goal: {
    text: 'Jede Burg kauft eine Ware, und auf deinem Karren liegt von jeder eine. Je weiter eine Burg vom Lagerhaus weg ist, desto mehr zahlt sie.',
    shown:
      'Rechts das Lagerhaus, in der Mitte die Wiese, und die fünf Burgen mit dem, was sie kaufen, und ihrer höchsten Münze.',
  },
  road: {
    title: 'Den Weg legen',
    text: 'Eine Karte legt ein Plättchen ihrer Landschaft auf ein leeres Feld. Spiele in deinem Zug so viele Karten, wie du willst. Ein Weg gehört niemandem: Auch die anderen gehen darauf.',
    shown: 'Eine Karte legt einen zweiten Acker neben den ersten.',
  },
  walk: {
    title: 'Gehen',
    text: 'Eine Karte führt dich über eine ganze Kette ihrer Landschaft, so weit du willst. Jede Karte führt in eine Burg, ins Lagerhaus oder auf die Wiese neben dir.',
    shown: 'Vom Lagerhaus aus erreicht eine Karte mit Acker alle leuchtenden Felder.',
  },
  sell: {
    title: 'Verkaufen',
    text: 'Endet dein Zug in einer Burg und liegt ihre Ware auf deinem Karren, darfst du sie verkaufen: für die höchste Münze der Burg oder für eine volle Hand. Nach einem Verkauf darfst du kostenlos würfeln.',
    shown: 'Die Käseburg zahlt 2 Gold oder füllt die Hand.',
  },
  draw: {
    title: 'Neue Karten',
    text: 'Am Ende ziehst du so viele Karten, wie du gespielt hast, höchstens drei; wer nichts spielt, zieht eine. Endet dein Zug auf der Wiese oder im Lagerhaus, wird deine Hand auf sechs aufgefüllt, im Lagerhaus auch dein Karren.',
    shown: 'Wiese: sechs Karten. Lagerhaus: sechs Karten und alle Waren.',
  },
  change: {
    title: 'Zwei beliebige Karten',
    text: 'Zwei Karten nehmen ein Plättchen weg, auf dem niemand steht. Oder sie werfen den Würfel: Dann lege ein Plättchen dieser Landschaft, bring eines anderswohin oder nimm eines zurück.',
    shown: 'Zwei Karten: Ein Plättchen wird weggenommen, oder es wird gewürfelt.',
  },
  landslide: {
    title: 'Erdrutsche',
    text: 'Zu Beginn deines Zuges darfst du einen deiner wenigen Erdrutsche legen, auf ein leeres Feld oder ein Plättchen. Dieses Feld betritt niemand. Doch alle Orte müssen erreichbar bleiben.',
    shown: 'Ein Erdrutsch hat die Kette getrennt: Der Acker dahinter ist nicht mehr zu erreichen.',
  },
} satisfies GuideWords<typeof panels>;
