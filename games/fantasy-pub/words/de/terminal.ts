/** Fantasy Pub in German: what only the terminal says. */
import type { PubTerminal } from '../terminal.ts';

export const terminal = {
  heads: { inside: 'Pub', beers: 'Bier', pile: 'Rest' },
  typed: {
    enter: 'herein rein',
    back: 'rückwärts',
    innkeeper: 'wirt',
    leave: 'hinaus raus',
    end: 'fertig passen',
  },
  keys: {
    act: 'goblin: seine Wege · goblin 5: gehen · herein 4 · wirt 3 · hinaus ork · ?: Züge',
    moving: '5: im Uhrzeigersinn · hinaus · andere Figur · Eingabetaste: zurück · hilfe',
    back: '-5: andersherum',
    serve: 'eine Figur (bO): Sie trinkt · ?: Züge · zurück · hilfe',
  },
  help: {
    pick: 'zeigt, wohin eine deiner Figuren gehen kann; dann genügt die Zahl (auch g, g2 und a-goblin2 gehen)',
    move: 'deinen Goblin um 5 im Uhrzeigersinn bewegen',
    back: 'deinen Zwerg um 2 gegen den Uhrzeigersinn bewegen',
    enter: 'deine nächste Figur mit 4 Münzen hereinholen',
    innkeeper: 'den Wirt an Tisch 3 schicken; dann nennen, wer trinkt',
    leave: 'deinen Ork hinausgehen lassen; „hinaus ork 2“ benutzt die 2',
    end: 'deinen Zug nach einer Aktion beenden',
  },
  stuck: (character) => `${character}: kann jetzt nirgendwohin.`,
} satisfies PubTerminal;
