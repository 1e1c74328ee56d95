/** Games that are over, all together, in German. */
import { counted } from '../../grammar.ts';
import type { StatisticsSpeech } from './speech.ts';

const games = counted('de', 'Partie', 'Partien');
const steps = counted('de', 'Schritt', 'Schritte');

export const statisticsDe = {
  title: 'Statistik',
  about:
    'Beendete Partien dieses Browsers, auch solche, die du inzwischen gelöscht hast. Was nach einer Rücknahme mit Vermerk gewonnen wurde oder mit einer Verteilung, die jemand kennen konnte, zählt nicht.',
  online: (n) => `An Tischen dieses Servers gespielt und mitgezählt: ${games(n)}.`,
  none: 'Noch keine beendeten Partien.',
  columns: { won: 'Gewonnen', length: 'Länge' },
  all: 'Alle zusammen',
  plain: 'das Grundspiel',
  played: games,
  won: (n, of, share) => `${n} von ${of} gewonnen (${share})`,
  bots: (share) => `Bots: ${share}`,
  streak: (now, longest) => `Nacheinander: ${now}, höchstens ${longest}`,
  length: (middle, shortest, longest) =>
    shortest === longest ? steps(middle) : `${steps(middle)} (${shortest}\u2060–\u2060${longest})`,
  endings: 'Wie sie ausgingen',
  ending: 'Ende',
  times: 'Partien',
  goals: (reached, of) => `Ziele: ${reached} von ${of}`,
  goalsAbout: 'Jedes Modul und jede Wahl einmal gewonnen. Es hängt nichts davon ab.',
  reached: 'gewonnen',
  notReached: 'offen',
  anyWin: 'Der erste Sieg',
  save: 'Als Datei speichern',
  uncounted: (n) => `Nicht gezählt: ${games(n)}.`,
} satisfies StatisticsSpeech;
