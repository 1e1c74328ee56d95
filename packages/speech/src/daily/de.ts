/** Deals of a day, in German. */
import { counted } from '../grammar.ts';
import { dateIn } from './date.ts';
import type { DailySpeech } from './speech.ts';

const bots = counted('de', 'Bot', 'Bots');
const results = counted('de', 'Ergebnis', 'Ergebnisse');
const takeBacks = counted('de', 'Rücknahme mit Vermerk', 'Rücknahmen mit Vermerk');

export const dailyDe = {
  title: 'Verteilungen des Tages',
  titleOf: (game) => `${game}: Verteilung des Tages`,
  date: dateIn('de'),
  about:
    'Jedes Spiel hat jeden Tag eine Verteilung, dieselbe für alle, und es zählt dein erster Versuch. Bei den Ergebnissen vertrauen wir einander; wer etwas mit Vermerk zurücknimmt, dessen Ergebnis zählt nicht, und wer noch einmal spielt, macht einen weiteren Versuch.',
  against: (n) => `Du und ${bots(n)}`,
  plain: 'das Grundspiel',
  play: 'Diese Verteilung spielen',
  goOn: 'Weiterspielen',
  again: 'Noch einmal spielen',
  againAbout: 'Das gilt als weiterer Versuch.',
  notPlayed: 'noch nicht gespielt',
  begun: 'begonnen',
  dayBefore: 'Der Tag davor',
  dayAfter: 'Der nächste Tag',
  compare: 'Verteilung des Tages: mit Freunden vergleichen',
  won: 'Gewonnen',
  lost: 'Verloren',
  steps: counted('de', 'Schritt', 'Schritte'),
  marked: (n) => `${takeBacks(n)}: zählt nicht`,
  tryOf: (n) => `${n}. Versuch`,
  deal: (digest) => `Verteilung ${digest}`,
  mine: 'Dein Ergebnis',
  you: 'Du',
  columns: { name: 'Name', result: 'Ergebnis', points: 'Punkte', steps: 'Schritte' },
  friends: 'Nebeneinander',
  name: 'Dein Name im Link',
  nameNeeded: 'Schreibe zuerst einen Namen, damit deine Freunde wissen, von wem das Ergebnis ist.',
  link: 'Dein Ergebnis als Link',
  linkAbout:
    'Er enthält deinen Namen und dein Ergebnis, keine Karte und keinen Zug. Deine Freunde sehen es, wenn sie gespielt haben.',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  send: 'Senden\u00a0…',
  played: (names) => `Schon gespielt von ${names}.`,
  playFirst: 'Das Ergebnis siehst du, wenn du dieselbe Verteilung selbst gespielt hast.',
  show: 'Trotzdem zeigen',
  sure: 'Das Ergebnis verrät vielleicht etwas über die Verteilung. Jetzt zeigen?',
  showNow: 'Ja, zeigen',
  hide: 'Nein, ich spiele zuerst',
  list: {
    title: 'Ergebnisse auf diesem Server',
    about:
      'Der Server spielt jede Partie nach den Regeln nach, bevor er ihr Ergebnis aufschreibt. Ob jemand die Verteilung vorher anderswo versucht hat, kann niemand wissen; auch hier vertrauen wir einander.',
    none: 'Hier hat noch niemand ein Ergebnis.',
    others: (names, n) => `Bisher ${results(n)}: ${names}.`,
    more: counted('de', 'weitere Person', 'weitere'),
    yoursFirst: 'Du siehst die Ergebnisse, sobald deines dabei ist.',
    offer:
      'Dein Name und dein Ergebnis wären für alle zu sehen, die diese Seite hier öffnen; keine Karte und kein Zug. Eintragen kannst du nur deinen ersten Versuch, einmal.',
    name: 'Dein Name hier',
    as: (name) => `Du stündest als ${name} in der Liste.`,
    put: 'Mein Ergebnis eintragen',
    done: 'Dein Ergebnis steht in der Liste.',
    cannot: {
      marked: 'Dein erster Versuch hat eine Rücknahme mit Vermerk; er zählt nicht und wird nicht eingetragen.',
      givenUp: 'Nur ein erster Versuch kann eingetragen werden, und deiner ist nicht beendet.',
      deleted:
        'Die Partie deines ersten Versuchs wurde in diesem Browser gelöscht; der Server könnte sie nicht nachspielen.',
      closed: 'Ergebnisse werden sieben Tage lang angenommen. Diese Liste ist geschlossen.',
      version:
        'Dieser Server spielt nach einer anderen Version der Regeln; seine Verteilung dieses Tages ist also eine andere.',
    },
    refused: {
      date: 'Der Server kennt diesen Tag nicht.',
      'date.future': 'Nach der Uhr des Servers ist dieser Tag noch nicht da. Geht die Uhr dieses Geräts richtig?',
      'date.late': 'Der Server nimmt keine Ergebnisse dieses Tages mehr an: Die sieben Tage sind vorbei.',
      log: 'Der Server kann diese Partie nicht lesen: Ihr Protokoll ist beschädigt.',
      'log.length': 'Diese Partie ist zu lang, als dass der Server sie nachspielt.',
      'log.version':
        'Diese Partie wurde nach einer anderen Version der Regeln gespielt, als der Server sie hat. Lade die Seite neu.',
      'log.deal': 'Der Server kommt auf eine andere Verteilung als die dieser Partie; sie wurde nicht eingetragen.',
      'log.end': 'Diese Partie ist nicht zu Ende; es gibt also noch kein Ergebnis.',
      'log.marked': 'Etwas wurde zurückgenommen, nachdem es etwas gezeigt hatte; diese Partie zählt nicht.',
      name: 'Dieser Name geht nicht. Ein Name hat 1 bis 24 Buchstaben.',
      rate: 'Das war zu viel auf einmal. Versuche es gleich noch einmal.',
      unavailable: 'Der Server kann das gerade nicht. Versuche es gleich noch einmal.',
      absent: 'Der Server ist nicht zu erreichen. Nichts wurde eingetragen; versuche es später noch einmal.',
      unknown: 'Der Server hat es nicht eingetragen und sagt nicht, warum.',
    },
  },
  problems: {
    game: 'Halcyon kennt dieses Spiel nicht.',
    day: 'Diesen Tag gibt es im Kalender nicht.',
    future: 'Dieser Tag ist noch nicht da. Bis dahin wartet seine Verteilung.',
    link: 'Dieses Ergebnis lässt sich nicht lesen: Ein Teil des Links fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken.',
    version: 'Dieses Ergebnis stammt von einer anderen Version der Regeln; seine Verteilung war also eine andere.',
    unable: 'Dieser Browser kann den Link nicht erstellen.',
  },
} satisfies DailySpeech;
