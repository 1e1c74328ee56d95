/** Tranquility in German: what happened. */

import { capital, figure } from '@halcyon/speech/grammar';
import { cards, does, handEvents, whom, whose } from '@halcyon/speech/parts/de';
import { ORANGE, YELLOW } from '../../rules/vocabulary.ts';
import type { TranquilitySpeech } from '../en.ts';
import { card, cell, joker, row, side, storm } from './words.ts';

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

export const events = {
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
} satisfies TranquilitySpeech['events'];
