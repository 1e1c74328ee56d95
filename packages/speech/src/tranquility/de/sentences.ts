/** Tranquility in German: moves as offers, what happened, what is asked, how it ended. */
import { ORANGE, PURPLE, YELLOW } from '@halcyon/tranquility';
import { capital, figure } from '../../grammar.ts';
import type { TranquilitySpeech } from '../en.ts';
import { card, cards, cell, does, row, storm, whom } from './words.ts';

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'höchstens drei Karten auf der Hand, bis er endet',
  [ORANGE]: 'Inseln nur neben Inseln, bis er endet',
};
const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]: 'Nimm ihn an: Du legst bis auf drei Karten ab, und drei bleibt dein Limit, bis er endet.',
  [PURPLE]: 'Lege ihn an eine Reihe mit einem leeren Feld: Sie bleibt gesperrt, bis er endet.',
  [ORANGE]: 'Nimm ihn an: Du platzierst Inseln nur neben Inseln, bis er endet.',
};
const NO_ROW = 'Keine Reihe hat ein leeres Feld: Nimm ihn an, er bleibt ohne Wirkung.';
const EARNED = [
  'Der Start bringt einen Kompass.',
  'Eine Reihe aus sechs aufeinanderfolgenden Zahlen bringt einen Kompass.',
  'Eine ganze abgelegte Hand bringt einen Kompass.',
];

export const sentences = {
  moves: {
    place: ([island, at]) => `${capital(card(island))} in ${cell(at)} platzieren`,
    start: () => 'Den Start spielen',
    finish: () => 'Das Ziel spielen',
    discard: () => 'Zwei Karten ablegen',
    drop: ([dropped]) => `${capital(card(dropped))} ablegen`,
    pledge: ([n]) => (n === 0 ? 'Keine Karte anbieten' : `${cards(n)} anbieten`),
    rocks: ([to]) => `Die Schroffen Felsen an ${row(to)} versetzen`,
    stay: () => 'Die Schroffen Felsen liegen lassen und zwei Karten ablegen',
    accept: () => 'Den Sturm annehmen',
    purple: ([at]) => `Den Violetten Sturm an ${row(at)} legen`,
    give: () => 'Die obersten zwei Karten deines Stapels ungesehen geben',
    compass: ([at], who) => `Mit einem Kompass ${storm(at, who)} beenden`,
    propose: ([at], who) => `Vorschlagen, ${storm(at, who)} zu beenden`,
    'discard-hand': () => 'Die ganze Hand für einen Kompass ablegen',
    concede: () => 'Aufgeben',
    draw: () => 'Jetzt ziehen',
  },
  events: {
    dealt: () => 'Die Karten sind gemischt und verteilt.',
    'start-shuffled-in': ([seat], who) =>
      `In ${who.me(seat!) ? 'deinen Stapel' : `den Stapel von ${who.name(seat!)}`} wird ein Start gemischt.`,
    turn: ([seat], who) => `${does(seat, who, 'bist', 'ist')} an der Reihe.`,
    drew: ([seat, drawn], who) => `${does(seat, who, 'ziehst', 'zieht')} ${card(drawn)}.`,
    placed: ([seat, island, at], who) =>
      `${does(seat, who, 'platzierst', 'platziert')} ${card(island)} in ${cell(at)}.`,
    dropped: ([seat, gone], who) => `${does(seat, who, 'legst', 'legt')} ${card(gone)} ab.`,
    discarding: ([seat], who) => `${does(seat, who, 'legst', 'legt')} zwei Karten ab.`,
    started: ([seat], who) => `${does(seat, who, 'spielst', 'spielt')} den Start.`,
    pledged: ([seat, n], who) =>
      `${does(seat, who, 'bietest', 'bietet')} ${n === 0 ? 'keine Karte' : cards(n)} für den Start.`,
    'pledge-again': ([round, sum]) =>
      `Die Angebote ergeben ${figure(sum)}, nicht acht. Runde ${figure(round)}: bitte neu bieten.`,
    'pledge-agreed': () => 'Die Angebote ergeben acht.',
    'pledge-decided': () => 'Fünf Runden haben nicht acht ergeben, also teilt der Tisch auf.',
    'eight-missing': ([payable]) =>
      `Der Start braucht acht Karten; alle Hände zusammen können nur ${figure(payable)} geben.`,
    finished: ([seat], who) => `${does(seat, who, 'spielst', 'spielt')} das Ziel.`,
    lost: ([seat], who) => `${does(seat, who, 'hast', 'hat')} keine Aktion mehr.`,
    'rocks-lie': ([at]) => `Die Schroffen Felsen sperren ${row(at)}.`,
    'rocks-moved': ([seat, to], who) =>
      `${does(seat, who, 'versetzt', 'versetzt')} die Schroffen Felsen an ${row(to)}.`,
    'rocks-stayed': ([seat, at], who) =>
      `${does(seat, who, 'lässt', 'lässt')} die Schroffen Felsen an ${row(at)}, für zwei Karten.`,
    'rocks-gone': () => 'Vier Reihen sind voll: Die Schroffen Felsen verlassen das Spiel.',
    'storm-drawn': ([seat, drawn], who) => `${does(seat, who, 'ziehst', 'zieht')} ${card(drawn)}.`,
    'storm-struck': ([seat, struck], who) =>
      `Der ${struck === ORANGE ? 'Orangefarbene' : 'Gelbe'} Sturm liegt vor ${whom(seat, who)}: ${STRUCK[struck!] ?? STRUCK[YELLOW]}.`,
    'storm-faded': ([seat], who) =>
      `Keine Reihe hat ein leeres Feld: Der Violette Sturm, den ${who.me(seat!) ? 'du gezogen hast' : `${who.name(seat!)} gezogen hat`}, hat keine Wirkung.`,
    'storm-closes': ([seat, at], who) =>
      `${does(seat, who, 'legst', 'legt')} den Violetten Sturm an ${row(at)}: Sie ist gesperrt.`,
    'gave-unseen': ([seat], who) =>
      `${does(seat, who, 'gibst die obersten zwei Karten deines', 'gibt die obersten zwei Karten des eigenen')} Stapels ungesehen.`,
    'compass-earned': ([why]) => EARNED[why!] ?? 'Ein Kompass ist verdient.',
    'compass-spent': ([seat, at], who) =>
      `${does(seat, who, 'beendest', 'beendet')} mit einem Kompass ${storm(at, who)}.`,
    'compass-proposed': ([seat, at], who) =>
      `${does(seat, who, 'schlägst', 'schlägt')} vor, ${storm(at, who)} zu beenden.`,
    'hand-discarded': ([seat, n], who) => `${does(seat, who, 'legst deine', 'legt die')} ganze Hand ab (${cards(n)}).`,
    conceded: ([seat], who) => `${does(seat, who, 'gibst', 'gibt')} auf.`,
  },
  asks: {
    turn: ({ start, stuck }) =>
      start === 1
        ? 'Du hast eine Startkarte: Spiele sie jetzt aus.'
        : stuck === 1
          ? 'Keine Aktion ist mehr möglich. Setze einen Kompass ein, um einen Weg zu öffnen, oder gib auf.'
          : 'Du bist an der Reihe: Spiele eine Karte oder lege zwei Karten ab.',
    pay: ({ left }) => `Bezahlen: Lege ${cards(left)} ab.`,
    discard: ({ left }) => `Lege ${cards(left)} ab.`,
    share: ({ left }) => `Für den Start: Lege ${cards(left)} ab.`,
    reduce: ({ left }) => `Gelber Sturm: Lege ${cards(left)} ab.`,
    pledge: ({ round, most }) =>
      `Der Start kostet acht Karten. Runde ${figure(round)} von 5: Wie viele gibst du? Höchstens ${figure(most)}.`,
    rocks: ({ row: at }) =>
      `Die Schroffen Felsen sperren ${row(at)}: Versetze sie, oder lass sie liegen und lege zwei Karten ab.`,
    storm: ({ storm: drawn, rows }) =>
      `Du hast ${card(drawn)} gezogen. ${rows === 0 && drawn === PURPLE ? NO_ROW : (ASKED[drawn!] ?? ASKED[YELLOW])}`,
    'confirm-draw': () => 'Gleich ziehst du. Soll dein Gelber Sturm vorher enden, setze jetzt einen Kompass ein.',
  },
  endings: {
    won: 'Das Meer ist voll, Start und Ziel liegen: Das Paradies ist gefunden.',
    stuck: 'Jemand konnte weder eine Karte spielen noch zwei ablegen. Das Schiff ist verloren.',
    'empty-hand': 'Jemand hat seinen Zug mit leerer Hand begonnen. Das Schiff ist verloren.',
    'one-card':
      'Jemand hat seinen Zug mit einer einzigen Karte begonnen, und dieser Tisch spielt nach dem Buchstaben. Das Schiff ist verloren.',
    'start-unpaid': 'Zusammen waren es weniger als acht Karten für den Start. Das Schiff ist verloren.',
    conceded: 'Jemand ohne Aktion hat aufgegeben. Das Schiff ist verloren.',
  },
} satisfies Pick<TranquilitySpeech, 'moves' | 'events' | 'asks' | 'endings'>;
