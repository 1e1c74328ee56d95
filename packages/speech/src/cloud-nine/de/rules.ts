/** The rules of Cloud 9 in German, by clause. */
import type { CloudNineSpeech } from '../en.ts';

export const rules = {
  'C1.1':
    'Das Spiel hat 76 Karten: je 18 in Rot, Grün, Gelb und Violett und 4 Joker. Es gibt vier gleiche Würfel: eine Seite je Farbe und zwei leere Seiten. Diese Zahlen stammen nicht aus der Kurzfassung der Regeln, die uns vorliegt. Jede Karte ist auf einer Hand, im Stapel oder bei den gespielten Karten.',
  'C1.2':
    'Die neun Wolken sind von unten an 1, 2, 4, 6, 9, 12, 15, 20 und 25 Punkte wert. Auf den Wolken 1 bis 8 werden 2, 2, 2, 3, 3, 3, 4 und 4 Würfel geworfen. Außer den 25 stammen diese Zahlen nicht aus der Kurzfassung der Regeln. Auf Wolke 9 wird nicht gewürfelt, denn dort endet die Fahrt (C3.6).',
  'C2.1':
    'Zwei bis sechs spielen mit; die neuere Ausgabe verlangt mindestens drei (nicht aus der Kurzfassung der Regeln). Der Korb beginnt auf Wolke 1, alle sind an Bord, und niemand hat Punkte. Alle bekommen sechs Karten, der Rest ist der Stapel. Wer zuerst das Steuer hat, dürfen die Spieler bestimmen; hier entscheidet das Los (unsere Auslegung).',
  'C3.1':
    'Wer das Steuer hat, wirft die Würfel der Wolke, auf der der Korb ist. Jede gezeigte Farbe verlangt eine Karte dieser Farbe, dieselbe Farbe zweimal also zwei. Eine leere Seite verlangt nichts.',
  'C3.2':
    'Dann entscheiden die anderen an Bord offen und nacheinander, links vom Piloten beginnend. Wer springt, bekommt die Punkte der Wolke, auf der der Korb ist, und nimmt an dieser Fahrt nicht mehr teil. Wer bleibt, steigt oder fällt mit dem Ballon. Der Pilot kann jetzt nicht springen. Springen alle anderen, muss er diesen Wurf noch beantworten (C3.3); die Wahl nach C3.5 hat er erst vom nächsten Wurf an.',
  'C3.3':
    'Nun spielt der Pilot genau die Karten, die die Würfel verlangen, oder statt aller einen einzigen Joker, oder nichts. Eine einzelne Karte ersetzt ein Joker nicht. Wer die Karten hat, muss den Ballon steigen lassen, darf aber einen Joker dafür nehmen (unsere Auslegung). Niemand muss einen Joker einsetzen. Gespielte Karten werden allen gezeigt. Sind alle Würfel leer, steigt der Ballon kostenlos, sobald die anderen entschieden haben (C3.2); dann darf keine Karte gespielt werden, auch kein Joker (unsere Auslegung).',
  'C3.4':
    'Steigt der Ballon, kommt der Korb auf die nächste Wolke. Das Steuer übernimmt, wer links vom Piloten als Nächstes an Bord ist. Wer allein ist, behält es.',
  'C3.5':
    'Ein Pilot, der allein im Korb ist, entscheidet vor jedem Wurf: springen und die Punkte der Wolke bekommen, oder würfeln.',
  'C3.6':
    'Auf Wolke 9 bekommen alle an Bord 25 Punkte, auch der Pilot, und die Fahrt ist zu Ende. Dieser Aufstieg gibt das Steuer nicht weiter (unsere Auslegung).',
  'C3.7':
    'Spielt der Pilot nichts, obwohl die Würfel Karten verlangen, fällt der Ballon. Niemand an Bord bekommt Punkte, und die Fahrt ist zu Ende. Wer vorher gesprungen ist, behält seine Punkte.',
  'C3.8':
    'Eine Fahrt endet, wenn der Ballon fällt, wenn er die höchste Wolke erreicht oder wenn die letzte Person springt. Alle steigen auf Wolke 1 wieder ein. Das Steuer hat, wer links von der Person sitzt, die zuletzt gewürfelt hat oder allein gesprungen ist. Von dort an ziehen alle der Reihe nach eine Karte. Die Kurzfassung der Regeln sagt das für einen Fall; nach den anderen Enden ist es unsere Auslegung, ebenso die Reihenfolge beim Ziehen. Ist der Stapel leer, werden die gespielten Karten zu einem neuen gemischt (nicht aus der Kurzfassung der Regeln). Gibt es auch keine, zieht niemand (unsere Auslegung).',
  'C4.1':
    'Das Spiel endet, wenn der Ballon fällt und jemand 50 Punkte oder mehr hat, bevor gezogen wird (unsere Auslegung). Die meisten Punkte gewinnen. Bei gleichen Punkten gewinnen die meisten Karten auf der Hand; sind auch sie gleich, wird der Sieg geteilt (unsere Auslegung). Nach dem Buchstaben der Kurzfassung beendet nur ein Fall das Spiel: Nach der höchsten Wolke beginnt eine neue Fahrt, ebenso wenn niemand mehr an Bord ist (unsere Auslegung). Mit der Option „Spielende“ genügt jedes Ende einer Fahrt, wie manche Ausgaben es spielen (unsere Auslegung).',
  'C4.2':
    'Die Hände sind geheim; wie viele Karten jemand hat, dürfen alle wissen (nicht aus der Kurzfassung der Regeln). Ein Pilot, der nichts spielt, zeigt keine Karten (unsere Auslegung). Der Pilot wird immer gefragt, auch wenn nur eine Antwort möglich ist, damit keine Eile eine Hand verrät (unsere Auslegung).',
  'C4.4':
    'Nach 300 Fahrten endet das Spiel, gleich wie viele Punkte jemand hat; gewonnen wird wie in C4.1 (unsere Auslegung).',
} satisfies CloudNineSpeech['rules'];
