/** What the signs of the sea say in German. */
import { cards } from '@halcyon/speech/parts/de';
import type { Signs } from '@halcyon/speech/signs';

const seat = (n: number | undefined): number => n ?? 0;
const rowName = (row = 0): string => `Reihe ${row + 1}`;

export const signs: Signs = {
  seat: {
    name: 'Eine Person am Tisch',
    about: ({ seat: at, hand, pile = 0, gone, turn }, who) =>
      `${who.name(seat(at))}: ${cards(hand ?? 0)} auf der Hand, ${pile} im Stapel, ${gone} verdeckt abgelegt.${turn ? ' ▸ heißt: Der Tisch wartet auf diese Person.' : ''}`,
    rule: 'T4.5',
  },
  start: {
    name: 'Start',
    about: ({ lies }) =>
      lies
        ? 'Ein Start liegt und ist bezahlt. Andere Starts nützen nichts mehr und dürfen abgelegt werden.'
        : 'Noch liegt kein Start. Wer einen zieht, muss ihn spielen; dann zahlen alle Hände zusammen acht Karten, egal wer ihn gespielt hat. Ohne Start gewinnt niemand.',
    rule: 'T4.8',
  },
  finish: {
    name: 'Ziel',
    about: () =>
      'Es wird gespielt, wenn alle Felder belegt sind: Dann gewinnt ihr alle. Bis dahin darf es abgelegt werden, aber behaltet eines.',
    rule: 'T4.12',
  },
  pledge: {
    name: 'Karten für den Start',
    about: ({ seat: at, n, missing = 0 }, who) =>
      `${who.name(seat(at))} bietet ${cards(n ?? 0)}. Acht Karten sind der Preis des Starts; ${missing < 0 ? `zu viel: ${-missing}` : `noch nötig: ${missing}`}.`,
    rule: 'T4.9',
  },
  price: {
    name: 'Preis',
    about: ({ cost }) =>
      `Um die Karte hier zu platzieren, legst du ${cards(cost ?? 0)} aus der Hand ab: so viele, wie ihre Zahl von der des näheren Nachbarn abweicht. Leuchtende Felder ohne Zahl kosten nichts.`,
    rule: 'T4.3',
  },
  yellow: {
    name: 'Gelber Sturm',
    about: ({ own }) =>
      `${own ? 'Er liegt vor dir: Du hast' : 'Wer hier genannt ist, hat'} höchstens drei Karten auf der Hand, bis ein Kompass ihn beendet.`,
    rule: 'T6.5',
  },
  orange: {
    name: 'Orangefarbener Sturm',
    about: ({ own }) =>
      `${own ? 'Er liegt vor dir: Du platzierst' : 'Wer hier genannt ist, platziert'} Inseln nur neben andere Inseln, bis ein Kompass ihn beendet.`,
    rule: 'T6.7',
  },
  purple: {
    name: 'Violetter Sturm',
    about: ({ row }) =>
      `Er sperrt ${row === undefined ? 'seine Reihen' : rowName(row)}: Dort darf nichts platziert werden, bis ein Kompass ihn beendet.`,
    rule: 'T6.6',
  },
  rocks: {
    name: 'Schroffe Felsen',
    about: ({ row }) =>
      `Sie sperren ${rowName(row)}: Dort darf nichts platziert werden. Nach jeder Aktion werden sie versetzt oder für zwei Karten liegen gelassen. Sie gehen, wenn vier Reihen voll sind.`,
    rule: 'T6.1',
  },
  compasses: {
    name: 'Kompasse',
    about: ({ n = 0, supply = 0 }) =>
      `Ihr habt zusammen ${n}; ${supply} könnt ihr noch verdienen: mit dem Start, mit einer Reihe aus sechs aufeinanderfolgenden Zahlen, mit einer ganzen abgelegten Hand. Jeder beendet einen Sturm.`,
    rule: 'T6.9',
  },
  compass: {
    name: 'Kompass',
    about: () => 'Lege ihn als Aktion ab, um einen Sturm von einem Feld zu entfernen.',
    rule: 'T7.3a',
  },
  compassesGone: {
    name: 'Kompasse aus dem Spiel',
    about: ({ n = 0 }) => `${n} von 6 wurden gezogen; jeder hat alle Hände gewendet.`,
    rule: 'T7.4',
  },
  night: {
    name: 'Tag und Nacht',
    about: ({ night }) =>
      `Alle Hände zeigen jetzt ${night ? 'Nacht' : 'Tag'}, und Inseln liegen so, wie die Hand gewendet ist. Der nächste gezogene Kompass wendet sie.`,
    rule: 'T7.4',
  },
  wanted: {
    name: 'Seite dieser Reihe',
    about: ({ night, row }) =>
      `Am Ende muss ${rowName(row)} ${night ? 'Nacht' : 'Tag'} zeigen. Eine Insel lässt sich für eine Karte wenden.`,
    rule: 'T7.4',
  },
  monster: {
    name: 'Seeungeheuer',
    about: () =>
      'Es wird nie abgelegt. Spiele es auf eine Insel: Beide verlassen das Spiel. Solange du es hast, kannst du das Ziel nicht spielen.',
    rule: 'T6.2',
  },
  monsterHeld: {
    name: 'Hat ein Seeungeheuer',
    about: ({ seat: at }, who) =>
      `${who.name(seat(at))} hat mindestens ein Seeungeheuer, deshalb wurde das Ziel abgelehnt.`,
    rule: 'T6.3',
  },
  devoured: {
    name: 'Von Ungeheuern zerstört',
    about: ({ n = 0 }) => `${n === 1 ? 'Eine Insel ist' : `${n} Inseln sind`} endgültig aus dem Spiel.`,
    rule: 'T6.2',
  },
  wild: {
    name: 'Platzhalter',
    about: () => 'Er liegt als Insel mit einer beliebigen Zahl, die nicht im Meer liegt, oder als Start oder Ziel.',
    rule: 'T6.10',
  },
  joker: { name: 'Zählt als Zahl', about: ({ number = 0 }) => `Diese Karte zählt als ${number}.`, rule: 'T6.10' },
  storm: {
    name: 'Sturm',
    about: () => 'Hier kann nichts platziert werden, bis jemand dafür einen Kompass ablegt.',
    rule: 'T7.3a',
  },
  border: {
    name: 'Grenzfeld',
    about: () => 'Wer hier eine Insel platziert, zieht eine Entdecker-Karte: Sie hilft, schadet oder tut nichts.',
    rule: 'T7.3a',
  },
  borderCard: {
    name: 'Grenzkarte',
    about: () => 'Sie liegt als Insel mit einer beliebigen Zahl, die nicht im Meer liegt, oder als Ziel.',
    rule: 'T7.3a',
  },
  explorer: {
    name: 'Entdecker-Stapel',
    about: ({ left = 0 }) => `Noch ${cards(left)}. Für jede Insel auf einem Grenzfeld wird eine gezogen.`,
    rule: 'T7.3',
  },
  explored: {
    name: 'Gezogene Entdecker-Karten',
    about: () => 'Sie sind gezogen und aus dem Spiel: Sie kommen nicht wieder.',
    rule: 'T7.3',
  },
  owner: {
    name: 'Wessen Seite',
    about: ({ seat: at }, who) =>
      `${who.me(seat(at)) ? 'Deine Inseln zeigen' : `Die Inseln von ${who.name(seat(at))} zeigen`} die ${at === 1 ? 'Nachtseite' : 'Tagseite'}.`,
    rule: 'T7.5',
  },
  points: {
    name: 'Punkte bisher',
    about: ({ seat: at, n = 0 }, who) =>
      `${who.name(seat(at))}: ${n}. Zwei für jede Karte im Meer, einer für jede Karte einer Folge ab drei, minus einer für jede abgelegte Karte.`,
    rule: 'T7.5d',
  },
  faceUp: {
    name: 'Auslage',
    about: ({ next = 0 }) =>
      `Wer zieht, nimmt die erste Karte: ${next} kommt als Nächste. Der Stapel füllt die Auslage auf.`,
    rule: 'T7.5',
  },
  commonPile: {
    name: 'Gemeinsamer Stapel',
    about: ({ left = 0 }) => `${cards(left)} für euch beide. Er füllt die Auslage auf.`,
    rule: 'T7.5',
  },
};
