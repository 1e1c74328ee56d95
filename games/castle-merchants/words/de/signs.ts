/** What the signs of Castle Merchants say in German when they are asked. */
import { capital } from '@halcyon/speech/grammar';
import { cards, does, whose } from '@halcyon/speech/parts/de';
import type { Signs } from '@halcyon/speech/signs';
import { GOAL, HAND, LANDSLIDE, WARES } from '../../rules/vocabulary.ts';
import { talk } from './index.ts';

const TERRAINS = ['', 'Berg', 'Acker', 'Dorf', 'Wald', 'Burgstraße'];
const terrain = (n = 0): string => TERRAINS[n] ?? '?';
const JOINED = ['', 'Berg', 'Acker', 'Dorf', 'Wald', 'Burgstraßen'];
/** 'Waldkarte', 'Waldplättchen'. */
const joined = (n = 0, thing = ''): string => `${JOINED[n] ?? ''}${thing}`;
const SOLD = ['Wein', 'Tuch', 'Käse', 'Edelsteine', 'Waffen'];
const hex = (n = 0): string => talk.cell(n);

export const signs: Signs = {
  castle: {
    name: 'Burg',
    about: ({ ware = -1, coin, coins = 0, own }) => {
      const pays =
        coins === 0
          ? 'Sie hat keine Münze mehr, gibt aber Karten'
          : `Sie zahlt eine Münze im Wert von ${coin} (Münzen insgesamt: ${coins})`;
      return `Sie kauft ${SOLD[ware] ?? '?'}. ${pays}. ${own === 1 ? 'Du hast die Ware auf dem Karren: Beende hier einen Zug, um zu verkaufen.' : 'Du hast die Ware nicht; das Lagerhaus hat sie.'}`;
    },
    rule: 'M4.3',
  },
  warehouse: {
    name: 'Lagerhaus',
    about: ({ wares }) =>
      `Beende hier einen Zug: Dein Karren bekommt, was fehlt (jetzt ${wares} von ${WARES.length}). Hat der Zug anderswo begonnen, wird auch deine Hand auf ${HAND} Karten aufgefüllt.`,
    rule: 'M4.2',
  },
  meadow: {
    name: 'Wiese',
    about: () => `Beende hier einen Zug, den du anderswo begonnen hast: Deine Hand wird auf ${HAND} Karten aufgefüllt.`,
    rule: 'M4.1',
  },
  empty: {
    name: 'Leeres Feld',
    about: ({ hex: at }) => `${capital(hex(at))}: Eine Karte legt hier ein Plättchen ihrer Landschaft hin.`,
    rule: 'M3.3',
  },
  tile: {
    name: 'Plättchen',
    about: ({ tile, hex: at }) =>
      `${capital(hex(at))}, ${terrain(tile)}: Eine ${joined(tile, 'karte')} führt dich von einem Nachbarfeld hierher und weiter über ${joined(tile, 'plättchen')}, die sich berühren.`,
    rule: 'M3.4',
  },
  'landslide-tile': {
    name: 'Erdrutsch',
    about: ({ hex: at }) => `${capital(hex(at))}: Niemand darf hierher, solange er liegt; nur der Würfel bewegt ihn.`,
    rule: 'M3.1',
  },
  reserve: {
    name: 'Vorrat',
    about: ({ tile, left }) =>
      left === 0
        ? `Kein ${joined(tile, 'plättchen')} mehr: Eine Karte verschiebt eines vom Plan.`
        : `${joined(tile, 'plättchen')}, die noch auf den Plan können: ${left}.`,
    rule: 'M3.3',
  },
  common: {
    name: 'Gemeinsame Erdrutsche',
    about: ({ left }) => `Noch da: ${left}. Sie gehören niemandem; nur der Würfel bringt sie auf den Plan.`,
    rule: 'M3.6',
  },
  discards: {
    name: 'Ablage',
    about: ({ cards: n }) => `${cards(n)}; sie werden zum Stapel, wenn er leer ist.`,
    rule: 'M4.4',
  },
  deck: { name: 'Stapel', about: ({ cards: n }) => `${cards(n)} zum Nachziehen.`, rule: 'M3.2' },
  die: {
    name: 'Würfel',
    about: ({ face = 0 }) =>
      face === 0
        ? 'Zwei Karten für einen Wurf; mit der gezeigten Landschaft legst du ein Plättchen, bringst es anderswohin oder nimmst es zurück.'
        : `Er zeigt ${face === LANDSLIDE ? 'einen Erdrutsch' : terrain(face)}: legen, anderswohin bringen, zurücknehmen oder nichts tun.`,
    rule: 'M3.6',
  },
  gold: {
    name: 'Gold',
    about: ({ seat, gold = 0 }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${gold} von den ${GOAL} Gold, die zum Sieg nötig sind; noch zu holen: ${Math.max(0, GOAL - gold)}.`,
    rule: 'M5.1',
  },
  hand: {
    name: 'Karten',
    about: ({ seat, cards: n }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${cards(n)} auf der Hand, höchstens ${HAND}.`,
    rule: 'M3.2',
  },
  slides: {
    name: 'Erdrutsche',
    about: ({ seat, landslides }, who) =>
      `${does(seat, who, 'hast', 'hat')} noch ${landslides}; einer darf am Anfang eines Zuges gelegt werden.`,
    rule: 'M3.1',
  },
  cart: {
    name: 'Karren',
    about: ({ seat, wares }, who) =>
      `Auf ${whose(seat, who, 'deinem Karren', 'dem Karren')} liegen ${wares} von ${WARES.length} Waren. Jede kauft eine Burg; das Lagerhaus füllt den Karren wieder.`,
    rule: 'M4.2',
  },
  merchant: {
    name: 'Händler',
    about: ({ seat }, who) => `${whose(seat, who, 'Dein Händler', 'Der Händler')}, wie auf dem Plan.`,
  },
  card: {
    name: 'Karte',
    about: ({ card }) =>
      `${terrain(card)}: Gehe über Plättchen dieser Landschaft, lege eines auf ein leeres Feld, oder betritt einen Ort neben dir.`,
    rule: 'M3.4',
  },
  'do-landslide': {
    name: 'Erdrutsch legen',
    about: () => 'Einmal am Anfang des Zuges: Er sperrt ein Feld, und ein Plättchen darunter kommt in den Vorrat.',
    rule: 'M3.1',
  },
  'do-remove': {
    name: 'Plättchen wegnehmen',
    about: () => 'Zwei beliebige Karten nehmen ein Plättchen ohne Händler vom Plan.',
    rule: 'M3.5',
  },
  'do-throw': {
    name: 'Würfeln',
    about: () =>
      'Zwei beliebige Karten für einen Wurf, mit dem du ein Plättchen legst, anderswohin bringst oder zurücknimmst.',
    rule: 'M3.6',
  },
  'do-draw': { name: 'Eine Karte ziehen', about: () => 'Statt zu handeln; das beendet den Zug.', rule: 'M3.2' },
  'do-end': {
    name: 'Zug beenden',
    about: () => 'Du ziehst so viele Karten, wie du gespielt hast, höchstens 3; in einer Burg darfst du verkaufen.',
    rule: 'M3.2',
  },
  'do-pay': { name: 'Bezahlen', about: () => 'Markiere Karten deiner Hand; die letzte bezahlt sofort.', rule: 'M3.5' },
  'do-take': { name: 'Zurücknehmen', about: () => 'Das gewählte Plättchen kommt in den Vorrat.', rule: 'M3.6' },
  'do-nothing': { name: 'Nichts tun', about: () => 'Der Wurf bleibt ungenutzt.', rule: 'M3.6' },
  'do-sell-for-gold': {
    name: 'Für Gold verkaufen',
    about: () => 'Du nimmst die höchste Münze dieser Burg.',
    rule: 'M4.3',
  },
  'do-sell-for-cards': {
    name: 'Für Karten verkaufen',
    about: () => `Stattdessen wird deine Hand auf ${HAND} Karten aufgefüllt.`,
    rule: 'M4.3',
  },
  'do-throw-free': {
    name: 'Kostenlos würfeln',
    about: () => 'Nach einem Verkauf kostet der Wurf nichts.',
    rule: 'M4.3',
  },
};
