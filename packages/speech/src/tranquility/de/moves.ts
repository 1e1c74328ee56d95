/** Tranquility in German: moves as offers. */
import { capital, figure } from '../../grammar.ts';
import { cards, handMoves } from '../../parts/de.ts';
import type { TranquilitySpeech } from '../en.ts';
import { card, cell, joker, row, storm } from './words.ts';

export const moves = {
  ...handMoves(card),
  place: ([island, at], who) => `${capital(card(island))} in ${cell(at, who)} platzieren`,
  start: () => 'Den Start spielen',
  finish: () => 'Das Ziel spielen',
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
  monster: ([at], who) => `Ein Seeungeheuer auf die Insel in ${cell(at, who)} spielen`,
  wild: ([at], who) => `Einen Platzhalter in ${cell(at, who)} platzieren`,
  name: ([number], who) => `Sagen: ${capital(joker(who, 'der'))} ist die ${figure(number)}`,
  'wild-start': () => 'Einen Platzhalter als Start spielen',
  'wild-finish': () => 'Einen Platzhalter als Ziel spielen',
  'wild-monster': ([at], who) => `Einen Platzhalter als Seeungeheuer auf die Insel in ${cell(at, who)} spielen`,
  'wild-compass': ([at], who) => `Mit einem Platzhalter als Kompass ${storm(at, who)} beenden`,

  border: ([at], who) => `Eine Grenzkarte in ${cell(at, who)} platzieren`,
  'border-finish': () => 'Eine Grenzkarte als Ziel spielen',
  clear: ([at], who) => `Einen Kompass ablegen und den Sturm in ${cell(at, who)} entfernen`,
  'turn-over': ([at], who) => `Die Insel in ${cell(at, who)} drehen und eine Karte ablegen`,
  'show-hand': () => 'Die Hand zeigen, ablegen und die Auslage nehmen',
  pass: () => 'Passen',
} satisfies TranquilitySpeech['moves'];
