/** The terminal in German. */
import { counted } from '../grammar.ts';
import type { TerminalSpeech } from './terminal-speech.ts';

const cells = counted('de', 'Feld', 'Felder');

export const terminal = {
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
    what: (example) => `alle Züge zeigen, die so anfangen, zum Beispiel „${example}“`,
    hint: 'was der beste Computer an deiner Stelle täte',
    lang: 'die Sprache wechseln: lang en, lang fr, lang de',
    notation: (examples) => `Züge, wie das Protokoll sie schreibt, gehen immer: ${examples}`,
  },
  more: (n) => `… noch ${n} (tippe „neues“)`,
  bot: 'Computer',
  youName: 'Du',
  keys: '? deine Züge · ein Zug, wie die Liste ihn schreibt · hilfe · ende',
  form: (form) => `So schreibt man diesen Zug: ${form}`,
  whyForm: (example) => `Schreib den Zug hinter „warum“: warum ${example}`,
  allowed: (move) => `Das ist erlaubt: ${move}.`,
  stopped: (done, all) => `Davor getan: ${done} von ${all} Schritten.`,
  noRule: (word, known) => `Eine Regel „${word}“ gibt es nicht. Bekannt: ${known}.`,
  hint: (move, notation) => `Ein Computer würde sagen: ${move}. (${notation})`,
  noHint: 'Ein Computer ließe es geschehen.',
  languages: (known) => `Sprachen: ${known}.`,
  mayStepIn: (name) => `Bevor ${name} handelt, kannst du eingreifen („?“ zeigt, wie). Eingabetaste: weiter.`,
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
  cards: {
    hand: 'Hand',
    pile: 'Stapel',
    gone: 'Abl.',
    cost: 'Kosten',
    payWords: 'pay zahle zahlen',
  },
  tranquility: {
    rocks: 'Felsen',
    purple: 'Violett',
    cellsAre: 'Felder als Reihe/Spalte, in Klammern die Karten, die es kostet; (0) ist kostenlos:',
    keys: {
      turn: 'Zahl: Felder und Kosten · d: zwei ablegen · ?: Züge · hilfe',
      placing: 'Reihe Spalte: dorthin legen · andere Karte · Eingabetaste: zurück · hilfe',
      drop: 'Zahlen, z. B. 3 7: diese Karten ablegen · ?: Züge · zurück · hilfe',
      pledge: 'eine Zahl: so viele Karten gibst du · ?: Züge · hilfe',
      row: 'eine Zahl: diese Reihe · ?: Züge · hilfe',
      name: 'eine Zahl: Sie gilt für die Karte · ?: Züge · hilfe',
    },
    help: {
      pick: 'die Zahl einer Karte zeigt ihre Felder mit den Kosten; dann legt Reihe und Spalte oder die Nummer des Feldes sie dorthin',
      pay: 'mehrere Karten auf einmal ablegen; „d 3 7“ legt zwei ab, „place 41 17 pay 3 7“ platziert und bezahlt',
    },
    fits: (card, n) =>
      n === 0
        ? `Die ${card} passt jetzt nirgends hin.`
        : `Die ${card} passt auf ${cells(n)}. In Klammern die Karten, die es kostet; (0) ist kostenlos.`,
    offers: (n) => `gibt ${n}`,
    toEarn: (n) => `noch zu verdienen: ${n}`,
    mayStepIn: (name) =>
      `Bevor ${name} handelt, kannst du einen Kompass ausgeben („?“ zeigt, wie). Eingabetaste: weiter.`,
    wouldGiveUp: (name) =>
      `${name} sieht keinen Ausweg und würde aufgeben. Ein Kompass kann helfen („?“). Eingabetaste: weiter.`,
  },
  ascent: {
    cellsAre: 'Felder als Reihe/Feld, in Klammern die Karten, die es kostet; (0) ist kostenlos:',
    fires: ['Grasfeuer', 'Schneefeuer', 'Felsfeuer'],
    typed: { fire: 'feuer', herd: 'herde', left: 'left links l', right: 'right rechts r', stop: 'rast rasten' },
    keys: {
      turn: 'eine Karte (g7): Felder, Kosten · d: zwei ablegen · ?: Züge · hilfe',
      placing: 'Reihe Feld: dorthin legen · andere Karte · Eingabetaste: zurück · hilfe',
      choosing: 'Reihe Feld: diese dort · eine Karte · Eingabetaste: keine · hilfe',
      drop: 'Karten, z. B. g7 s3: diese ablegen · ?: Züge · zurück · hilfe',
      lift: 'Reihe Feld: Das Gelände kommt dorthin · ?: Züge · zurück · hilfe',
      climb: 'links, rechts: steigen (auch: links links rast) · ?: Züge · zurück · hilfe',
    },
    help: {
      pick: 'eine Karte zeigt ihre Felder mit den Kosten; dann legt Reihe und Feld oder die Nummer des Feldes sie dorthin',
      pay: 'mehrere Karten auf einmal ablegen; „d g7 s3“ legt zwei ab, „g7 3 2 pay s3 r5“ platziert und bezahlt',
      fire: 'ein Lagerfeuer in Reihe 2, Feld 3 legen; sein Gelände kommt in Reihe 3, Feld 1',
      bridge: 'eine Brücke in Reihe 1, Feld 4 bauen',
      herd: 'die Herden zeigen; „herd 2 3“ führt die in Reihe 2, Feld 3',
      climb: 'die Herde steigt zwei Reihen und rastet',
    },
    fits: (card, n) =>
      n === 0
        ? `${card}: passt jetzt nirgends hin.`
        : `${card}: passt auf ${cells(n)}. In Klammern die Karten, die es kostet; (0) ist kostenlos.`,
    houseData: (rule) =>
      `Hausdaten: Die Bilder dieser Karten haben wir nicht, manche Werte sind daher unsere eigenen (Regel ${rule}).`,
  },
} satisfies TerminalSpeech;
