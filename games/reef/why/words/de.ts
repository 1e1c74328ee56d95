/** What speaks for a move at the reef, and what the bots go by, in German. */
import { counted } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { cardName, coinName, colourName } from '../../look/labels.ts';
import type { Line } from '../conventions.ts';
import type { ReefReasons } from '../index.ts';

const worms = counted('de', 'Wurm', 'Würmer');

export const words: WhyWords<ReefReasons, Line> = {
  reasons: {
    brood: ({ there, needed }) => `Es macht ein Paar voll: Brut ${there} von ${needed}.`,
    mates: ({ colour, cards }, { speaker }) =>
      `Offene Brutkarten mit dieser Farbe (${colourName(speaker.words.things, colour)}): ${cards}.`,
    coral: ({ there, most }) => `Es ist Koralle ${there} von ${most}.`,
    card: ({ card }, { speaker }) => `Darum geht es: ${cardName(speaker.words.things, card)}.`,
    price: ({ price, worms: n }) => `Es kostet ${worms(price)} von ${n}.`,
    colour: ({ colour, held, fish }, { speaker }) =>
      `${colourName(speaker.words.things, colour)}: bisher ${worms(held)}, offen liegende Fische: ${fish}.`,
    coin: ({ coin, left }, { speaker }) => `Danach übrig (${coinName(speaker.words.things, coin)}): ${left}.`,
    unseen: ({ chance }, { table }) =>
      `Von allen ungesehenen Karten sind ${table.percent(chance)} Fische oder Korallen.`,
    boat: ({ column }) => `Es erreicht Spalte ${column + 1}.`,
    gone: ({ card, cell }, { speaker }) =>
      `${cardName(speaker.words.things, card)} in ${speaker.cell(cell)} bekommt dann niemand mehr.`,
    saves: ({ worms: n }) => `Es hebt ${worms(n)} für später auf.`,
  },
  card: {
    turn: {
      title: 'Innerhalb eines Zuges',
      text: 'Ein Bot verfolgt jeden Kauf und das Beste, was im selben Zug danach kommen könnte. Von Karten, die noch einfließen, erhofft er nichts; eine aufzudeckende Karte zählt wie jede, die sie sein kann.',
    },
    values: {
      title: 'Was ihm wichtig ist',
      text: 'Bruten vor allem; dann Fische, deren Partner für eine offene Brutkarte zu haben ist, Korallen und Boote, die mit jeder Brut weniger zählen.',
    },
    pay: {
      title: 'Womit er bezahlt',
      text: 'Mit den Würmern, die ihm am wenigsten fehlen: Viele einer Farbe sind je weniger wert, und eine Perle mehr als ein Wurm.',
    },
    rival: {
      title: 'Gegen dich',
      text: 'Was dir hilft, zählt gegen ihn, wenn auch weniger als das, was ihm selbst hilft; ein Hai nimmt also vielleicht die Karte, auf die du wartest.',
    },
    novice: {
      title: 'Der Anfänger',
      text: 'Sieht einen Kauf voraus, nicht ganz scharf, und folgt etwa jedes zwölfte Mal einer Laune.',
    },
    strong: {
      title: 'Der starke Bot',
      text: 'Hat dieselben Gewohnheiten mit feineren Zahlen, die im Spiel gefunden wurden: Was dir hilft, zählt so viel wie das, was ihm selbst hilft, und ein Hai ist ihm mehr wert.',
    },
  },
};
