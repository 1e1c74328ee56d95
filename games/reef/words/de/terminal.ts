/** The Reef in German: what only the terminal says. */
import type { ReefTerminal } from '../terminal.ts';

export const terminal = {
  broods: 'Bruten',
  typed: { boat: 'boot', shark: 'hai', keep: 'ja j nehmen', leave: 'lassen nein n', end: 'fertig passen' },
  keys: {
    act: 'b2: kaufen, fangen oder aufdecken · ?: Züge · hilfe',
    take: 'rot: diesen Wurm nehmen · ?: Züge · hilfe',
    pay: 'rot, perle: damit zahlen · rot rot blau: auf einmal · ?: Züge · zurück · hilfe',
    keep: 'ja: nehmen · lassen · ?: Züge · hilfe',
    keepFish: 'ja oder die Nummer einer Koralle: nehmen · lassen · ?: Züge · hilfe',
  },
  help: {
    cell: 'die Karte auf b2 kaufen, als Fisch fangen oder, wenn sie verdeckt liegt, aufdecken',
    coral: 'den Fisch auf b2 für deine Koralle 3 fangen',
    pay: 'sie gleich mit diesen Würmern bezahlen; „perle“ zahlt mit einer Perle',
    colour: 'einen Wurm dieser Farbe nehmen oder zahlen; Anfangsbuchstaben oder das Zeichen genügen',
    boat: 'ein Boot kaufen; „boot rot rot blau“ bezahlt es auch',
    shark: 'einen Hai die Karte auf c4 holen lassen',
    eat: 'einen Hai den Fisch auf deiner Koralle 2 fressen lassen',
    leave: 'die aufgedeckte Karte liegen lassen; „ja“ nimmt sie',
    end: 'deinen Zug beenden',
  },
} satisfies ReefTerminal;
