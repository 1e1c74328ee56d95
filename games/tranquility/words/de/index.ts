/** Tranquility in German: all that is said at the table. */

import { type Facts, HIDDEN } from '@halcyon/kernel';
import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, counted, figure, type Maybe } from '@halcyon/speech/grammar';
import {
  cards,
  does,
  handAsks,
  handEndings,
  handEvents,
  handMoves,
  handRefusals,
  pay,
  tooDear,
  whom,
  whose,
} from '@halcyon/speech/parts/de';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import type { GameTalk } from '@halcyon/speech/words';
import {
  BORDER,
  COMPASS,
  FINISH,
  MONSTER,
  type Names,
  ORANGE,
  PURPLE,
  ROCKS,
  START,
  STORM,
  type vocabulary,
  WILD,
  YELLOW,
} from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';
import { isPyramid, NO_HIGH, NO_LOW, removal, rowNumber, spotOf, stormAt } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

/** In the accusative, which 'ziehen', 'platzieren' and 'ablegen' take. */
const NAMES: Readonly<Record<number, string>> = {
  [HIDDEN]: 'eine Karte',
  [START]: 'einen Start',
  [FINISH]: 'ein Ziel',
  [MONSTER]: 'ein Seeungeheuer',
  [WILD]: 'einen Platzhalter',
  [COMPASS]: 'einen Kompass',
  [BORDER]: 'eine Grenzkarte',
  [YELLOW]: 'einen Gelben Sturm',
  [PURPLE]: 'einen Violetten Sturm',
  [ORANGE]: 'einen Orangefarbenen Sturm',
  [STORM]: 'einen Sturm',
  [ROCKS]: 'die Schroffen Felsen',
};
const card = (n: Maybe): string => NAMES[n ?? HIDDEN] ?? `die ${figure(n)}`;
/** The card that stands for a number, in the nominative: a Wild, in the Pyramid a border card. */
const joker = ({ layout }: Who, article: 'der' | 'dein'): string =>
  isPyramid(layout) ? `${article === 'der' ? 'die' : 'deine'} Grenzkarte` : `${article} Platzhalter`;

const PARTS = { left: ' der linken Säule', right: ' der rechten Säule', roof: ' des Daches' };
const cell = (n: Maybe, { layout }: Who): string => {
  const { part, row: at, column } = spotOf(layout, n);
  return `Reihe ${at}, ${isPyramid(layout) ? 'Feld' : 'Spalte'} ${column}${part ? PARTS[part] : ''}`;
};
const row = (n: Maybe): string => `Reihe ${rowNumber(n)}`;
/** Which numbers fit: 'zwischen 38 und 47'. */
const range = (low: Maybe, high: Maybe): string =>
  low === NO_LOW && high === NO_HIGH
    ? 'von 1 bis 80'
    : low === NO_LOW
      ? `unter ${figure(high)}`
      : high === NO_HIGH
        ? `über ${figure(low)}`
        : `zwischen ${figure(low)} und ${figure(high)}`;
const side = (n: Maybe): string => (n === 1 ? 'Nacht' : 'Tag');

/** In the accusative: 'den Gelben Sturm vor dir'. */
const storm = (place: Maybe, who: Who): string => {
  const at = stormAt(who.layout, place);
  if (at === 'drawn') return 'den eben gezogenen Sturm';
  if (at.card === PURPLE) return `den Violetten Sturm an ${row(at.row)}`;
  return `den ${at.card === YELLOW ? 'Gelben' : 'Orangefarbenen'} Sturm vor ${whom(at.seat, who)}`;
};

const things = {
  start: 'Start',
  finish: 'Ziel',
  monster: 'Seeungeheuer',
  wild: 'Platzhalter',
  border: 'Grenzkarte',
  yellow: 'Gelber Sturm',
  purple: 'Violetter Sturm',
  orange: 'Orangefarbener Sturm',
  storm: 'Sturm',
  compass: 'Kompass',
  compasses: 'Kompasse',
  rocks: 'Schroffe Felsen',
  sea: 'Meer',
  island: 'Insel',
  left: 'Linke Säule',
  right: 'Rechte Säule',
  roof: 'Dach',
  day: 'Tag',
  night: 'Nacht',
  devoured: 'Von Ungeheuern zerstört',
  explorer: 'Entdecker-Stapel',
  explored: 'Gespielte Entdecker-Karten',
  pile: 'Gemeinsamer Stapel',
  row: 'Auslage',
  shown: 'Offen abgelegt',
  turnCard: 'Eine Karte drehen',
  chooseIsland: 'Nun eine Insel im Meer wählen.',
  chooseNumber: 'Welche Zahl?',
  lower: 'Nächstkleinere Zahl',
  higher: 'Nächstgrößere Zahl',
  otherCell: 'Ein anderes Feld',
  takenNext: 'kommt als Nächste',
  holdsMonster: 'hat ein Seeungeheuer',
  gone: 'aus dem Spiel',
  points: 'Punkte',
  cardsInSea: 'Karten im Meer',
  discarded: 'Abgelegte Karten',
  runs: 'Folgen ab drei',
  longestRun: 'Längste Folge',
  total: 'Summe',
} satisfies GameTalk['things'];

const LEVELS = { 4: 'Galateia', 6: 'Triton', 8: 'Leucothea', 10: 'Amphitrite', 12: 'Poseidon' };
const EXPLORERS = [
  'wie im Regelblatt',
  'schwerer: Ein gezogener Start kostet eine Karte',
  'leichter: Grenzkarten statt Seeungeheuer',
];

const box = {
  features: {
    'jagged-rocks': {
      name: 'Schroffe Felsen',
      about:
        'Immer ist eine Reihe gesperrt, und nach jeder Aktion versetzt ihr die Felsen. Schwierigkeit in der Anleitung: ein Zeichen.',
    },
    'sea-monsters': {
      name: 'Seeungeheuer',
      about:
        'Ungeheuer füllen eure Hände, lassen sich nicht ablegen und gehen nur, indem sie eine Insel zerstören. Schwierigkeit in der Anleitung: drei oder vier Zeichen, je nach ihrer Zahl.',
    },
    'storm-compass': {
      name: 'Sturm & Kompass',
      about:
        'Sechs Stürme stecken in den Stapeln und hemmen Hände und Reihen; Kompasse, die ihr gemeinsam verdient, beenden sie. Schwierigkeit in der Anleitung: drei Zeichen.',
    },
    wild: {
      name: 'Platzhalter',
      about:
        'Ein Platzhalter steht für fast jede andere Karte, nach eurer Wahl. Schwierigkeit: Das Spiel wird etwas leichter.',
    },
  },
  layouts: {
    square: { name: 'Quadratisches Meer', about: 'Sechs Reihen mit je sechs Feldern.' },
    'high-arch': {
      name: 'Der Hohe Bogen',
      about:
        'Zuerst baut ihr zwei Säulen, ohne etwas zu bezahlen, dann das Dach darüber. Schwierigkeit in der Anleitung: ein Zeichen.',
    },
    pyramid: {
      name: 'Die Pyramide',
      about:
        'Sechs Felder einer Pyramide bergen Überraschungen aus einem Entdecker-Stapel, gute und schlechte. Schwierigkeit in der Anleitung: zwei Zeichen. Ihre Form ist unsere eigene (Hausdaten), weil uns ihr Bild nicht vorliegt.',
    },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about:
        'Ihr gewinnt oder verliert alle zusammen. Mit nur einem Platz spielst du solo; die Zahlen dafür sind Hausdaten, weil uns die Referenzkarte mit der echten Regel nicht vorliegt.',
    },
    'day-night': {
      name: 'Tag und Nacht',
      about:
        'Kompasse drehen eure Hände zwischen Tag und Nacht, und am Ende muss die untere Hälfte des Meeres Nacht zeigen, die obere Tag. Schwierigkeit in der Anleitung: ein Zeichen.',
    },
    competitive: {
      name: 'Konkurrenz',
      about:
        'Zwei spielen gegeneinander: Punkte für Karten im Meer, Minuspunkte für abgelegte. Die Anleitung nennt keine Schwierigkeit: Es ist so schwer, wie dein Gegenüber gut ist.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Entfernte Inseln',
      about: 'So viele Inseln fehlen, und niemand weiß, welche. Je mehr, desto schwerer.',
      value: (n: number) => (n === 0 ? 'keine' : `${removal(LEVELS, n)}: ${n} Inseln`),
    },
    strict: {
      name: 'Letzte Karte',
      about: 'Ob jemand, der seinen Zug mit einer einzigen Karte beginnt, sie noch spielen darf.',
      value: (n: number) =>
        n === 0
          ? 'sie darf gespielt werden, wenn das nichts kostet (unsere Auslegung)'
          : 'eine einzige Karte verliert, wie es die Anleitungen sagen',
    },
    monsters: {
      name: 'Zahl der Seeungeheuer',
      about: 'So viele Seeungeheuer werden eingemischt. Je mehr, desto schwerer.',
      value: (n: number) => `${n} Ungeheuer`,
    },
    wilds: {
      name: 'Zahl der Platzhalter',
      about: 'So viele Platzhalter werden eingemischt. Je mehr, desto leichter.',
      value: (n: number) => (n === 1 ? 'ein Platzhalter' : 'zwei Platzhalter'),
    },
    explorer: {
      name: 'Entdecker-Stapel',
      about: 'Ob der Entdecker-Stapel es gut mit euch meint.',
      value: (n: number) => EXPLORERS[n] ?? '',
    },
  },
};

const moves = {
  ...handMoves(card),
  place: ({ card: island, cell: at }, who) => `${capital(card(island))} in ${cell(at, who)} platzieren`,
  start: () => 'Den Start spielen',
  finish: () => 'Das Ziel spielen',
  pledge: ({ number: n }) => (n === 0 ? 'Keine Karte anbieten' : `${cards(n)} anbieten`),

  rocks: ({ row: to }) => `Die Schroffen Felsen an ${row(to)} versetzen`,
  stay: () => 'Die Schroffen Felsen liegen lassen und zwei Karten ablegen',
  accept: () => 'Den Sturm annehmen',
  purple: ({ row: at }) => `Den Violetten Sturm an ${row(at)} legen`,
  give: () => 'Die obersten zwei Karten deines Stapels ungesehen geben',
  compass: ({ storm: at }, who) => `Mit einem Kompass ${storm(at, who)} beenden`,
  propose: ({ storm: at }, who) => `Vorschlagen, ${storm(at, who)} zu beenden`,
  'discard-hand': () => 'Die ganze Hand für einen Kompass ablegen',
  concede: () => 'Aufgeben',
  draw: () => 'Jetzt ziehen',
  monster: ({ cell: at }, who) => `Ein Seeungeheuer auf die Insel in ${cell(at, who)} spielen`,
  wild: ({ cell: at }, who) => `Einen Platzhalter in ${cell(at, who)} platzieren`,
  name: ({ number }, who) => `Sagen: ${capital(joker(who, 'der'))} ist die ${figure(number)}`,
  'wild-start': () => 'Einen Platzhalter als Start spielen',
  'wild-finish': () => 'Einen Platzhalter als Ziel spielen',
  'wild-monster': ({ cell: at }, who) => `Einen Platzhalter als Seeungeheuer auf die Insel in ${cell(at, who)} spielen`,
  'wild-compass': ({ storm: at }, who) => `Mit einem Platzhalter als Kompass ${storm(at, who)} beenden`,

  border: ({ cell: at }, who) => `Eine Grenzkarte in ${cell(at, who)} platzieren`,
  'border-finish': () => 'Eine Grenzkarte als Ziel spielen',
  clear: ({ cell: at }, who) => `Einen Kompass ablegen und den Sturm in ${cell(at, who)} entfernen`,
  'turn-over': ({ cell: at }, who) => `Die Insel in ${cell(at, who)} drehen und eine Karte ablegen`,
  'show-hand': () => 'Die Hand zeigen, ablegen und die Auslage nehmen',
  pass: () => 'Passen',
} satisfies Sentences['moves'];

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'höchstens drei Karten auf der Hand, bis er endet',
  [ORANGE]: 'Inseln nur neben Inseln, bis er endet',
};
const EARNED = [
  'Der Start bringt einen Kompass.',
  'Eine Reihe aus sechs aufeinanderfolgenden Zahlen bringt einen Kompass.',
  'Eine ganze abgelegte Hand bringt einen Kompass.',
];
const ROLES = ['Start', 'Ziel', 'Seeungeheuer', 'Kompass'];

const events = {
  ...handEvents(card),
  'start-shuffled-in': ({ seat }, who) =>
    `In ${whose(seat, who, 'deinen Stapel', 'den Stapel')} wird ein Start gemischt.`,
  placed: ({ seat, card: island, cell: at }, who) =>
    `${does(seat, who, 'platzierst', 'platziert')} ${card(island)} in ${cell(at, who)}.`,
  started: ({ seat }, who) => `${does(seat, who, 'spielst', 'spielt')} den Start.`,
  pledged: ({ seat, number: n }, who) =>
    `${does(seat, who, 'bietest', 'bietet')} ${n === 0 ? 'keine Karte' : cards(n)} für den Start.`,
  'pledge-again': ({ round, sum }) =>
    `Die Angebote ergeben ${figure(sum)}, nicht acht. Runde ${figure(round)}: bitte neu bieten.`,
  'pledge-agreed': () => 'Die Angebote ergeben acht.',
  'pledge-decided': () => 'Fünf Runden haben nicht acht ergeben, also teilt der Tisch auf.',
  'eight-missing': ({ payable }) =>
    `Der Start braucht acht Karten; alle Hände zusammen können nur ${figure(payable)} geben.`,
  finished: ({ seat }, who) => `${does(seat, who, 'spielst', 'spielt')} das Ziel.`,

  'rocks-lie': ({ row: at }) => `Die Schroffen Felsen sperren ${row(at)}.`,
  'rocks-moved': ({ seat, row: to }, who) =>
    `${does(seat, who, 'versetzt', 'versetzt')} die Schroffen Felsen an ${row(to)}.`,
  'rocks-stayed': ({ seat, row: at }, who) =>
    `${does(seat, who, 'lässt', 'lässt')} die Schroffen Felsen an ${row(at)}, für zwei Karten.`,
  'rocks-gone': () => 'Vier Reihen sind voll: Die Schroffen Felsen verlassen das Spiel.',
  'storm-drawn': ({ seat, storm: drawn }, who) => `${does(seat, who, 'ziehst', 'zieht')} ${card(drawn)}.`,
  'storm-struck': ({ seat, storm: struck }, who) =>
    `Der ${struck === ORANGE ? 'Orangefarbene' : 'Gelbe'} Sturm liegt vor ${whom(seat, who)}: ${STRUCK[struck!] ?? STRUCK[YELLOW]}.`,
  'storm-faded': ({ seat }, who) =>
    `Keine Reihe hat ein leeres Feld: Der Violette Sturm, den ${who.me(seat!) ? 'du gezogen hast' : `${who.name(seat!)} gezogen hat`}, hat keine Wirkung.`,
  'storm-closes': ({ seat, row: at }, who) =>
    `${does(seat, who, 'legst', 'legt')} den Violetten Sturm an ${row(at)}: Sie ist gesperrt.`,
  'gave-unseen': ({ seat }, who) =>
    `${does(seat, who, 'gibst die obersten zwei Karten deines', 'gibt die obersten zwei Karten des eigenen')} Stapels ungesehen.`,
  'compass-earned': ({ why }) => EARNED[why!] ?? 'Ein Kompass ist verdient.',
  'compass-spent': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'beendest', 'beendet')} mit einem Kompass ${storm(at, who)}.`,
  'compass-proposed': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'schlägst', 'schlägt')} vor, ${storm(at, who)} zu beenden.`,
  'hand-discarded': ({ seat, count: n }, who) =>
    `${does(seat, who, 'legst deine', 'legt die')} ganze Hand ab (${cards(n)}).`,
  conceded: ({ seat }, who) => `${does(seat, who, 'gibst', 'gibt')} auf.`,
  devoured: ({ seat, island, cell: at }, who) =>
    `${whose(seat, who, 'Dein Seeungeheuer', 'Das Seeungeheuer')} zerstört ${card(island)} in ${cell(at, who)}; beide verlassen das Spiel.`,
  'monster-named': ({ seat }, who) =>
    `${does(seat, who, 'hast', 'hat')} mindestens ein Seeungeheuer auf der Hand: Das Ziel wartet.`,
  'finish-refused': ({ seat }, who) =>
    `${does(seat, who, 'nimmst das Ziel zurück und brauchst', 'nimmt das Ziel zurück und braucht')} eine andere Aktion.`,
  'wild-as': ({ seat, role }, who) =>
    `${does(seat, who, 'spielst', 'spielt')} einen Platzhalter als ${ROLES[role!] ?? 'andere Karte'}.`,
  'wild-laid': ({ seat, cell: at }, who) =>
    `${does(seat, who, 'platzierst', 'platziert')} einen Platzhalter in ${cell(at, who)}.`,
  named: ({ seat, number, cell: at }, who) =>
    `${does(seat, who, 'sagst', 'sagt')}: ${capital(joker(who, 'der'))} in ${cell(at, who)} ist die ${figure(number)}.`,

  'pillars-full': () => 'Beide Säulen sind voll: Jetzt kommt das Dach, nach den Standardregeln.',
  explored: ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'deckst eine Entdecker-Karte auf und findest', 'deckt eine Entdecker-Karte auf und findet')} ${card(drawn)}.`,
  'explorer-kept': ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'ziehst', 'zieht')} verdeckt ${card(drawn)} vom Entdecker-Stapel.`,
  returned: ({ seat, card: back, cell: at }, who) =>
    `${does(seat, who, 'nimmst', 'nimmt')} ${card(back)} auf die Hand zurück; in ${cell(at, who)} liegt jetzt ein Sturm.`,
  swallowed: ({ seat, card: gone, cell: at }, who) =>
    `Ein Seeungeheuer verschlingt ${card(gone)}, von ${whom(seat, who)} in ${cell(at, who)} platziert; beide sind weg.`,
  'pile-dropped': ({ seat }, who) =>
    `Die oberste Karte ${whose(seat, who, 'deines Stapels', 'des Stapels')} geht ungesehen weg.`,
  'border-laid': ({ seat, cell: at }, who) =>
    `${does(seat, who, 'platzierst', 'platziert')} eine Grenzkarte in ${cell(at, who)}.`,
  cleared: ({ seat, cell: at }, who) =>
    `${does(seat, who, 'legst', 'legt')} einen Kompass ab: Der Sturm in ${cell(at, who)} ist weg.`,
  'hands-turned': ({ seat, side: up }, who) =>
    `${does(seat, who, 'ziehst', 'zieht')} einen Kompass: Alle Hände werden gedreht und zeigen jetzt ${side(up)}.`,
  'compass-aside': ({ seat }, who) =>
    `${does(seat, who, 'legst einen Kompass deiner ersten Hand beiseite und ziehst', 'legt einen Kompass der ersten Hand beiseite und zieht')} eine andere Karte.`,
  'compass-shuffled-in': ({ seat }, who) =>
    `In ${whose(seat, who, 'deinen Stapel', 'den Stapel')} wird ein beiseitegelegter Kompass gemischt.`,
  'turned-over': ({ seat, cell: at, side: up }, who) =>
    `${does(seat, who, 'drehst', 'dreht')} die Insel in ${cell(at, who)}: Sie zeigt jetzt ${side(up)}.`,
  took: ({ seat, card: taken }, who) => `${does(seat, who, 'nimmst', 'nimmt')} ${card(taken)} aus der Auslage.`,
  revealed: ({ card: fresh }) => `Neu in der Auslage: ${figure(fresh)}.`,
  'hand-shown': ({ seat, count: n }, who) =>
    `${does(seat, who, 'kannst nichts platzieren: Du zeigst deine', 'kann nichts platzieren, zeigt die')} ganze Hand und ${who.me(seat!) ? 'legst' : 'legt'} sie ab (${cards(n)}).`,
  shown: ({ seat, card: seen }, who) => `${does(seat, who, 'zeigst', 'zeigt')} ${card(seen)}.`,
  passed: ({ seat }, who) => `${does(seat, who, 'passt', 'passt')}.`,
} satisfies Sentences['events'];

const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]: 'Nimm ihn an: Du legst bis auf drei Karten ab, und drei bleibt dein Limit, bis er endet.',
  [PURPLE]: 'Lege ihn an eine Reihe mit einem leeren Feld: Sie bleibt gesperrt, bis er endet.',
  [ORANGE]: 'Nimm ihn an: Du platzierst Inseln nur neben Inseln, bis er endet.',
};
const NO_ROW = 'Keine Reihe hat ein leeres Feld: Nimm ihn an, er bleibt ohne Wirkung.';

const asks = {
  ...handAsks,
  turn: ({ start, stuck }) =>
    start === 1
      ? 'Du hast eine Startkarte: Spiele sie jetzt aus.'
      : stuck === 1
        ? 'Keine Aktion ist mehr möglich. Setze einen Kompass ein, um einen Weg zu öffnen, oder gib auf.'
        : handAsks.turn(),
  share: ({ left }) => `Für den Start: Lege ${cards(left)} ab.`,
  reduce: ({ left }) => `Gelber Sturm: Lege ${cards(left)} ab.`,
  pledge: ({ round, most }) =>
    `Der Start kostet acht Karten. Runde ${figure(round)} von 5: Wie viele gibst du? Höchstens ${figure(most)}.`,
  rocks: ({ row: at }) =>
    `Die Schroffen Felsen sperren ${row(at)}: Versetze sie, oder lass sie liegen und lege zwei Karten ab.`,
  storm: ({ storm: drawn, rows }) =>
    `Du hast ${card(drawn)} gezogen. ${rows === 0 && drawn === PURPLE ? NO_ROW : (ASKED[drawn!] ?? ASKED[YELLOW])}`,
  'confirm-draw': () => 'Gleich ziehst du. Soll dein Gelber Sturm vorher enden, setze jetzt einen Kompass ein.',
  name: ({ cell: at, low, high }, who) =>
    `Welche Zahl ist ${joker(who, 'dein')} in ${cell(at, who)}? Eine ${range(low, high)}.`,
} satisfies Sentences['asks'];

const LOST = 'Das Schiff ist verloren.';
const endings = {
  ...handEndings(LOST),
  won: (_, { layout }) =>
    layout === 'square'
      ? 'Das Meer ist voll, Start und Ziel liegen: Das Paradies ist gefunden.'
      : 'Alle Felder sind belegt und das Ziel liegt: Das Paradies ist gefunden.',
  'one-card': () =>
    `Jemand hat seinen Zug mit einer einzigen Karte begonnen, und dieser Tisch spielt nach dem Buchstaben. ${LOST}`,
  'start-unpaid': () => `Zusammen waren es weniger als acht Karten für den Start. ${LOST}`,
  conceded: () => `Jemand ohne Aktion hat aufgegeben. ${LOST}`,
  'grid-full': () => 'Das Meer ist voll: Die Punkte entscheiden.',
  'hands-out': () => 'Beide haben höchstens eine Karte auf der Hand: Die Punkte entscheiden.',
} satisfies Sentences['endings'];

const cost = ({ before, after, needed, payable }: Facts): string => tooDear(before, after, needed, payable);
const ofCells = counted('de', 'Feld', 'Felder');
const ofNumbers = counted('de', 'Zahl', 'Zahlen');

const refusals = {
  ...handRefusals(card),
  'start-first': () => 'Du hast einen Start, und noch liegt keiner: Du musst ihn jetzt spielen.',
  'start-kept': () => 'Noch liegt kein Start, also darf kein Start abgelegt werden.',
  'no-finish': () => 'Du hast kein Ziel auf der Hand.',
  'sea-not-full': ({ empty }) => `Das Ziel wartet, bis das Meer voll ist; leere Felder: ${figure(empty)}.`,
  'no-start-lies': () => 'Das Ziel wartet, bis ein Start liegt.',
  'not-an-island': () => 'So werden nur Inseln platziert.',
  occupied: ({ cell: at, there }, who) => `In ${cell(at, who)} liegt schon eine Insel: ${figure(there)}.`,
  order: ({ card: island, cell: to, there, at }, who) =>
    island === there
      ? `Keine Zahl liegt zweimal: ${figure(there)} ist in ${cell(at, who)}.`
      : `Die Zahlen steigen: ${figure(island)} darf nicht ${at! < to! ? 'nach' : 'vor'} ${figure(there)} (${cell(at, who)}) liegen.`,
  cost,
  'no-start': () => 'Du hast keinen Start auf der Hand.',
  'start-lies': () => 'Es liegt schon ein Start; einer genügt.',
  'pledge-too-high': ({ said, most }) => `Du kannst nicht ${figure(said)} geben; höchstens ${figure(most)}.`,
  spoken: () => 'Du hast in dieser Runde geboten; die anderen überlegen noch.',
  'say-first': () => 'Sage zuerst, wie viele Karten du für den Start gibst.',
  'given-all': () => 'Du hast deinen Teil gegeben; die anderen wählen noch.',
  'rocks.closed': ({ row: at }) => `Die Schroffen Felsen sperren ${row(at)}.`,
  'rocks.another-row': () =>
    'Dort liegen die Schroffen Felsen schon: Wähle eine andere Reihe, oder lass sie für zwei Karten liegen.',
  'rocks.row-full': () => 'Diese Reihe ist voll: Die Schroffen Felsen brauchen eine Reihe mit einem leeren Feld.',
  'rocks.stay-costs-two': ({ needed, payable }) =>
    `Die Schroffen Felsen liegen zu lassen kostet ${cards(needed)}; du kannst ${pay(payable)} bezahlen.`,
  'rocks.move-first': () => 'Versetze zuerst die Schroffen Felsen, oder lass sie für zwei Karten liegen.',
  'storm.choose-row': () => 'Ein Violetter Sturm braucht eine Reihe: Wähle eine mit einem leeren Feld.',
  'storm.no-row': () => 'Nur ein Violetter Sturm wird an eine Reihe gelegt.',
  'storm.row-full': () => 'Diese Reihe ist voll: Der Violette Sturm braucht eine Reihe mit einem leeren Feld.',
  'storm.another-drew-it': ({ seat }, who) => `Dieser Sturm ist nicht deiner: ${who.name(seat!)} hat ihn gezogen.`,
  'storm.accept-first': () => 'Zuerst der Sturm, den du gezogen hast: Nimm ihn an oder wähle seine Reihe.',
  'storm.purple': () => 'Ein Violetter Sturm sperrt diese Reihe.',
  'storm.orange': () => 'Unter deinem Orangefarbenen Sturm muss eine Insel neben einer anderen liegen.',
  'give.no-yellow': () => 'Nur unter einem Gelben Sturm darfst du Karten von deinem Stapel geben.',
  'give.once': () => 'Du hast schon von deinem Stapel gegeben; das geht nur einmal je Start.',
  'give.short-pile': ({ needed, pile }) =>
    `Dein Stapel ist zu klein: Nötig sind ${figure(needed)} Karten, er hat ${figure(pile)}.`,
  'give.too-many': ({ left }) => `Der Stapel gibt zwei Karten; du schuldest nur ${figure(left)}.`,
  'give.both-or-none': ({ payable }) =>
    `Der Stapel gibt zwei Karten oder keine; deine Hand allein kann ${pay(payable)} geben.`,
  'give.before-drops': () => 'Der Stapel gibt vor der Hand; du hast schon abzulegen begonnen.',
  'compass.none': () => 'Das Team hat keinen Kompass.',
  'compass.no-such-storm': () => 'Diesen Sturm gibt es nicht.',
  'compass.not-now': () => 'Kein Kompass, während Karten abgelegt werden.',
  'compass.proposed': () => 'Du hast deinen Vorschlag für diesen Zug gemacht.',
  'discard-hand.two': ({ hand }) =>
    hand === 2
      ? 'Eine Hand aus zwei Karten geht mit „Zwei Karten ablegen“; auch das bringt einen Kompass.'
      : `Eine ganze Hand hat mindestens 2 Karten; du hast ${figure(hand)}.`,
  'discard-hand.no-supply': () => 'Es ist kein Kompass mehr zu verdienen.',
  'concede.may-act': () => 'Du kannst noch handeln, also brauchst du nicht aufzugeben.',
  'draw.another': ({ seat }, who) => `Nicht du ziehst, sondern ${who.name(seat!)}.`,
  'draw.first': () => 'Ziehe zuerst deine Karten.',

  'monster.none': () => 'Du hast kein Seeungeheuer auf der Hand.',
  'monster.kept': () => 'Ein Seeungeheuer wird nie abgelegt: Es geht nur, wenn es auf eine Insel gespielt wird.',
  'monster.no-island': ({ cell: at }, who) => `Ein Seeungeheuer braucht eine Insel; in ${cell(at, who)} liegt keine.`,
  'monster.own-finish': () => 'Kein Ziel, solange du selbst ein Seeungeheuer hast: Spiele zuerst dieses.',
  'monster.finish-tried': () => 'Du hast in diesem Zug schon ein Ziel versucht: Wähle eine andere Aktion.',
  'discard-hand.kept': () =>
    'Deine Hand hat eine Karte, die nicht abgelegt werden darf, also geht sie nicht als ganze.',
  'wild.none': () => 'Du hast keinen Platzhalter auf der Hand.',
  'wild.occupied': ({ cell: at, there }, who) => `In ${cell(at, who)} liegt schon eine Insel: ${figure(there)}.`,
  'wild.no-number': ({ cell: at }, who) => `Für einen Platzhalter in ${cell(at, who)} ist keine Zahl übrig.`,
  'wild.too-dear': ({ needed, payable }) =>
    `Welche Zahl er auch ist, ein Platzhalter kostet dort mindestens ${figure(needed)}; du kannst ${pay(payable)} bezahlen.`,
  'name.order': ({ number, low, high }) =>
    `Die Zahlen steigen: Es muss eine ${range(low, high)} sein, also nicht ${figure(number)}.`,
  'name.cost': cost,
  'name.first': ({ cell: at }, who) => `Sage zuerst, welche Zahl ${joker(who, 'dein')} in ${cell(at, who)} ist.`,

  'arch.pillars-first': ({ empty }) => `Das Dach wartet, bis beide Säulen voll sind; leere Felder: ${figure(empty)}.`,
  'border.none': () => 'Du hast keine Grenzkarte auf der Hand.',
  'border.occupied': ({ cell: at, there }, who) => `In ${cell(at, who)} liegt schon eine Karte: ${figure(there)}.`,
  'border.no-number': ({ cell: at }, who) => `Für eine Grenzkarte in ${cell(at, who)} ist keine Zahl übrig.`,
  'border.too-dear': ({ needed, payable }) =>
    `Welche Zahl sie auch ist, eine Grenzkarte kostet dort mindestens ${figure(needed)}; du kannst ${pay(payable)} bezahlen.`,
  'pyramid.storm': () => 'Dort liegt ein Sturm: Nichts wird platziert, bis ein Kompass ihn entfernt.',
  'clear.no-compass': () => 'Du hast keinen Kompass auf der Hand.',
  'clear.no-storm': ({ cell: at }, who) => `In ${cell(at, who)} liegt kein Sturm.`,
  'turn-over.empty': ({ cell: at }, who) => `In ${cell(at, who)} liegt keine Insel zum Drehen.`,
  'turn-over.no-card': () => 'Eine Insel zu drehen kostet eine Karte; du hast keine, die gehen darf.',
  sides: ({ wrong }) =>
    `Das Ziel wartet, bis die unteren drei Reihen Nacht und die oberen drei Tag zeigen; falsch gedreht: ${figure(wrong)}.`,
  impossible: ({ numbers, cells, low, high }) =>
    `Das machte das Meer unmöglich: Für ${ofCells(cells)} gäbe es nur ${ofNumbers(numbers)} ${range(low, high)}.`,
  'show.may-place': () => 'Du kannst eine Insel platzieren, also bleibt deine Hand verdeckt.',
  'show.row-empty': () => 'In der Auslage liegt keine Karte zum Nehmen.',
  'pass.may-place': () => 'Du kannst eine Insel platzieren, also darfst du nicht passen.',
  'pass.two-cards': ({ hand }) => `Lege zwei Karten ab, statt zu passen; du hast ${figure(hand)}.`,
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences &
  SameLabels<typeof english>;
