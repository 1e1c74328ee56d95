/** Tranquility in German: moves as offers. */
import { capital, figure } from '@halcyon/speech/grammar';
import { cards, handMoves } from '@halcyon/speech/parts/de';
import type { TranquilitySpeech } from '../en.ts';
import { card, cell, joker, row, storm } from './words.ts';

export const moves = {
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
} satisfies TranquilitySpeech['moves'];
