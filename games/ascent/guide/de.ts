import type { GuideWords } from '@halcyon/speech/guide';
import type { panels } from './panels.ts';

export const de = {
  goal: {
    shown: 'Ein gewonnener Berg: Gelände und Lagerfeuer auf allen 44 Feldern, und ganz oben der Gipfel.',
  },
  turn: {
    title: 'Dein Zug',
    text: 'Spiele eine Karte oder lege zwei ab. Dann ziehe von deinem eigenen Stapel, bis du wieder fünf Karten hast. Niemand spricht über Karten und Pläne, und Abgelegtes kommt nie zurück.',
    shown: 'Statt eine Karte zu spielen, werden Gras 1 und Schnee 2 abgelegt und zwei Karten gezogen.',
  },
  place: {
    title: 'Wohin Gelände darf',
    text: 'Jede Reihe wächst von links, und jede Karte ruht auf zweien. Nachbarn haben nie dieselbe Art. Ein Wert ist nie kleiner als die Nummer seiner Reihe: Kleine Werte gehören nach unten.',
    shown: 'Es leuchten das nächste Feld von Reihe 1 und das Feld von Reihe 2, das auf zwei Karten ruht.',
  },
  price: {
    title: 'Was es kostet',
    text: 'Bezahle den Unterschied zum linken Nachbarn mit Karten aus deiner Hand. Gleiche Werte kosten nichts, das erste Feld einer Reihe auch nicht. Andere Reihen spielen keine Rolle.',
    shown: 'Eine 5 neben einer 3 kostet zwei Karten.',
  },
  bridge: {
    title: 'Brücken',
    text: 'Eine Brücke kostet nichts, hat weder Wert noch Art, und neben ihr wird nichts bezahlt. Doch jede muss vor dem Ende überdeckt werden, für den größeren Unterschied zu den Nachbarn.',
    shown: 'Fels 7 überdeckt die Brücke zwischen 6 und 9: zwei Karten.',
  },
  fire: {
    title: 'Lagerfeuer',
    text: 'Ein Lagerfeuer nimmt den Platz von Gelände seiner Art ein, das mindestens eine Reihe höher kommt. Es kostet nichts und bleibt. Für seine Nachbarn zählt es wie das nächste Gelände links.',
    shown: 'Das Schnee-Lagerfeuer liegt, wo Schnee 4 war; die 4 beginnt Reihe 2. Das Feuer zählt jetzt als 3.',
  },
  more: {
    title: 'Wenn du den Berg kennst',
    text: 'Module wählst du, wenn du eine Partie einrichtest, einzeln oder zusammen. Zu jedem gibt es eine kurze Lektion.',
    shown:
      'Grüner Pfad: ein Weg aus Gras bis oben. Dokumentarfilm: Werte, die ihr filmt. Tierwelt: Herden, die ihr hinaufführt.',
  },
} satisfies GuideWords<typeof panels>;
