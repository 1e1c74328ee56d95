/** The Ascent in German: why not. First what is wrong, then the number. */
import { figure, fromOne } from '@halcyon/speech/grammar';
import { cards, handRefusals, tooDear } from '@halcyon/speech/parts/de';
import { dearer } from '../cards.ts';
import type { AscentSpeech } from '../en.ts';
import { card, cell, ibexes, rows, the, type } from './words.ts';

export const refusals = {
  ...handRefusals(card),
  'not-a-terrain': ({ card: chosen }) => `So wird nur Gelände platziert; gewählt hast du ${card(chosen)}.`,
  occupied: ({ cell: at, there }) => `In ${cell(at)} liegt schon ${card(there)}.`,
  'not-next': ({ cell: at }) => `Eine Reihe wächst von links; links neben ${cell(at)} liegt noch nichts.`,
  'same-type': ({ type: of, at, there }) =>
    `${type(of)} liegt nie neben ${type(of)}: In ${cell(at)} liegt ${card(there)}.`,
  unsupported: ({ cell: at }) => `Unter ${cell(at)} müssen zwei Karten liegen; noch sind nicht beide da.`,
  'too-high': ({ value, row }) =>
    `Zu hoch für diese Karte: Reihe ${fromOne(row)} verlangt mindestens ${fromOne(row)}; sie hat ${figure(value)}.`,
  cost: ({ needed, payable, left }) => tooDear(left, 0, needed, payable),
  'campfire-stays': ({ cell: at }) => `Das Lagerfeuer in ${cell(at)} bleibt: Nichts kommt darauf oder an seine Stelle.`,
  'cover-cost': ({ value, left, right, needed, payable }) =>
    `${tooDear(...dearer(value, left, right), needed, payable)} Auf einer Brücke gilt der größere Unterschied.`,

  'not-a-campfire': ({ card: chosen }) => `Nur ein Lagerfeuer ersetzt Gelände; gewählt hast du ${card(chosen)}.`,
  'no-terrain': ({ cell: at }) => `Ein Lagerfeuer ersetzt Gelände; in ${cell(at)} liegt keines.`,
  'other-type': ({ type: of, there }) =>
    `Ein ${type(of)}-Lagerfeuer ersetzt nur ${type(of)}; dort liegt ${card(there)}.`,
  'no-target': ({ card: lifted }) => `Für ${the(lifted)} gibt es weiter oben kein Feld, das du bezahlen kannst.`,
  'not-higher': ({ row }) => `Das Gelände steigt mindestens eine Reihe; es kommt aus Reihe ${fromOne(row)}.`,
  'lift-first': ({ card: lifted }) => `Wähle zuerst, wohin ${the(lifted)} kommt.`,

  'no-bridge': () => 'Du hast keine Brücke auf der Hand.',
  'bridge.needs-empty': ({ cell: at, there }) =>
    `Eine Brücke braucht ein leeres Feld; in ${cell(at)} liegt ${card(there)}.`,
  'bridge.needs-left': ({ cell: at }) =>
    `Eine Brücke braucht links eine Karte; links neben ${cell(at)} liegt noch nichts.`,
  'bridge.edge': ({ cell: at }) =>
    `Eine Brücke liegt nie auf dem ersten oder letzten Feld einer Reihe; ${cell(at)} ist ein solches.`,

  'no-summit': () => 'Du hast keinen Gipfel auf der Hand.',
  'summit.not-full': ({ empty }) => `Der Gipfel wartet, bis der Berg voll ist; leere Felder: ${figure(empty)}.`,
  'summit.bridge-visible': ({ bridges }) =>
    `Der Gipfel wartet, bis jede Brücke überdeckt ist; noch offen: ${figure(bridges)}.`,
  'summit.no-path': ({ row }) =>
    row === 0
      ? 'Der Gipfel wartet auf einen Pfad aus Gras bis Reihe 8; in Reihe 1 beginnt keiner.'
      : `Der Gipfel wartet auf einen Pfad aus Gras bis Reihe 8; er reicht bis Reihe ${figure(row)}.`,
  'summit.not-filmed': ({ left }) =>
    `Der Gipfel wartet, bis jedes Panorama gefilmt ist; noch zu filmen: ${figure(left)}.`,
  'summit.few-ibex': ({ there, needed }) =>
    `Zu wenige Steinböcke in Reihe 8: Der Gipfel braucht ${figure(needed)}, da sind ${figure(there)}.`,

  'herd.none': ({ cell: at }) => `In ${cell(at)} steht kein Steinbock.`,
  'herd.no-way': ({ cell: at }) =>
    `Die Herde in ${cell(at)} kann nicht steigen: Auf ihrer Karte ruht weder Gelände noch ein Lagerfeuer.`,
  'herd.no-card': () => 'Jede Reihe, die eine Herde steigt, kostet eine Karte; du hast keine.',
  'herd.not-above': ({ cell: at, to }) =>
    `Eine Herde steigt nur auf eine Karte, die auf ihrer eigenen ruht (${cell(at)}); ${cell(to)} liegt nicht darüber.`,
  'herd.bridge': ({ to }) => `Steinböcke betreten keine Brücke; in ${cell(to)} liegt eine.`,
  'herd.nothing-there': ({ to }) => `Steinböcke brauchen eine Karte zum Stehen; in ${cell(to)} liegt noch keine.`,
  'herd.too-dear': ({ climbed, payable }) =>
    `Eine weitere Reihe kannst du nicht bezahlen: Die Herde ist ${rows(climbed)} gestiegen, und du hast ${cards(payable)}.`,
  'herd.climb-first': () => 'Eine Herde steigt mindestens eine Reihe, bevor sie rastet.',
  'herd.lead-first': () => 'Die Herde ist unterwegs: Steige weiter oder lass sie rasten.',
  'fire.ibex': ({ cell: at, ibex }) =>
    `Ein Lagerfeuer ersetzt keine Karte mit Steinböcken; in ${cell(at)}: ${ibexes(ibex)}.`,

  'grapple.none': () => 'Du hast keinen Wurfanker mehr.',
  'grapple.no-deck': () => 'Ein Wurfanker braucht einen Stapel; deiner ist leer.',
} satisfies AscentSpeech['refusals'];
