/** Tranquility in German: what is asked, and how it ended. */

import { figure } from '@halcyon/speech/grammar';
import { cards, handAsks, handEndings } from '@halcyon/speech/parts/de';
import { ORANGE, PURPLE, YELLOW } from '../../rules/vocabulary.ts';
import type { TranquilitySpeech } from '../en.ts';
import { card, cell, joker, range, row } from './words.ts';

const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]: 'Nimm ihn an: Du legst bis auf drei Karten ab, und drei bleibt dein Limit, bis er endet.',
  [PURPLE]: 'Lege ihn an eine Reihe mit einem leeren Feld: Sie bleibt gesperrt, bis er endet.',
  [ORANGE]: 'Nimm ihn an: Du platzierst Inseln nur neben Inseln, bis er endet.',
};
const NO_ROW = 'Keine Reihe hat ein leeres Feld: Nimm ihn an, er bleibt ohne Wirkung.';

export const asks = {
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
} satisfies TranquilitySpeech['asks'];

const LOST = 'Das Schiff ist verloren.';
export const endings = {
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
} satisfies TranquilitySpeech['endings'];
