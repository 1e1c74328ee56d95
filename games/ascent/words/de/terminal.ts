/** What The Ascent says only in the terminal, in German. */
import { counted } from '@halcyon/speech/grammar';
import type { TerminalWords } from '../terminal.ts';

const slots = counted('de', 'Feld', 'Felder');

export const terminal: TerminalWords = {
  cellsAre: 'Felder als Reihe/Feld, in Klammern die Karten, die es kostet; (0) ist kostenlos:',
  fires: ['Grasfeuer', 'Schneefeuer', 'Felsfeuer'],
  typed: { fire: 'feuer', herd: 'herde', left: 'left links l', right: 'right rechts r', stop: 'rast rasten' },
  keys: {
    turn: 'eine Karte (g7): Felder, Kosten · d: zwei ablegen · ?: Züge · hilfe',
    placing: 'Reihe Feld: dorthin legen · andere Karte · Eingabetaste: zurück · hilfe',
    choosing: 'Reihe Feld: diese dort · eine Karte · Eingabetaste: keine · hilfe',
    drop: 'Karten, z. B. g7 s3: diese ablegen · ?: Züge · zurück · hilfe',
    lift: 'Reihe Feld: Das Gelände kommt dorthin · ?: Züge · zurück · hilfe',
    climb: 'links, rechts: steigen (auch: links links rast) · ?: Züge · zurück · hilfe',
  },
  help: {
    pick: 'eine Karte zeigt ihre Felder mit den Kosten; dann legt Reihe und Feld oder die Nummer des Feldes sie dorthin',
    pay: 'mehrere Karten auf einmal ablegen; „d g7 s3“ legt zwei ab, „g7 3 2 pay s3 r5“ platziert und bezahlt',
    fire: 'ein Lagerfeuer in Reihe 2, Feld 3 legen; sein Gelände kommt in Reihe 3, Feld 1',
    bridge: 'eine Brücke in Reihe 1, Feld 4 bauen',
    herd: 'die Herden zeigen; „herd 2 3“ führt die in Reihe 2, Feld 3',
    climb: 'die Herde steigt zwei Reihen und rastet',
  },
  fits: (card, n) =>
    n === 0
      ? `${card}: passt jetzt nirgends hin.`
      : `${card}: passt auf ${slots(n)}. In Klammern die Karten, die es kostet; (0) ist kostenlos.`,
  houseData: (rule) =>
    `Eigene Festlegung: Die Bilder dieser Karten haben wir nicht, manche Werte sind daher unsere eigenen (Regel ${rule}).`,
};
