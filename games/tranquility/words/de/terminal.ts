/** Tranquility in German: what only the terminal says. */
import { counted } from '@halcyon/speech/grammar';
import type { SeaTerminal } from '../terminal.ts';

const cells = counted('de', 'Feld', 'Felder');

export const terminal = {
  rocks: 'Felsen',
  purple: 'Violett',
  cellsAre: 'Felder als Reihe/Spalte, in Klammern die Karten, die es kostet; (0) ist kostenlos:',
  keys: {
    turn: 'Zahl: Felder und Kosten · d: zwei ablegen · ?: Züge · hilfe',
    placing: 'Reihe Spalte: dorthin legen · andere Karte · Eingabetaste: zurück · hilfe',
    drop: 'Zahlen, z. B. 3 7: diese Karten ablegen · ?: Züge · zurück · hilfe',
    pledge: 'eine Zahl: so viele Karten gibst du · ?: Züge · hilfe',
    row: 'eine Zahl: diese Reihe · ?: Züge · hilfe',
    name: 'eine Zahl: Sie gilt für die Karte · ?: Züge · hilfe',
  },
  help: {
    pick: 'die Zahl einer Karte zeigt ihre Felder mit den Kosten; dann legt Reihe und Spalte oder die Nummer des Feldes sie dorthin',
    pay: 'mehrere Karten auf einmal ablegen; „d 3 7“ legt zwei ab, „place 41 17 pay 3 7“ platziert und bezahlt',
  },
  fits: (card, n) =>
    n === 0
      ? `Die ${card} passt jetzt nirgends hin.`
      : `Die ${card} passt auf ${cells(n)}. In Klammern die Karten, die es kostet; (0) ist kostenlos.`,
  offers: (n) => `gibt ${n}`,
  toEarn: (n) => `noch zu verdienen: ${n}`,
  mayStepIn: (name) =>
    `Bevor ${name} handelt, kannst du einen Kompass einsetzen („?“ zeigt, wie). Eingabetaste: weiter.`,
  wouldGiveUp: (name) =>
    `${name} sieht keinen Ausweg und würde aufgeben. Ein Kompass kann helfen („?“). Eingabetaste: weiter.`,
} satisfies SeaTerminal;
