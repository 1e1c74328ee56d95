/** The terminal in German. */
import { counted } from '../grammar.ts';
import type { TerminalSpeech } from './terminal-speech.ts';

const cells = counted('de', 'Feld', 'Felder');

export const terminalDe = {
  commands: {
    what: 'züge',
    why: 'warum',
    rule: 'regel regeln',
    undo: 'zurück u',
    events: 'neues',
    log: 'protokoll',
    hint: 'tipp',
    lang: 'sprache',
    save: 'speichern',
    help: 'hilfe',
    quit: 'ende q',
  },
  help: {
    what: 'alle Züge zeigen, die so anfangen, zum Beispiel „? place 41“',
    pick: 'die Zahl einer Karte zeigt ihre Felder mit den Kosten; dann legt Reihe und Spalte oder die Nummer des Feldes sie dorthin',
    pay: 'mehrere Karten auf einmal ablegen; „d 3 7“ legt zwei ab, „place 41 17 pay 3 7“ platziert und bezahlt',
    hint: 'was der beste Computer an deiner Stelle täte',
    lang: 'die Sprache wechseln: lang en, lang fr, lang de',
    notation: 'Züge, wie das Protokoll sie schreibt, gehen immer: place 41 17, drop 3, compass purple-2',
  },
  more: (n) => `… noch ${n} (tippe „neues“)`,
  bot: 'Computer',
  youName: 'Du',
  keys: '? deine Züge · ein Zug, wie die Liste ihn schreibt · hilfe · ende',
  form: (form) => `So schreibt man diesen Zug: ${form}`,
  whyForm: 'Schreib den Zug hinter „warum“: warum place 41 17',
  allowed: (move) => `Das ist erlaubt: ${move}.`,
  stopped: (done, all) => `Davor getan: ${done} von ${all} Schritten.`,
  noRule: (word, known) => `Eine Regel „${word}“ gibt es nicht. Bekannt: ${known}.`,
  hint: (move, notation) => `Ein Computer würde sagen: ${move}. (${notation})`,
  noHint: 'Ein Computer ließe es geschehen.',
  languages: (known) => `Sprachen: ${known}.`,
  takeBackAlone: 'Trotzdem zurücknehmen? Das Protokoll vermerkt es.',
  mayStepIn: (name) =>
    `Bevor ${name} handelt, kannst du einen Kompass ausgeben („?“ zeigt, wie). Eingabetaste: weiter.`,
  wouldGiveUp: (name) =>
    `${name} sieht keinen Ausweg und würde aufgeben. Ein Kompass kann helfen („?“). Eingabetaste: weiter.`,
  notSaved: (reason) => `Das Spiel lässt sich nicht speichern: ${reason}`,
  resumed: (game) => `${game}: Das gespeicherte Spiel geht weiter.`,
  putAside: (file) => `Das unfertige Spiel davor liegt unter ${file}`,
  broken: (reason, kept) => `Das gespeicherte Spiel ist nicht lesbar (${reason}). Es liegt unter ${kept}`,
  logAt: (file) => `Das Spiel als Text: ${file}`,
  toResume: (command) => `Das Spiel ist gespeichert. Weiter geht es mit: ${command}`,
  menu: {
    what: 'Was möchtest du?',
    fresh: 'Ein neues Spiel',
    alone: 'Ich spiele, Computer auf den anderen Plätzen',
    everybody: 'Menschen auf allen Plätzen, an diesem Gerät',
    each: 'Für jeden Platz wählen',
    who: 'Wer spielt?',
    standard: 'Standard',
    chooseKeys: 'Leertaste wählt, Eingabetaste geht weiter.',
    resume: (game) => `Weiter mit ${game}`,
    seat: (n) => `Platz ${n}`,
    barred: (names) => `Diese schließen einander aus: ${names}.`,
    noTerminal: (command) => `Das Menü braucht ein Terminal. Ohne Terminal: ${command}`,
  },
  tranquility: {
    hand: 'Hand',
    pile: 'Stapel',
    gone: 'Abl.',
    cost: 'Kosten',
    rocks: 'Felsen',
    purple: 'Violett',
    cellsAre: 'Felder als Reihe/Spalte, in Klammern die Karten, die es kostet; (0) ist kostenlos:',
    payWords: 'pay zahle zahlen',
    keys: {
      turn: 'Zahl: Felder und Kosten · d: zwei ablegen · ?: Züge · hilfe',
      placing: 'Reihe Spalte: dorthin legen · andere Karte · Eingabetaste: zurück · hilfe',
      drop: 'Zahlen, z. B. 3 7: diese Karten ablegen · ?: Züge · zurück · hilfe',
      pledge: 'eine Zahl: so viele Karten gibst du · ?: Züge · hilfe',
      row: 'eine Zahl: diese Reihe · ?: Züge · hilfe',
      name: 'eine Zahl: Sie gilt für die Karte · ?: Züge · hilfe',
    },
    fits: (card, n) =>
      n === 0
        ? `Die ${card} passt jetzt nirgends hin.`
        : `Die ${card} passt auf ${cells(n)}. In Klammern die Karten, die es kostet; (0) ist kostenlos.`,
    offers: (n) => `gibt ${n}`,
    toEarn: (n) => `noch zu verdienen: ${n}`,
  },
} satisfies TerminalSpeech;
