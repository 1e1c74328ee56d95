/** Storm & Compass (T6.4-T6.9) in German. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import { cards, does, pay, someone, whom } from '@halcyon/speech/parts/de';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { Names, vocabulary } from '../../rules/features/storm-compass/vocabulary.ts';
import { ORANGE, PURPLE, YELLOW } from '../../rules/vocabulary.ts';
import type { stormCompass as english } from '../en/storm-compass.ts';
import { cardName, LOST, rowName, stormName, yourTurn } from './names.ts';

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'höchstens drei Karten auf der Hand, bis er endet',
  [ORANGE]: 'Inseln nur neben Inseln, bis er endet',
};
const EARNED = [
  'Der Start bringt einen Kompass.',
  'Eine Reihe aus sechs aufeinanderfolgenden Zahlen bringt einen Kompass.',
  'Eine ganze abgelegte Hand bringt einen Kompass.',
];
const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]: 'Nimm ihn an: Du legst bis auf drei Karten ab, und drei bleibt dein Limit, bis er endet.',
  [PURPLE]: 'Lege ihn an eine Reihe mit einem leeren Feld: Sie bleibt gesperrt, bis er endet.',
  [ORANGE]: 'Nimm ihn an: Du platzierst Inseln nur neben Inseln, bis er endet.',
};
const NO_ROW = 'Keine Reihe hat ein leeres Feld: Nimm ihn an, er bleibt ohne Wirkung.';

export const stormCompass = {
  features: {
    'storm-compass': {
      name: 'Sturm & Kompass',
      about:
        'Sechs Stürme stecken in den Stapeln und hemmen Hände und Reihen; Kompasse, die ihr gemeinsam verdient, beenden sie.',
    },
  },
  things: {
    yellow: 'Gelber Sturm',
    purple: 'Violetter Sturm',
    orange: 'Orangefarbener Sturm',
  },
  moves: {
    accept: () => 'Den Sturm annehmen',
    purple: ({ row }) => `Den Violetten Sturm an ${rowName(row)} legen`,
    give: () => 'Die obersten zwei Karten deines Stapels ungesehen geben',
    compass: ({ storm }, who) => `Mit einem Kompass ${stormName(storm, who)} beenden`,
    propose: ({ storm }, who) => `Vorschlagen, ${stormName(storm, who)} zu beenden`,
    'discard-hand': () => 'Die ganze Hand für einen Kompass ablegen',
    concede: () => 'Aufgeben',
    draw: () => 'Jetzt ziehen',
  },
  events: {
    'storm-drawn': ({ seat, storm }, who) => `${does(seat, who, 'ziehst', 'zieht')} ${cardName(storm)}.`,
    'storm-struck': ({ seat, storm }, who) =>
      `Der ${storm === ORANGE ? 'Orangefarbene' : 'Gelbe'} Sturm liegt vor ${whom(seat, who)}: ${STRUCK[storm] ?? STRUCK[YELLOW]}.`,
    'storm-faded': ({ seat }, who) =>
      `Keine Reihe hat ein leeres Feld: Der Violette Sturm, den ${who.me(seat) ? 'du gezogen hast' : `${who.name(seat)} gezogen hat`}, hat keine Wirkung.`,
    'storm-closes': ({ seat, row }, who) =>
      `${does(seat, who, 'legst', 'legt')} den Violetten Sturm an ${rowName(row)}: Sie ist gesperrt.`,
    'gave-unseen': ({ seat }, who) =>
      `${does(seat, who, 'gibst die obersten zwei Karten deines', 'gibt die obersten zwei Karten des eigenen')} Stapels ungesehen.`,
    'compass-earned': ({ why }) => EARNED[why] ?? 'Ein Kompass ist verdient.',
    'compass-spent': ({ seat, storm }, who) =>
      `${does(seat, who, 'beendest', 'beendet')} mit einem Kompass ${stormName(storm, who)}.`,
    'compass-proposed': ({ seat, storm }, who) =>
      `${does(seat, who, 'schlägst', 'schlägt')} vor, ${stormName(storm, who)} zu beenden.`,
    'hand-discarded': ({ seat, count }, who) =>
      `${does(seat, who, 'legst deine', 'legt die')} ganze Hand ab (${cards(count)}).`,
    conceded: ({ seat }, who) => `${does(seat, who, 'gibst', 'gibt')} auf.`,
  },
  asks: {
    // Without an action a Compass may still help (T5.3).
    turn: (facts) =>
      facts.start !== 1 && facts.stuck === 1
        ? 'Keine Aktion ist mehr möglich. Setze einen Kompass ein, um einen Weg zu öffnen, oder gib auf.'
        : yourTurn(facts),
    reduce: ({ left }) => `Gelber Sturm: Lege ${cards(left)} ab.`,
    storm: ({ storm, rows }) =>
      `Du hast ${cardName(storm)} gezogen. ${rows === 0 && storm === PURPLE ? NO_ROW : (ASKED[storm!] ?? ASKED[YELLOW])}`,
    'confirm-draw': () => 'Gleich ziehst du. Soll dein Gelber Sturm vorher enden, setze jetzt einen Kompass ein.',
  },
  refusals: {
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
    'discard-hand.kept': () =>
      'Deine Hand hat eine Karte, die nicht abgelegt werden darf, also kannst du sie nicht ganz ablegen.',
    'discard-hand.two': ({ hand }) =>
      hand === 2
        ? 'Eine Hand aus zwei Karten geht mit „Zwei Karten ablegen“; auch das bringt einen Kompass.'
        : `Eine ganze Hand hat mindestens 2 Karten; du hast ${figure(hand)}.`,
    'discard-hand.no-supply': () => 'Es ist kein Kompass mehr zu verdienen.',
    'concede.may-act': () => 'Du kannst noch handeln, also brauchst du nicht aufzugeben.',
    'draw.another': ({ seat }, who) => `Nicht du ziehst, sondern ${who.name(seat!)}.`,
    'draw.first': () => 'Ziehe zuerst deine Karten.',
  },
  endings: {
    conceded: ({ seat }, who) => `${someone(seat, who, 'hast', 'hat')} ohne eine Aktion aufgegeben. ${LOST}`,
  },
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
