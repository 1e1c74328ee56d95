/** Tranquility in German: why not. First what is wrong, then the number. */
import type { Facts } from '@halcyon/kernel';
import { FINISH, START } from '@halcyon/tranquility';
import { figure, type Maybe } from '../../grammar.ts';
import type { TranquilitySpeech } from '../en.ts';
import { cards, cell, row } from './words.ts';

const beside = ({ before, after }: Facts): string =>
  before && after
    ? `Zwischen ${before} und ${after} kostet das`
    : before || after
      ? `Neben ${before || after} kostet das`
      : 'Das kostet';
const pay = (n: Maybe): string => (n === 0 ? 'nichts' : figure(n));
/** In the nominative, after 'war'. */
const last = (card: Maybe): string =>
  card === START ? 'ein Start' : card === FINISH ? 'ein Ziel' : `die ${figure(card)}`;

export const refusals = {
  'not-your-turn': ({ seat }, who) =>
    who.me(seat!) ? 'Jetzt muss jemand anderes handeln.' : `Nicht du bist an der Reihe, sondern ${who.name(seat!)}.`,
  'not-in-hand': () => 'Du hast diese Karte nicht auf der Hand.',
  'act-first': () => 'Wähle zuerst eine Aktion: eine Karte spielen oder zwei Karten ablegen.',
  'start-first': () => 'Du hast einen Start, und noch liegt keiner: Du musst ihn jetzt spielen.',
  'start-kept': () => 'Noch liegt kein Start, also darf kein Start abgelegt werden.',
  ascending: ({ floor }) => `Karten werden aufsteigend abgelegt; deine letzte war ${last(floor)}.`,
  'too-few-left': ({ left, from }) =>
    `Beginne mit einer niedrigeren Karte: Ab dieser könntest du ${figure(from)} ablegen; nötig sind ${figure(left)}.`,
  'drop-first': ({ left }) => `Zuerst musst du noch ${cards(left)} ablegen.`,
  'too-few-to-discard': ({ needed, payable }) =>
    `Abgelegt werden ${cards(needed)}; du kannst ${payable === 0 ? 'keine' : figure(payable)} ablegen.`,
  'no-finish': () => 'Du hast kein Ziel auf der Hand.',
  'sea-not-full': ({ empty }) => `Das Ziel wartet, bis das Meer voll ist; leere Felder: ${figure(empty)}.`,
  'no-start-lies': () => 'Das Ziel wartet, bis ein Start liegt.',
  'not-an-island': () => 'Im Meer liegen nur Inseln.',
  occupied: ({ cell: at, there }) => `In ${cell(at)} liegt schon eine Insel: ${figure(there)}.`,
  order: ({ card: island, cell: to, there, at }) =>
    `Die Zahlen steigen: ${figure(island)} darf nicht ${at! < to! ? 'nach' : 'vor'} ${figure(there)} (${cell(at)}) liegen.`,
  cost: (facts) => `${beside(facts)} ${figure(facts.needed)}; du kannst ${pay(facts.payable)} bezahlen.`,
  'no-start': () => 'Du hast keinen Start auf der Hand.',
  'start-lies': () => 'Es liegt schon ein Start; einer genügt.',
  'pledge-too-high': ({ said, most }) => `Du kannst nicht ${figure(said)} geben; höchstens ${figure(most)}.`,
  spoken: () => 'Du hast in dieser Runde geboten; die anderen überlegen noch.',
  'say-first': () => 'Sage zuerst, wie viele Karten du für den Start gibst.',
  'given-all': () => 'Du hast deinen Teil gegeben; die anderen wählen noch.',
  'rocks.closed': ({ row: at }) => `Die Schroffen Felsen sperren ${row(at)}.`,
  'rocks.another-row': () =>
    'Dort liegen die Schroffen Felsen schon: Wähle eine andere Reihe, oder lass sie für zwei Karten liegen.',
  'rocks.row-full': () => 'Diese Reihe ist voll: Die Schroffen Felsen brauchen eine Reihe mit einem leeren Feld.',
  'rocks.stay-costs-two': ({ needed, payable }) =>
    `Die Schroffen Felsen liegen zu lassen kostet ${cards(needed)}; du kannst ${pay(payable)} bezahlen.`,
  'rocks.move-first': () => 'Versetze zuerst die Schroffen Felsen, oder lass sie für zwei Karten liegen.',
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
  'discard-hand.two': ({ hand }) =>
    hand === 2
      ? 'Eine Hand aus zwei Karten geht mit „Zwei Karten ablegen“; auch das bringt einen Kompass.'
      : `Eine ganze Hand hat mindestens 2 Karten; du hast ${figure(hand)}.`,
  'discard-hand.no-supply': () => 'Es ist kein Kompass mehr zu verdienen.',
  'concede.may-act': () => 'Du kannst noch handeln, also brauchst du nicht aufzugeben.',
  'draw.another': ({ seat }, who) => `Nicht du ziehst, sondern ${who.name(seat!)}.`,
  'draw.first': () => 'Ziehe zuerst deine Karten.',
} satisfies TranquilitySpeech['refusals'];
