/** The page in German. */
import { counted } from '../grammar.ts';
import type { PageSpeech } from './page-speech.ts';

const cards = counted('de', 'Karte', 'Karten');

const BOTS: Readonly<Record<string, string>> = {
  novice: 'ein Bot, der noch lernt',
  heuristic: 'ein besonnener Computer',
  random: 'ein Computer, der zufällig spielt',
};

export const pageDe = {
  tagline: 'Ein ruhiges Zuhause für Brett- und Kartenspiele',
  noAffiliation:
    'Die Titel gehören den Spielen. Halcyon ist mit ihren Verlagen nicht verbunden; Bilder, Worte und Code sind unsere eigenen.',
  home: 'Startseite',
  loading: 'Einen Augenblick …',
  chooseGame: 'Wähle ein Spiel',
  resume: 'Weiterspielen',
  stored: (game, step) => `${game}, Schritt ${step}`,
  openLog: 'Ein Spiel öffnen',
  openLogAbout: 'Füge den Text eines Spiels ein, das du kopiert oder per Mail bekommen hast, oder wähle seine Datei.',
  open: 'Öffnen',
  chooseFile: 'Datei wählen',
  cannotOpen: 'Dieser Text ist kein Spiel, das sich öffnen lässt',
  theme: 'Licht',
  themes: { auto: 'wie das Gerät', light: 'Tag', dark: 'Nacht' },
  textTable: 'Tisch als Text',
  pictureTable: 'Tisch als Bild',
  close: 'Schließen',
  menu: 'Menü',
  seat: (n) => `Platz ${n}`,
  nameOf: (n) => `Name an Platz ${n}`,
  botLevel: (name) => BOTS[name] ?? name,
  replacesGame: 'Ein neues Spiel tritt an die Stelle des Spiels, das du nicht beendet hast.',
  notWith: (names) => `Nicht zusammen mit ${names}`,
  board: 'Die See',
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
            ? `, frei für ${card}`
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
  passAbout: (name) => `Die Hände sind geheim. ${name} macht weiter, wenn niemand sonst hinsieht.`,
  iAm: (name) => `Ich bin ${name}`,
  watching: 'Du siehst zu.',
  newGame: 'Ein anderes Spiel',
  sameAgain: 'Dasselbe noch einmal',
  review: 'Dieses Spiel Schritt für Schritt ansehen',
  log: 'Das Protokoll',
  logAbout: 'Das ganze Spiel als Text. Es enthält alle Geheimnisse dieses Tisches.',
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
  ruleIntro: 'In unseren eigenen Worten, Satz für Satz. Ein abgelehnter Zug nennt den Satz, den er verletzt.',
  brokenTitle: 'Ein gespeichertes Spiel lässt sich nicht lesen',
  brokenAbout: (reason) => `Es bleibt, wie es ist, nichts geht verloren: ${reason}`,
  older: 'Eine ältere Version von Halcyon hat es geschrieben.',
  download: 'Seinen Text als Datei speichern',
  forget: 'Vergessen',
} satisfies PageSpeech;
