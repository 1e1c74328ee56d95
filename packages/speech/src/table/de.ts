/** The table in German. */
import { counted } from '../grammar.ts';
import type { TableSpeech } from './table-speech.ts';

const cards = counted('de', 'Karte', 'Karten');
const points = counted('de', 'Punkt', 'Punkte');
const seats = counted('de', 'Platz', 'Plätze');
const names = new Intl.ListFormat('de');
const number = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 1 });

export const tableDe = {
  language: 'Deutsch',
  clauses: {
    over: 'Das Spiel ist zu Ende.',
    'not-a-move': 'Das ist kein Zug dieses Spiels.',
    'chance-first': 'Zuerst kommt der Zufall; noch kann niemand handeln.',
  },
  marks: { R: 'unsere Auslegung', F: 'nicht aus dem Regelheft', D: 'Hausdaten' },
  rule: (id) => `Regel ${id}`,
  you: 'du',
  player: (n) => `Spieler ${n}`,
  bot: (n) => `Computer ${n}`,
  list: (list) => names.format(list),
  number: (n) => number.format(n),
  percent: (share) => percent.format(share),
  faceDown: (n) => `${n} verdeckt`,
  cards,
  row: (row) => `Reihe ${row}`,
  cell: (row, column) => `Reihe ${row}, Spalte ${column}`,
  cost: (n) => (n === 0 ? 'kostenlos' : `kostet ${cards(n)}`),
  waitingFor: (list) => `Warten auf ${names.format(list)}`,
  thinking: (name) => `${name} überlegt …`,
  won: 'Gewonnen',
  lost: 'Verloren',
  winners: (list) => `${list.length > 1 ? 'Gemeinsam gewonnen' : 'Gewonnen'}: ${names.format(list)}`,
  score: (n) => `Punkte: ${n}`,
  points,
  pointsOf: (name, n) => `${name}: ${points(n)}`,
  labels: {
    pile: 'Stapel',
    discards: 'Abgelegt',
    free: 'kostenlos',
    moves: 'Deine Züge',
    news: 'Was geschah',
    table: 'Der Tisch',
    none: 'keine',
    yes: 'Ja',
    no: 'Nein',
  },
  fields: {
    turn: 'Am Zug',
    cells: 'Plan',
    hands: 'Auf der Hand',
    pile: 'Stapel',
    piles: 'Stapel',
    discard: 'Abgelegt',
    discards: 'Abgelegt',
    scores: 'Punkte',
    dice: 'Würfel',
    played: 'Gespielt',
  },
  menu: {
    title: 'Halcyon: stille Spiele',
    game: 'Welches Spiel?',
    language: 'Welche Sprache?',
    seats: 'Wie viele Plätze?',
    solo: 'Allein',
    whoSits: 'Wer sitzt hier?',
    person: 'ein Mensch',
    bot: 'ein Computer',
    features: 'Welche Module? Für die erste Partie am besten keines.',
    layout: 'Welcher Plan?',
    mode: 'Welche Art Spiel?',
    begin: 'Beginnen',
    name: (n) => `Name von Spieler ${n}`,
    seatCount: (n) => seats(n),
  },
  prompts: {
    whatCanIDo: 'Was kann ich tun?',
    enter: 'Weiter mit der Eingabetaste.',
    again: 'Noch eine Partie?',
    passTo: (name) => `Gib das Gerät an ${name} weiter und drücke dann die Eingabetaste.`,
    unknown: (word) => `„${word}“ ist hier nicht bekannt. „hilfe“ zeigt, was es gibt.`,
  },
  undo: {
    offer: { free: 'Zurücknehmen', agreed: 'Zurücknehmen, wenn alle zustimmen', alone: 'Zurücknehmen, mit Vermerk' },
    done: 'Zurückgenommen.',
    nothing: 'Du hast nichts zurückzunehmen.',
    seen: (what) => `Was daraus wurde, ist gesehen worden: ${what}`,
    mark: 'Wird es zurückgenommen, vermerken es Protokoll und Ergebnis, und die Partie zählt für keine Statistik.',
    anyway: 'Trotzdem zurücknehmen',
    leave: 'Dabei bleiben',
    proposes: (name, what) => `${name} möchte zurücknehmen: ${what}`,
    asks: (name) => `${name}, bist du einverstanden?`,
    agree: 'Einverstanden',
    refuse: 'Lieber nicht',
    withdraw: 'Die Bitte zurückziehen',
    agreed: 'Zurückgenommen, weil alle einverstanden waren; das Protokoll vermerkt es.',
    refusedBy: (name) => `${name} möchte es lieber nicht zurücknehmen.`,
    marks: (n) =>
      n === 1
        ? 'Vermerk: Einmal wurde etwas zurückgenommen, das schon gesehen war.'
        : `Vermerk: ${n}-mal wurde etwas zurückgenommen, das schon gesehen war.`,
  },
  help: {
    moves: 'zeigen, was du tun kannst und was es kostet',
    why: 'sagen, warum ein Zug nicht erlaubt ist',
    undo: 'deinen letzten Schritt zurücknehmen; vorher erfährst du, ob andere zustimmen müssen oder ein Vermerk bleibt',
    rule: 'eine Regel lesen oder alle',
    news: 'zeigen, was seit deinem letzten Zug geschah',
    log: 'das Spiel als Text zeigen',
    save: 'das Spiel in eine Datei schreiben',
    quit: 'den Tisch verlassen',
  },
  notices: {
    silence: 'Dieses Spiel wird schweigend gespielt: Nur die Züge sprechen.',
    secret: 'Die Hände sind geheim: Bitte sieh nur deine eigene an.',
    goodbye: 'Bis zum nächsten Mal.',
    houseData: (rule) =>
      `Hausdaten: Die Referenzkarte mit der echten Regel liegt uns nicht vor, darum sind manche Zahlen unsere eigenen (Regel ${rule}).`,
    saved: (file) => `Gespeichert als ${file}.`,
  },
} satisfies TableSpeech;
