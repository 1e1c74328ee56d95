/** The rules of The Reef in German, by clause. */
import type { ReefSpeech } from '../en.ts';

export const rules = {
  'F1.1':
    'Das Riff ist für zwei. Es gibt 60 Meereskarten, 21 Zuchtkarten, 15 Boote, 48 Würmer (8 in jeder von sechs Farben) und zwei Würfel mit denselben sechs Farben. Diese Zahlen stammen nicht aus der Kurzfassung der Regeln, die uns vorliegt.',
  'F1.2':
    'Von den 60 Meereskarten sind 24 Fische: In jeder der sechs Farben gibt es ein Männchen und ein Weibchen, jedes zweimal. Die anderen sind 12 Korallen, 6 Haie, 6 Perlen und 12 Karten mit Wasser. Hausdaten: Die Karten liegen uns nicht vor.',
  'F1.3':
    'Eine Zuchtkarte zeigt zwei Farben. Jedes Paar verschiedener Farben gibt es einmal, das sind 15, und jede Farbe mit sich selbst, das sind 6 (nicht aus der Kurzfassung der Regeln, sondern aus der Zahl 21 erschlossen). Welcher der beiden Fische welche Farbe hat, ist gleich.',
  'F1.4':
    'Die sechs Farben sind Hausdaten, weil uns die Karten nicht vorliegen: Rot, Gelb, Grün, Blau, Violett und Rosa. Damit niemand sie nur an der Farbe unterscheiden muss, hat jede ein Zeichen: Rot einen Stern, Gelb eine Muschel, Grün ein Blatt, Blau eine Welle, Violett eine Spirale und Rosa einen Tropfen.',
  'F2.1':
    'Das Meer liegt in 4 Reihen mit 8 Spalten. Vor jedem Spieler liegt eine äußere Reihe offen; die beiden Mittelreihen liegen verdeckt. Die anderen 28 Karten sind der Stapel auf der Seite des Riffs. Die Strömung läuft vom Riff zum Ufer (Anordnung nicht aus der Kurzfassung der Regeln).',
  'F2.2':
    'Beide beginnen mit einem Boot an der Spalte neben dem Ufer und einem Wurm in jeder Farbe (beides nicht aus der Kurzfassung der Regeln). Vier Zuchtkarten werden aufgedeckt.',
  'F2.3':
    'Nach der Kurzfassung der Regeln beginnt, wer die Luft am besten anhalten kann; hier entscheidet das Los (unsere Auslegung).',
  'F3.1':
    'Wirf beide Würfel. Nimm zwei Würmer aus dem Vorrat, einen in jeder geworfenen Farbe, nach einem Pasch zwei in derselben. Ist eine Farbe aufgebraucht, nimm eine andere nach deiner Wahl; gibt es gar keinen Wurm mehr, nimm nichts (unsere Auslegung). Zuerst nimmst du, was da ist, dann wählst du den Ersatz Stück für Stück. Danach wählt die andere Person einen Wurm in einer der beiden Farben; ist eine davon dann aufgebraucht, darf er jede Farbe haben (unsere Auslegung).',
  'F3.2':
    'Danach darfst du in beliebiger Reihenfolge, solange du bezahlen kannst, Meereskarten kaufen, Boote kaufen und Haie einsetzen. Beende deinen Zug, wann du willst. Bezahlte Würmer kommen in den Vorrat zurück.',
  'F3.3':
    'Du kaufst nur in Spalten, an denen du ein Boot hast. Eine Karte kostet in deiner eigenen Reihe 1 Wurm, in den Mittelreihen 2, in der gegnerischen Reihe 3. In den Mittelreihen deckt 1 Wurm eine verdeckte Karte auf; dann entscheidest du sofort, ob du sie für 1 mehr nimmst oder liegen lässt. Lässt du sie liegen, bleibt sie offen, solange sie im Meer ist, auch wenn sie weiterrückt, und kostet 2.',
  'F3.4':
    'Korallen liegen offen vor dir. Du darfst höchstens fünf haben, die mit Brut mitgezählt (unsere Auslegung). Perlen und Haie liegen offen vor dir, bis du sie einsetzt. Auch Wasser darfst du kaufen; es kommt sofort auf die Ablage (unsere Auslegung, weil das Spiel sonst stecken bleiben könnte).',
  'F3.5':
    'Ein Fisch wird mit Würmern seiner eigenen Farbe bezahlt; eine Perle steht für jede Farbe. Der Wurm, der eine Karte nur aufdeckt, darf jede Farbe haben (nicht aus der Kurzfassung der Regeln). Der Fisch muss sofort auf eine deiner Korallen; darf ihn keine aufnehmen, kannst du ihn nicht kaufen. Eine Koralle hat Platz für ein Männchen und ein Weibchen. Der erste Fisch auf einer Koralle ist beliebig (unsere Auslegung); der zweite muss mit ihm ein Paar bilden, das eine der vier offenen Zuchtkarten zeigt.',
  'F3.6':
    'Ist ein Paar vollständig, hast du eine Brut: Beide Fische kommen auf die Ablage, und die Zuchtkarte bleibt auf dieser Koralle, die keinen Fisch mehr aufnimmt. Eine neue Zuchtkarte wird aufgedeckt.',
  'F3.7':
    'Ein Hai holt eine offene Karte aus dem Meer, wo immer sie liegt und auch ohne Boot, oder einen Fisch von einer deiner eigenen Korallen. Das kostet nichts. Der Hai und seine Beute kommen auf die Ablage. Die Lücke schließt sich erst am Ende des Zuges (F4.2).',
  'F3.8': 'Eine Perle bezahlt wie ein Wurm in der Farbe, die du brauchst. Dann kommt sie auf die Ablage.',
  'F3.9':
    'Ein Boot kostet 3 Würmer oder Perlen in beliebigen Farben. Es kommt an die nächste Spalte nach deinem letzten Boot, in Richtung Riff. Es gibt nur 15 Boote: Hat die eine Seite acht, kann die andere höchstens sieben haben.',
  'F4.1':
    'Ende des Zuges, erster Schritt: In jeder Reihe kommt offenes Wasser auf die Ablage, vom Ufer an bis zur ersten anderen oder verdeckten Karte. Lücken halten nicht auf. Das geschieht nur einmal im Zug: Wasser, das eben erst nachkommt, bleibt (unsere Lesart).',
  'F4.2': 'Zweiter Schritt: In jeder Reihe rücken die Karten zum Ufer hin, sodass zwischen ihnen keine Lücke bleibt.',
  'F4.3':
    'Dritter Schritt: Sind jetzt sieben oder mehr Meereskarten abgelegt oder reicht der Stapel nicht, um das Meer aufzufüllen, wird die ganze Ablage in den Stapel gemischt.',
  'F4.4':
    'Vierter Schritt: Jede Reihe wird vom Riff her auf acht Karten aufgefüllt, die äußeren Reihen offen, die Mittelreihen verdeckt. Zuerst kommt deine eigene Reihe, dann die nahe Mittelreihe, die ferne und die gegnerische Reihe (unsere Auslegung). Reichen die Karten nicht, bleiben Lücken auf der Seite des Riffs (unsere Auslegung).',
  'F5.1': 'Wer die fünfte Brut bekommt, gewinnt sofort.',
  'F5.2':
    'Würmer, Korallen, Boote und abgelegte Karten sind für alle offen. Verdeckte Karten und die Stapel sind geheim.',
  'F5.3':
    'Nach 300 Zügen endet das Spiel: Die meisten Bruten gewinnen. Sind sie gleich, gewinnen die meisten Würmer; sind auch diese gleich, wird der Sieg geteilt (unsere Auslegung).',
} satisfies ReefSpeech['rules'];
