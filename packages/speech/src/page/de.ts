/** The page in German. */
import { counted } from '../grammar.ts';
import { keptDe } from './kept/de.ts';
import { keysDe } from './keys/de.ts';
import type { PageSpeech } from './page-speech.ts';
import { setupDe } from './setup/de.ts';

const cards = counted('de', 'Karte', 'Karten');

const BOTS: Readonly<Record<string, string>> = {
  novice: 'ein Bot, der noch lernt',
  heuristic: 'ein besonnener Bot',
  random: 'ein Bot, der zufällig spielt',
};

export const pageDe = {
  tagline: 'Ein ruhiges Zuhause für Brett- und Kartenspiele',
  noAffiliation:
    'Die Titel gehören den Spielen. Halcyon ist mit ihren Verlagen nicht verbunden; Bilder, Texte und Code sind unsere eigenen.',
  home: 'Startseite',
  loading: 'Einen Augenblick\u00a0…',
  chooseGame: 'Wähle ein Spiel',
  seats: (least, most) => `${least < most ? `${least}–` : ''}${most} Spieler`,
  resume: 'Weiterspielen',
  stored: (game, step) => `${game}, Schritt ${step}`,
  openLog: 'Eine Partie öffnen',
  openLogAbout: 'Füge den Text einer Partie ein, die du kopiert oder per Mail bekommen hast, oder wähle ihre Datei.',
  open: 'Öffnen',
  chooseFile: 'Datei wählen',
  cannotOpen: 'Dieser Text ist keine Partie, die sich öffnen lässt',
  settings: 'Einstellungen',
  yourTurn: 'Du bist an der Reihe',
  textTable: 'Tisch als Text',
  pictureTable: 'Tisch als Bild',
  close: 'Schließen',
  menu: 'Menü',
  seat: (n) => `Platz ${n}`,
  nameOf: (n) => `Name an Platz ${n}`,
  botLevel: (name) => BOTS[name] ?? name,
  notWith: (names) => `Nicht zusammen mit ${names}`,
  board: 'Das Meer',
  hand: 'Deine Hand',
  handOf: (name) => `Hand von ${name}`,
  seatAbout: (name, hand, pile, discards) =>
    `${name}: ${cards(hand)} auf der Hand, ${pile} im Stapel, ${discards} abgelegt`,
  cell({ where, there, before, after, card, cost, closed }) {
    if (there !== undefined) return `${where}, ${there}`;
    const between =
      before && after
        ? `, zwischen ${before} und ${after}`
        : before
          ? `, nach ${before}`
          : after
            ? `, vor ${after}`
            : '';
    const price =
      card === undefined
        ? ''
        : cost === undefined
          ? `, nicht für ${card}`
          : cost === 0
            ? `, kostenlos für ${card}`
            : `, kostet ${cost} für ${card}`;
    return `${where}, leer${between}${price}${closed.map((what) => `, gesperrt durch ${what}`).join('')}`;
  },
  handCard: (name, state) =>
    state === 'picked' ? `${name}, aufgenommen` : state === 'marked' ? `${name}, zum Ablegen` : name,
  chosen: (n, of) => `${n} von ${of} gewählt`,
  drop: (n) => (n === 1 ? 'Diese Karte ablegen' : `Diese ${n} ablegen`),
  pickFirst: 'Nimm zuerst eine Karte aus deiner Hand auf.',
  more: 'Mehr',
  actions: 'Was du tun kannst',
  pass: (name) => `Gib das Gerät an ${name}`,
  passAbout: (name) => `Die Handkarten sind geheim. ${name} macht weiter, wenn niemand sonst hinsieht.`,
  iAm: (name) => `Ich bin ${name}`,
  watching: 'Du siehst zu.',
  newGame: 'Eine andere Partie',
  sameAgain: 'Noch einmal spielen',
  review: 'Diese Partie Schritt für Schritt ansehen',
  log: 'Das Protokoll',
  logAbout: 'Die ganze Partie als Text. Er enthält alle Geheimnisse dieses Tisches.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  mail: 'Per Mail senden',
  save: 'Als Datei speichern',
  leave: 'Den Tisch verlassen',
  step: (n, of) => `Schritt ${n} von ${of}`,
  steps: { first: 'Zum Anfang', back: 'Einen Schritt zurück', next: 'Einen Schritt weiter', last: 'Zum Ende' },
  eyes: 'Gesehen von',
  allOpen: 'alles offen',
  rules: 'Regeln',
  rulesOf: (game) => `Regeln: ${game}`,
  ruleIntro: 'In unseren eigenen Worten, Regel für Regel. Ein abgelehnter Zug nennt die Regel, gegen die er verstößt.',
  brokenTitle: 'Eine gespeicherte Partie lässt sich nicht lesen',
  brokenAbout: (reason) => `Sie bleibt, wie sie ist, nichts geht verloren: ${reason}`,
  older: 'Eine ältere Version von Halcyon hat sie geschrieben.',
  download: 'Ihren Text als Datei speichern',
  forget: 'Löschen',
  lastTurns: 'Was die anderen getan haben',
  next: 'Weiter',
  earlier: 'Frühere Züge',
  signs: 'Was die Zeichen bedeuten',
  thatMoment: 'Diesen Moment zeigen',
  setup: setupDe,
  kept: keptDe,
  keys: keysDe,
} satisfies PageSpeech;
