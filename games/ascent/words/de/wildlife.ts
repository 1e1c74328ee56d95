/** Wildlife in German. */

import type { SameLabels } from '@halcyon/speech/catalogue';
import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, does, whose } from '@halcyon/speech/parts/de';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Ibex, Names, vocabulary } from '../../rules/features/wildlife/vocabulary.ts';
import type { Rows } from '../../rules/vocabulary.ts';
import type { wildlife as english } from '../en/wildlife.ts';
import { LOST, spot } from './names.ts';

const rowCount: (rows: Maybe<Rows>) => string = counted('de', 'Reihe', 'Reihen');
const ibexCount: (ibex: Maybe<Ibex>) => string = counted('de', 'Steinbock', 'Steinböcke');

export const wildlife = {
  features: {
    wildlife: {
      name: 'Tierwelt',
      about:
        'Steinböcke erscheinen auf dem Berg, und mindestens acht müssen mit euch den Gipfel erreichen. Welche Karten einen Steinbock zeigen, haben wir festgelegt.',
    },
  },
  things: {
    ibex: 'Steinbock',
    ibexAtTop: 'Steinböcke in Reihe 8',
    herd: 'Herde',
    chooseHerd: 'Wähle eine Herde.',
    chooseWay: 'Wähle den Weg nach oben.',
    leadHerd: 'Eine Herde führen',
  },
  moves: {
    herd: ({ cell }) => `Die Herde von ${spot(cell)} aus führen`,
    up: ({ cell }) => `Nach ${spot(cell)} steigen`,
    stop: () => 'Die Herde rasten lassen',
  },
  events: {
    'ibex-joins': ({ seat, cell }, who) =>
      `Mit ${whose(seat, who, 'deiner Karte', 'der Karte')} kommt ein Steinbock nach ${spot(cell)}.`,
    'herd-led': ({ seat, cell }, who) => `${does(seat, who, 'führst', 'führt')} die Herde von ${spot(cell)} aus.`,
    'herd-climbs': ({ to, ibex }) => `Die Herde steigt nach ${spot(to)} und zählt nun ${ibexCount(ibex)}.`,
    'herd-rests': ({ seat, cell, rows }, who) =>
      `${whose(seat, who, 'Deine Herde', 'Die Herde')} rastet in ${spot(cell)}, ${rowCount(rows)} höher.`,
    'ibex-home': ({ count }) => `Steinböcke auf dem Gipfel: ${figure(count)}.`,
  },
  asks: {
    climb: ({ cell, climbed, ibex, payable }) =>
      climbed === 0
        ? `Die Herde in ${spot(cell)} (${ibexCount(ibex)}): Wohin steigt sie? Jede Reihe kostet eine Karte; du hast ${cards(payable)}.`
        : `Die Herde (${ibexCount(ibex)}) ist in ${spot(cell)}, ${rowCount(climbed)} höher. Jede Reihe kostet eine Karte; du hast ${cards(payable)}. Steige weiter oder lass sie rasten.`,
  },
  refusals: {
    'summit.few-ibex': ({ there, needed }) =>
      `Zu wenige Steinböcke in Reihe 8: Der Gipfel braucht ${figure(needed)}, da sind ${figure(there)}.`,
    'herd.none': ({ cell }) => `In ${spot(cell)} steht kein Steinbock.`,
    'herd.no-way': ({ cell }) =>
      `Die Herde in ${spot(cell)} kann nicht steigen: Auf ihrer Karte ruht weder Gelände noch ein Lagerfeuer.`,
    'herd.no-card': () => 'Jede Reihe, die eine Herde steigt, kostet eine Karte; du hast keine.',
    'herd.not-above': ({ cell, to }) =>
      `Eine Herde steigt nur auf eine Karte, die auf ihrer eigenen ruht (${spot(cell)}); ${spot(to)} liegt nicht darüber.`,
    'herd.bridge': ({ to }) => `Steinböcke betreten keine Brücke; in ${spot(to)} liegt eine.`,
    'herd.nothing-there': ({ to }) => `Steinböcke brauchen eine Karte zum Stehen; in ${spot(to)} liegt noch keine.`,
    'herd.too-dear': ({ climbed, payable }) =>
      `Eine weitere Reihe kannst du nicht bezahlen: Die Herde ist ${rowCount(climbed)} gestiegen, und du hast ${cards(payable)}.`,
    'herd.climb-first': () => 'Eine Herde steigt mindestens eine Reihe, bevor sie rastet.',
    'herd.lead-first': () => 'Die Herde ist unterwegs: Steige weiter oder lass sie rasten.',
    'fire.ibex': ({ cell, ibex }) =>
      `Ein Lagerfeuer ersetzt keine Karte mit Steinböcken; in ${spot(cell)}: ${ibexCount(ibex)}.`,
  },
  endings: {
    'few-ibex': () => `Der Berg ist voll, aber auf ihm stehen weniger als acht Steinböcke. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
