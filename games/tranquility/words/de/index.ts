/** Tranquility in German: the plain game, then what each module adds. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { capital, figure } from '@halcyon/speech/grammar';
import {
  cards,
  does,
  handAsks,
  handEndings,
  handEvents,
  handMoves,
  handRefusals,
  whose,
} from '@halcyon/speech/parts/de';
import { type GameWords, withModules } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/vocabulary.ts';
import type { talk as english } from '../en/index.ts';
import { competitive } from './competitive.ts';
import { dayNight } from './day-night.ts';
import { highArch } from './high-arch.ts';
import { jaggedRocks } from './jagged-rocks.ts';
import { jokers } from './jokers.ts';
import { cardName, cellName, cost, LOST, yourTurn } from './names.ts';
import { pyramid } from './pyramid.ts';
import { seaMonsters } from './sea-monsters.ts';
import { stormCompass } from './storm-compass.ts';
import { wild } from './wild.ts';

const LEVELS: Readonly<Record<number, string>> = {
  4: 'Galateia',
  6: 'Triton',
  8: 'Leucothea',
  10: 'Amphitrite',
  12: 'Poseidon',
};

const plain = {
  features: {},
  layouts: {
    square: { name: 'Quadratisches Meer', about: 'Sechs Reihen mit je sechs Feldern.' },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      about:
        'Ihr gewinnt oder verliert alle zusammen. Mit nur einem Platz spielst du solo; die Zahlen dafür sind Hausdaten, weil uns die Referenzkarte mit der echten Regel nicht vorliegt.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Entfernte Inseln',
      about: 'So viele Inseln fehlen, und niemand weiß, welche. Je mehr, desto schwerer.',
      value: (n: number) => (n === 0 ? 'keine' : `${LEVELS[n]}: ${n} Inseln`),
    },
    strict: {
      name: 'Letzte Karte',
      about: 'Ob jemand, der seinen Zug mit einer einzigen Karte beginnt, sie noch spielen darf.',
      value: (n: number) =>
        n === 0
          ? 'sie darf gespielt werden, wenn das nichts kostet (unsere Auslegung)'
          : 'eine einzige Karte verliert, wie es die Anleitungen sagen',
    },
  },
  things: {
    start: 'Start',
    finish: 'Ziel',
    compass: 'Kompass',
    compasses: 'Kompasse',
    day: 'Tag',
    night: 'Nacht',
  },
  cell: cellName,
  moves: {
    ...handMoves(cardName),
    place: ({ card, cell }, who) => `${capital(cardName(card))} in ${cellName(cell, who)} platzieren`,
    start: () => 'Den Start spielen',
    finish: () => 'Das Ziel spielen',
    pledge: ({ number }) => (number === 0 ? 'Keine Karte anbieten' : `${cards(number)} anbieten`),
  },
  events: {
    ...handEvents(cardName),
    'start-shuffled-in': ({ seat }, who) =>
      `In ${whose(seat, who, 'deinen Stapel', 'den Stapel')} wird ein Start gemischt.`,
    placed: ({ seat, card, cell }, who) =>
      `${does(seat, who, 'platzierst', 'platziert')} ${cardName(card)} in ${cellName(cell, who)}.`,
    started: ({ seat }, who) => `${does(seat, who, 'spielst', 'spielt')} den Start.`,
    pledged: ({ seat, number }, who) =>
      `${does(seat, who, 'bietest', 'bietet')} ${number === 0 ? 'keine Karte' : cards(number)} für den Start.`,
    'pledge-again': ({ round, sum }) =>
      `Die Angebote ergeben ${figure(sum)}, nicht acht. Runde ${figure(round)}: bitte neu bieten.`,
    'pledge-agreed': () => 'Die Angebote ergeben acht.',
    'pledge-decided': () => 'Fünf Runden haben nicht acht ergeben, also teilt der Tisch auf.',
    'eight-missing': ({ payable }) =>
      `Der Start braucht acht Karten; alle Hände zusammen können nur ${figure(payable)} geben.`,
    finished: ({ seat }, who) => `${does(seat, who, 'spielst', 'spielt')} das Ziel.`,
  },
  asks: {
    ...handAsks,
    turn: yourTurn,
    share: ({ left }) => `Für den Start: Lege ${cards(left)} ab.`,
    pledge: ({ round, most }) =>
      `Der Start kostet acht Karten. Runde ${figure(round)} von 5: Wie viele gibst du? Höchstens ${figure(most)}.`,
  },
  refusals: {
    ...handRefusals(cardName),
    'start-first': () => 'Du hast einen Start, und noch liegt keiner: Du musst ihn jetzt spielen.',
    'start-kept': () => 'Noch liegt kein Start, also darf kein Start abgelegt werden.',
    'no-finish': () => 'Du hast kein Ziel auf der Hand.',
    'sea-not-full': ({ empty }) => `Das Ziel wartet, bis das Meer voll ist; leere Felder: ${figure(empty)}.`,
    'no-start-lies': () => 'Das Ziel wartet, bis ein Start liegt.',
    'not-an-island': () => 'So werden nur Inseln platziert.',
    occupied: ({ cell, there }, who) => `In ${cellName(cell, who)} liegt schon eine Insel: ${figure(there)}.`,
    order: ({ card, cell, there, at }, who) =>
      card === there
        ? `Keine Zahl liegt zweimal: ${figure(there)} ist in ${cellName(at, who)}.`
        : `Die Zahlen steigen: ${figure(card)} darf nicht ${at! < cell! ? 'nach' : 'vor'} ${figure(there)} (${cellName(at, who)}) liegen.`,
    cost,
    'no-start': () => 'Du hast keinen Start auf der Hand.',
    'start-lies': () => 'Es liegt schon ein Start; einer genügt.',
    'pledge-too-high': ({ said, most }) => `Du kannst nicht ${figure(said)} geben; höchstens ${figure(most)}.`,
    spoken: () => 'Du hast in dieser Runde geboten; die anderen überlegen noch.',
    'say-first': () => 'Sage zuerst, wie viele Karten du für den Start gibst.',
    'given-all': () => 'Du hast deinen Teil gegeben; die anderen wählen noch.',
  },
  endings: {
    ...handEndings(LOST),
    won: (_, { layout }) =>
      layout === 'square'
        ? 'Das Meer ist voll, Start und Ziel liegen: Das Paradies ist gefunden.'
        : 'Alle Felder sind belegt und das Ziel liegt: Das Paradies ist gefunden.',
    'one-card': () =>
      `Jemand hat seinen Zug mit einer einzigen Karte begonnen, und dieser Tisch spielt nach dem Buchstaben. ${LOST}`,
    'start-unpaid': () => `Zusammen waren es weniger als acht Karten für den Start. ${LOST}`,
  },
} satisfies GameWords<typeof vocabulary, Names> & SameLabels<typeof english>;

export const talk = withModules(
  plain,
  jaggedRocks,
  seaMonsters,
  stormCompass,
  wild,
  jokers,
  highArch,
  pyramid,
  dayNight,
  competitive,
);
