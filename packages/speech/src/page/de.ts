/** The page in German. */
import { counted } from '../grammar.ts';
import { keptDe } from './kept/de.ts';
import { keysDe } from './keys/de.ts';
import type { PageSpeech } from './page-speech.ts';
import { setupDe } from './setup/de.ts';

const cards = counted('de', 'Karte', 'Karten');

const BOTS: Readonly<Record<string, string>> = {
  novice: 'ein Bot, der noch lernt',
  strong: 'ein starker Bot',
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
  daily: 'Verteilungen des Tages',
  statistics: 'Statistik',
  settings: 'Einstellungen',
  yourTurn: 'Du bist an der Reihe',
  textTable: 'Tisch als Text',
  pictureTable: 'Tisch als Bild',
  close: 'Schließen',
  menu: 'Menü',
  goal: 'Das Ziel des Spiels',
  soFar: 'Bisher',
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
  leave: 'Den Tisch verlassen',
  rules: 'Regeln',
  rulesOf: (game) => `Regeln: ${game}`,
  learn: 'Spielend lernen',
  puzzles: 'Rätsel',
  learnOf: (game) => `${game} spielend lernen`,
  lastTurns: 'Was die anderen getan haben',
  next: 'Weiter',
  signs: 'Was die Zeichen bedeuten',
  setup: setupDe,
  kept: keptDe,
  keys: keysDe,
} satisfies PageSpeech;
