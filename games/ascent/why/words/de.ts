/** What speaks for a move on the mountain, and what the bots go by, in German. */
import { counted } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/de';
import { cardName, spot, the } from '../../words/de/names.ts';
import type { Line } from '../conventions.ts';
import type { MountainReasons } from '../reasons.ts';

const cards = counted('de', 'Karte', 'Karten');

export const words: WhyWords<MountainReasons, Line> = {
  reasons: {
    only: onlyMove,
    wins: () => 'Der Berg ist bestiegen.',
    free: () => 'Es ist kostenlos.',
    cost: ({ cost }) => `Es kostet ${cards(cost)}.`,
    opens: ({ cells }) => `Es macht Platz für die nächste Karte: ${cells.map(spot).join('; ')}.`,
    fills: ({ row }) => `Es ist die letzte Karte von Reihe ${row + 1}.`,
    covers: ({ visible }) => `Es verdeckt eine Brücke; danach noch sichtbar: ${visible}.`,
    bridges: ({ visible }) => `Danach sichtbare Brücken: ${visible}; der Gipfel wartet, bis sie verdeckt sind.`,
    path: ({ row }) => `Der grüne Pfad reicht dann bis Reihe ${row + 1}.`,
    films: ({ left }) => `Es filmt ein Panorama; noch zu filmen: ${left}.`,
    ibex: ({ there, needed }) => `Es bringt Steinböcke auf den Berg: ${there} von ${needed}.`,
    lifts: ({ card }, { speaker: { who } }) => `Es macht ${the(card, who)} für eine höhere Reihe frei.`,
    copies: ({ card, held, unseen }, { speaker: { who } }) =>
      `Mehr wie ${the(card, who)}: ${held} auf der Hand, ${unseen} noch nicht gesehen.`,
    keepsSummit: ({ unseen }) => `Der einzige Gipfel bleibt auf der Hand; noch nicht gesehen: ${unseen}.`,
    noPlace: () => 'Keine Geländekarte der Hand lässt sich platzieren.',
    dear: ({ card, cell, cost }, { speaker: { who } }) =>
      `Am billigsten zu platzieren wäre ${cardName(card, who.features)} (${spot(cell)}), für ${cards(cost)}.`,
    grapples: ({ left }) => `Es bringt eine neue Hand; Wurfanker: ${left}.`,
    herd: ({ count, row }) => `Steinböcke, die zusammen gehen: ${count}, dann in Reihe ${row + 1}.`,
    home: ({ there, needed }) => `In der obersten Reihe: ${there} von ${needed}.`,
    rests: ({ rows }) => `Die Herde ist weit genug gestiegen; zu bezahlende Reihen: ${rows}.`,
  },
  card: {
    next: {
      title: 'Was eine platzierte Karte verrät',
      text: 'Ein Bot platziert so, dass das nächste Feld jeder Reihe viele Karten behält, die für wenig dorthin könnten, und dass kein Wert öfter gebraucht wird, als er noch kommen kann. In einer Reihe ohne Karte kommen niedrige Werte zuerst.',
    },
    depth: {
      title: 'Untere Reihen gehen voran',
      text: 'Er mag es, wenn mehrere Felder zugleich offen sind: Eine untere Reihe ist der oberen um einige Felder voraus.',
    },
    plenty: {
      title: 'Bezahlt wird, wo viele Karten sind',
      text: 'Je weniger Karten ein Platz für die kommenden Züge übrig hat, desto teurer ist ihm jede. Wer viele Karten hat, bezahlt, was ein anderer nicht bezahlt.',
    },
    summit: {
      title: 'Wann ein Gipfel behalten wird',
      text: 'Ein zweiter Gipfel geht als Erstes weg. Der letzte wird umso eher behalten, je voller der Berg ist und je weniger Gipfel noch anderswo sein können.',
    },
    discard: {
      title: 'Warum zwei Karten abgelegt werden',
      text: 'Zwei Karten gehen, wenn jede platzierte Karte mehr schaden würde als ihr Verlust: vor allem, was in kein offenes Feld für wenig passt, Werte, die wenig gebraucht werden, und doppelte Karten.',
    },
    bridge: {
      title: 'Brücken',
      text: 'Eine Brücke wird gelegt, wenn sie besser ist als jede Geländekarte: Sie braucht einen Zug und muss verdeckt werden, also wartet ein Bot mit ihr.',
    },
    fire: {
      title: 'Lagerfeuer',
      text: 'Ein Lagerfeuer wird dort gespielt, wo die frei werdende Karte am meisten wert ist. Je voller der Berg, desto weniger gern wird eines abgelegt.',
    },
    path: {
      title: 'Der grüne Pfad',
      text: 'Jede Karte wird danach gewogen, wie gut Gras noch alle Reihen hinaufsteigen kann; Gras wird etwas länger behalten als der Rest.',
    },
    film: {
      title: 'Der Dokumentarfilm',
      text: 'Für jedes Panorama sucht ein Bot die drei wahrscheinlichsten Felder, behält die Werte, die dort fehlen, und platziert dort möglichst nichts anderes.',
    },
    herd: {
      title: 'Steinböcke',
      text: 'Karten mit Steinbock werden behalten und platziert, bis acht auf dem Berg sind. Herden werden geführt, wenn ihre Schritte die Karten wert sind, und nebeneinander stehende sammeln sich unterwegs.',
    },
    grapple: {
      title: 'Wurfanker',
      text: 'Allein nimmt ein Bot eine neue Hand, wenn alles, was er mit dieser tun könnte, deutlich schlechter ist.',
    },
    strong: {
      title: 'Der starke Bot',
      text: 'Probiert seine besten Züge in vielen Welten aus, die zu allem passen, was er gesehen hat, jeden in denselben, und weicht von den Gewohnheiten oben nur ab, wo ein anderer Zug deutlich besser ist. Wo alle zusammen gewinnen, haben die anderen in diesen Welten abgeworfen, was sie am wenigsten brauchten.',
    },
  },
};
