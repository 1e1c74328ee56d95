import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const de = {
  goal: { shown: 'Ein gewonnenes Meer: 36 Inseln von der Nacht bis zum Tag, davor ein Start, dahinter ein Ziel.' },
  order: {
    title: 'Die Zahlen steigen',
    text: 'Alle Felder bilden eine Kette: jede Reihe von links nach rechts, dann weiter mit der Reihe darüber. Eine Insel darf auf jedes leere Feld, wenn alle Zahlen davor kleiner und alle danach größer sind.',
    shown: 'Die 11 darf auf beide leuchtenden Felder: Sie ist größer als 8 und kleiner als 14.',
  },
  price: {
    title: 'Nachbarn kosten',
    text: 'Neben einer Insel bezahlst du den Unterschied der beiden Zahlen mit Karten aus deiner Hand; zwischen zwei Inseln den kleineren. Liegt keine daneben, ist eine Insel kostenlos. Was du bezahlst, liegt verdeckt und ist weg.',
    shown: 'Die 10 neben der 8 kostet zwei Karten. Die 31 hat keinen Nachbarn und ist kostenlos.',
  },
  turn: {
    title: 'Dein Zug',
    text: 'Spiele eine Karte oder lege zwei ab. Dann ziehe von deinem eigenen Stapel, bis du wieder fünf Karten hast. Alles ohne ein Wort: Was du legst, ist alles, was du den anderen sagst.',
    shown: 'Statt eine Karte zu spielen, werden 74 und 77 abgelegt und zwei Karten gezogen.',
  },
  start: {
    title: 'Der Start',
    text: 'Wer den ersten Start zieht, muss ihn spielen. Er kostet alle zusammen acht Karten, und nur jetzt dürft ihr sprechen: Jeder nennt eine Zahl von Karten, bis es acht sind.',
    shown: 'Drei Spieler geben drei, drei und zwei Karten: Das macht acht.',
  },
  finish: {
    title: 'Das Ende',
    text: 'Ist jedes Feld gefüllt und liegt ein Start, gewinnt ein Ziel für euch alle. Alle verlieren, wenn jemand am Zug weder eine Karte spielen noch zwei ablegen kann.',
    shown: 'Die letzte Reihe ist voll, und das Ziel folgt auf sie.',
  },
  more: {
    title: 'Wenn du das Meer kennst',
    text: 'Module, andere Spielfelder und andere Modi wählst du, wenn du eine Partie einrichtest. Zu jedem gibt es eine kurze Lektion.',
    shown:
      'Schroffe Felsen, Seeungeheuer, Sturm & Kompass, Platzhalter; Hoher Bogen, Pyramide, Tag und Nacht, Konkurrenz.',
  },
} satisfies GuideWords<typeof panels>;
