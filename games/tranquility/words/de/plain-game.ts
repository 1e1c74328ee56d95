/** Tranquility in German: the plain game. */
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
  someone,
  whose,
} from '@halcyon/speech/parts/de';
import type { GameWords } from '@halcyon/speech/talk';
import { bestScore } from '../../look/places.ts';
import type { Names, vocabulary } from '../../rules/vocabulary.ts';
import type { plain as english } from '../en/plain-game.ts';
import { cardName, cellName, cost, LOST, yourTurn } from './names.ts';

const LEVELS: Readonly<Record<number, string>> = {
  4: 'Galateia',
  6: 'Triton',
  8: 'Leucothea',
  10: 'Amphitrite',
  12: 'Poseidon',
};

export const plain = {
  features: {},
  layouts: {
    square: { name: 'Quadratisches Meer', about: 'Sechs Reihen mit je sechs Feldern.' },
  },
  modes: {
    standard: {
      name: 'Standardspiel',
      goal: 'Füllt gemeinsam das ganze Meer, sodass die Zahlen der Kette nach steigen, und spielt dann ein Ziel. Ihr verliert, sobald jemand am Zug nichts tun kann.',
      silent: true,
      about: 'Ihr gewinnt oder verliert alle zusammen. Allein spielst du mit unseren eigenen Zahlen.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Herausgenommene Inseln',
      about: 'So viele Inseln fehlen, und niemand weiß, welche. Je mehr, desto schwerer.',
      value: (n: number) => (n === 0 ? 'keine' : `${LEVELS[n]}: ${n} Inseln`),
    },
    strict: {
      name: 'Letzte Karte',
      about: 'Ob jemand, der seinen Zug mit einer einzigen Karte beginnt, sie noch spielen darf.',
      value: (n: number) =>
        n === 0
          ? 'sie darf gespielt werden, wenn das nichts kostet (unsere Auslegung)'
          : 'wer nur noch eine Karte hat, verliert, wie es die Anleitungen sagen',
    },
  },
  things: {
    start: 'Start',
    finish: 'Ziel',
    compass: 'Kompass',
    compasses: 'Kompasse',
    day: 'Tag',
    night: 'Nacht',
    startCosts: 'Der Start kostet alle Hände zusammen 8 Karten:',
    missing: 'noch nötig',
    tooMany: 'zu viel',
    round: 'Runde',
    tapLit: 'tippe auf ein leuchtendes Feld',
    goLit: 'Pfeil nach oben führt zu einem leuchtenden Feld',
    ifPriced: '; eine Zahl darin ist der Preis in Karten.',
    ifFree: '; das kostet nichts.',
    liesNowhere: 'passt jetzt nirgends hin. Wähle eine andere Karte.',
    cardsInSea: 'Karten im Meer',
    total: 'Summe',
  },
  cell: cellName,
  best: ({ layout }) => bestScore(layout),
  verbs: {
    drop: 'Eine Karte ablegen',
    place: 'Eine Insel platzieren',
    pledge: 'Karten für den Start anbieten',
    rocks: 'Die Schroffen Felsen versetzen',
    purple: 'Den Violetten Sturm an eine Reihe legen',
    compass: 'Einen Kompass einsetzen',
    propose: 'Vorschlagen, einen Sturm zu beenden',
    monster: 'Ein Seeungeheuer spielen',
    name: 'Die Zahl nennen',
    wild: 'Einen Platzhalter platzieren',
    'wild-monster': 'Einen Platzhalter als Seeungeheuer spielen',
    'wild-compass': 'Einen Platzhalter als Kompass spielen',
    border: 'Eine Grenzkarte platzieren',
    clear: 'Einen Sturm entfernen',
    'turn-over': 'Eine Insel wenden',
  },
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
        ? 'Das Meer ist voll, Start und Ziel sind gelegt: Das Paradies ist gefunden.'
        : 'Alle Felder sind belegt, und das Ziel ist gelegt: Das Paradies ist gefunden.',
    'one-card': ({ seat }, who) =>
      `${someone(seat, who, 'hast den', 'hat den')} Zug mit einer einzigen Karte begonnen, und hier gilt die Regel streng. ${LOST}`,
    'start-unpaid': () => `Zusammen waren es weniger als acht Karten für den Start. ${LOST}`,
  },
} satisfies GameWords<typeof vocabulary, Names> & SameLabels<typeof english>;
