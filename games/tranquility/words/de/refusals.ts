/** Tranquility in German: why not. First what is wrong, then the number. */
import type { Facts } from '@halcyon/kernel';
import { counted, figure } from '@halcyon/speech/grammar';
import { cards, handRefusals, pay, tooDear } from '@halcyon/speech/parts/de';
import type { TranquilitySpeech } from '../en.ts';
import { card, cell, joker, range, row } from './words.ts';

const cost = ({ before, after, needed, payable }: Facts): string => tooDear(before, after, needed, payable);
const ofCells = counted('de', 'Feld', 'Felder');
const ofNumbers = counted('de', 'Zahl', 'Zahlen');

export const refusals = {
  ...handRefusals(card),
  'start-first': () => 'Du hast einen Start, und noch liegt keiner: Du musst ihn jetzt spielen.',
  'start-kept': () => 'Noch liegt kein Start, also darf kein Start abgelegt werden.',
  'no-finish': () => 'Du hast kein Ziel auf der Hand.',
  'sea-not-full': ({ empty }) => `Das Ziel wartet, bis das Meer voll ist; leere Felder: ${figure(empty)}.`,
  'no-start-lies': () => 'Das Ziel wartet, bis ein Start liegt.',
  'not-an-island': () => 'So werden nur Inseln platziert.',
  occupied: ({ cell: at, there }, who) => `In ${cell(at, who)} liegt schon eine Insel: ${figure(there)}.`,
  order: ({ card: island, cell: to, there, at }, who) =>
    island === there
      ? `Keine Zahl liegt zweimal: ${figure(there)} ist in ${cell(at, who)}.`
      : `Die Zahlen steigen: ${figure(island)} darf nicht ${at! < to! ? 'nach' : 'vor'} ${figure(there)} (${cell(at, who)}) liegen.`,
  cost,
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

  'monster.none': () => 'Du hast kein Seeungeheuer auf der Hand.',
  'monster.kept': () => 'Ein Seeungeheuer wird nie abgelegt: Es geht nur, wenn es auf eine Insel gespielt wird.',
  'monster.no-island': ({ cell: at }, who) => `Ein Seeungeheuer braucht eine Insel; in ${cell(at, who)} liegt keine.`,
  'monster.own-finish': () => 'Kein Ziel, solange du selbst ein Seeungeheuer hast: Spiele zuerst dieses.',
  'monster.finish-tried': () => 'Du hast in diesem Zug schon ein Ziel versucht: Wähle eine andere Aktion.',
  'discard-hand.kept': () =>
    'Deine Hand hat eine Karte, die nicht abgelegt werden darf, also geht sie nicht als ganze.',
  'wild.none': () => 'Du hast keinen Platzhalter auf der Hand.',
  'wild.occupied': ({ cell: at, there }, who) => `In ${cell(at, who)} liegt schon eine Insel: ${figure(there)}.`,
  'wild.no-number': ({ cell: at }, who) => `Für einen Platzhalter in ${cell(at, who)} ist keine Zahl übrig.`,
  'wild.too-dear': ({ needed, payable }) =>
    `Welche Zahl er auch ist, ein Platzhalter kostet dort mindestens ${figure(needed)}; du kannst ${pay(payable)} bezahlen.`,
  'name.order': ({ number, low, high }) =>
    `Die Zahlen steigen: Es muss eine ${range(low, high)} sein, also nicht ${figure(number)}.`,
  'name.cost': cost,
  'name.first': ({ cell: at }, who) => `Sage zuerst, welche Zahl ${joker(who, 'dein')} in ${cell(at, who)} ist.`,

  'arch.pillars-first': ({ empty }) => `Das Dach wartet, bis beide Säulen voll sind; leere Felder: ${figure(empty)}.`,
  'border.none': () => 'Du hast keine Grenzkarte auf der Hand.',
  'border.occupied': ({ cell: at, there }, who) => `In ${cell(at, who)} liegt schon eine Karte: ${figure(there)}.`,
  'border.no-number': ({ cell: at }, who) => `Für eine Grenzkarte in ${cell(at, who)} ist keine Zahl übrig.`,
  'border.too-dear': ({ needed, payable }) =>
    `Welche Zahl sie auch ist, eine Grenzkarte kostet dort mindestens ${figure(needed)}; du kannst ${pay(payable)} bezahlen.`,
  'pyramid.storm': () => 'Dort liegt ein Sturm: Nichts wird platziert, bis ein Kompass ihn entfernt.',
  'clear.no-compass': () => 'Du hast keinen Kompass auf der Hand.',
  'clear.no-storm': ({ cell: at }, who) => `In ${cell(at, who)} liegt kein Sturm.`,
  'turn-over.empty': ({ cell: at }, who) => `In ${cell(at, who)} liegt keine Insel zum Drehen.`,
  'turn-over.no-card': () => 'Eine Insel zu drehen kostet eine Karte; du hast keine, die gehen darf.',
  sides: ({ wrong }) =>
    `Das Ziel wartet, bis die unteren drei Reihen Nacht und die oberen drei Tag zeigen; falsch gedreht: ${figure(wrong)}.`,
  impossible: ({ numbers, cells, low, high }) =>
    `Das machte das Meer unmöglich: Für ${ofCells(cells)} gäbe es nur ${ofNumbers(numbers)} ${range(low, high)}.`,
  'show.may-place': () => 'Du kannst eine Insel platzieren, also bleibt deine Hand verdeckt.',
  'show.row-empty': () => 'In der Auslage liegt keine Karte zum Nehmen.',
  'pass.may-place': () => 'Du kannst eine Insel platzieren, also darfst du nicht passen.',
  'pass.two-cards': ({ hand }) => `Lege zwei Karten ab, statt zu passen; du hast ${figure(hand)}.`,
} satisfies TranquilitySpeech['refusals'];
