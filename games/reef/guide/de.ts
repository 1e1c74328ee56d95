import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const de = {
  goal: {
    text: 'Die Fische kommen mit der Strömung. Fange sie von deinen Booten aus und bilde auf deinen Korallen Paare.',
    shown: 'Fünf Korallen mit je einer Brut: gewonnen.',
  },
  worms: {
    title: 'Würmer',
    text: 'Ein Zug beginnt mit zwei Würfeln. Du nimmst einen Wurm in jeder geworfenen Farbe, dein Gegenüber einen in einer davon. Mit Würmern bezahlst du, solange du welche hast; dann beendest du deinen Zug.',
    shown: 'Gelb und Violett: zwei Würmer für dich, einer für dein Gegenüber.',
  },
  buy: {
    title: 'Wo du kaufst',
    text: 'Du kaufst nur in Spalten, in denen du ein Boot hast. Was offen liegt, kostet in deiner Reihe einen Wurm, in der Mitte zwei, in der gegnerischen Reihe drei. In der Mitte deckt ein Wurm eine Karte auf; dann nimm sie für einen mehr oder lass sie liegen.',
    shown: 'Zwei Boote öffnen zwei Spalten. Am Ufer: der Preis jeder Reihe.',
  },
  fish: {
    title: 'Fische und Korallen',
    text: 'Würmer für einen Fisch haben seine Farbe. Er kommt sofort auf eine deiner Korallen: Kaufe also zuerst eine Koralle, mit Würmern in beliebigen Farben. Der erste Fisch auf einer Koralle ist beliebig; mehr als fünf Korallen hast du nie.',
    shown: 'Ein gelber Wurm bezahlt das gelbe Männchen in deiner Reihe, und eine Koralle nimmt es auf.',
  },
  brood: {
    title: 'Eine Brut',
    text: 'Ein Männchen und ein Weibchen werden ein Paar, wenn ihre beiden Farben auf einer der vier offenen Zuchtkarten sind. Die Zuchtkarte bleibt für immer auf der Koralle, und die nächste wird aufgedeckt.',
    shown: 'Gelb und Violett sind auf einer Zuchtkarte: Die beiden werden eine Brut.',
  },
  help: {
    title: 'Boot, Perle und Hai',
    text: 'Ein Boot kostet drei Würmer in beliebigen Farben und öffnet die nächste Spalte. Eine Perle bezahlt wie ein Wurm in der Farbe, die du brauchst. Ein Hai holt kostenlos eine offene Karte aus dem Meer, wo sie auch liegt.',
    shown: 'Drei Würmer für ein Boot; eine Perle statt eines Wurms; ein Hai und was er holt.',
  },
  current: {
    title: 'Die Strömung',
    text: 'Am Ende eines Zuges verschwindet offenes Wasser am Ufer, alle Karten rücken zum Ufer, und vom Riff her kommen neue. Was du heute nicht erreichst, liegt morgen vielleicht bei deinem Boot.',
    shown: 'Eine Karte wurde gekauft. Die anderen rücken nach, und vom Riff kommt eine neue.',
  },
} satisfies GuideWords<typeof panels>;
