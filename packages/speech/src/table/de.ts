/** The table in German. */
import { counted } from '../grammar.ts';
import type { TableSpeech } from './table-speech.ts';

const cards = counted('de', 'Karte', 'Karten');
const points = counted('de', 'Punkt', 'Punkte');
const seats = counted('de', 'Person', 'Personen');
const names = new Intl.ListFormat('de');
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 1 });

export const tableDe = {
  language: 'Deutsch',
  clauses: {
    over: 'Die Partie ist zu Ende.',
    'not-a-move': 'Dieser Zug ist hier nicht erlaubt.',
    'chance-first': 'Zuerst kommt der Zufall; noch kann niemand handeln.',
  },
  marks: { R: 'unsere Auslegung', F: 'nicht aus der Anleitung', D: 'eigene Festlegung' },
  rule: (id) => `Regel ${id}`,
  you: 'du',
  player: (n) => `Spieler ${n}`,
  bot: (n) => `Bot ${n}`,
  list: (list) => names.format(list),
  number: (n) => number.format(n),
  percent: (share) => percent.format(share),
  faceDown: (n) => `${n} verdeckt`,
  cards,
  row: (row) => `Reihe ${row}`,
  cell: (row, column) => `Reihe ${row}, Spalte ${column}`,
  cost: (n) => (n === 0 ? 'kostenlos' : `kostet ${cards(n)}`),
  waitingFor: (list) => `Warten auf ${names.format(list)}`,
  thinking: (name) => `${name} überlegt\u00a0…`,
  won: 'Gewonnen',
  lost: 'Verloren',
  winners: (list) => `${list.length > 1 ? 'Gemeinsam gewonnen' : 'Gewonnen'}: ${names.format(list)}`,
  score: (n, best) => `Punkte: ${n}${best === undefined ? '' : ` von ${best}`}`,
  stillHeld: (held) => `Noch auf der Hand: ${names.format(held)}.`,
  points,
  pointsOf: (name, n) => `${name}: ${points(n)}`,
  labels: {
    pile: 'Stapel',
    discards: 'Ablage',
    free: 'kostenlos',
    moves: 'Deine Züge',
    news: 'Was geschah',
    table: 'Der Tisch',
    none: 'keine',
    yes: 'Ja',
    no: 'Nein',
  },
  fields: {
    turn: 'An der Reihe',
    cells: 'Spielfeld',
    hands: 'Auf der Hand',
    pile: 'Stapel',
    piles: 'Stapel',
    discard: 'Ablage',
    discards: 'Ablage',
    scores: 'Punkte',
    dice: 'Würfel',
    played: 'Gespielt',
  },
  menu: {
    seats: 'Wie viele spielen mit?',
    solo: 'Allein',
    whoSits: 'Wer spielt hier?',
    person: 'ein Mensch',
    bot: 'ein Bot',
    features: 'Welche Module? Für die erste Partie am besten keines.',
    layout: 'Welches Spielfeld?',
    mode: 'Welcher Modus?',
    begin: 'Beginnen',
    name: (n) => `Name an Platz ${n}`,
    ceiling: (most) =>
      `Höchstens ${most.toLocaleString('de')} von 100 solchen Partien sind zu gewinnen, so gut man auch spielt.`,
    seatCount: (n) => seats(n),
  },
  prompts: {
    whatCanIDo: 'Was kann ich tun?',
  },
  undo: {
    offer: { free: 'Zurücknehmen', agreed: 'Zurücknehmen, wenn alle zustimmen', alone: 'Zurücknehmen, mit Vermerk' },
    done: 'Zurückgenommen.',
    nothing: 'Du hast nichts zurückzunehmen.',
    seen: (what) => `Es war schon zu sehen, was daraus wurde: ${what}`,
    mark: 'Wird es zurückgenommen, vermerken es Protokoll und Ergebnis, und die Partie zählt für keine Statistik.',
    anyway: 'Trotzdem zurücknehmen',
    leave: 'So lassen',
    proposes: (name, what) => `${name} möchte zurücknehmen: ${what}`,
    asks: (name) => `${name}, bist du einverstanden?`,
    agree: 'Einverstanden',
    refuse: 'Lieber nicht',
    withdraw: 'Die Bitte zurückziehen',
    agreed: 'Zurückgenommen, weil alle einverstanden waren; das Protokoll vermerkt es.',
    refusedBy: (name) => `${name} möchte es lieber nicht zurücknehmen.`,
    marks: (n) =>
      n === 1
        ? 'Vermerk: Einmal wurde etwas zurückgenommen, dessen Folgen schon zu sehen waren.'
        : `Vermerk: ${n}-mal wurde etwas zurückgenommen, dessen Folgen schon zu sehen waren.`,
  },
  notices: {
    silence: 'Dieses Spiel wird schweigend gespielt: Nur die Züge sprechen.',
    houseData: (rule) =>
      `Eigene Festlegung: Die Referenzkarte mit der echten Regel liegt uns nicht vor (Regel ${rule}).`,
  },
} satisfies TableSpeech;
