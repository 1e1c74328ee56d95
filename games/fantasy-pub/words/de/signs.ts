/** What the signs of Fantasy Pub say in German when they are asked. */
import { counted, figure } from '@halcyon/speech/grammar';
import type { Signs, SignText } from '@halcyon/speech/signs';

const coins = counted('de', 'Münze', 'Münzen');
/** A race with its power, and what this one has. */
const race = (name: string, power: string): SignText => ({
  name,
  about: ({ seat, coins: has, beers }, who) =>
    `${who.me(seat ?? 0) ? `Dein ${name}` : `${name} von ${who.name(seat ?? 0)}`}: ${coins(has)}, ${figure(beers)} Bier. Jedes Bier verkürzt den Weg um einen Platz; beim sechsten fliegt er hinaus. ${power}`,
  rule: 'P4.5',
});

export const signs = {
  goblin: race(
    'Goblin',
    'Seine Gabe: Wo er ankommt, nimmt er eine Münze, die dort liegt. Er steht am niedrigsten: Er zahlt dem nächsthöheren Volk und bekommt nie etwas.',
  ),
  dwarf: race('Zwerg', 'Seine Gabe: Er darf in beide Richtungen gehen.'),
  orc: race('Ork', 'Seine Gabe: Er darf das Pub auch vom Tisch des Wirts aus verlassen.'),
  troll: race(
    'Troll',
    'Seine Last: Wo er aufbricht, lässt er eine Münze liegen. Er steht am höchsten und zahlt keinem anderen Volk.',
  ),
  table: {
    name: 'Ein Tisch',
    about: ({ place, guests, lying }) =>
      `Tisch ${figure(place)}: ${guests === 0 ? 'niemand da' : `Gäste: ${figure(guests)}`}, ${coins(lying)} darauf. Nur ein Volk oder lauter verschiedene. Dasselbe Volk trinkt zusammen; sonst zahlt jeder dem nächsthöheren Volk ein Bier.`,
    rule: 'P4.3',
  },
  door: {
    name: 'Die Tür',
    about: ({ lying }) =>
      `Hier kommt man herein und geht mit seinem Bier hinaus, je Clan nur eine Figur. Niemand trinkt oder zahlt hier. Münzen, die hier liegen: ${figure(lying)}.`,
    rule: 'P4.2',
  },
  innkeeper: {
    name: 'Der Wirt',
    about: ({ place }) =>
      place === 0
        ? 'Er wartet neben der Tür, bis ihn jemand an einen Tisch schickt.'
        : `Er steht an Tisch ${figure(place)}. Wohin er geschickt wird, muss ein Gast trinken; Orks dürfen von seinem Tisch aus hinausgehen.`,
    rule: 'P3.3',
  },
  goal: {
    name: 'Das Ziel',
    about: ({ goal, best }) =>
      `Der erste Clan, der ${figure(goal)} Bier hinausbringt, gewinnt. Die Kerze brennt dabei herunter: Der beste Clan hat ${figure(best)}.`,
    rule: 'P1.4',
  },
  clan: {
    name: 'Ein Clan',
    about: ({ seat, stock, goal, down, up }, who) =>
      `${who.me(seat ?? 0) ? 'Dein Clan' : `Der Clan von ${who.name(seat ?? 0)}`} hat ${figure(stock)} von ${figure(goal)} Bier hinausgebracht. Sein Stapel: ${figure(down)} verdeckt, darunter ${figure(up)} offen.`,
    rule: 'P3.4',
  },
  die: {
    name: 'Ein Würfel',
    about: ({ pips }) =>
      pips === 0
        ? 'Dieser Würfel ist benutzt.'
        : `Eine Aktion mit ${figure(pips)}: so weit gehen, mit so vielen Münzen hereinkommen, den Wirt an diesen Tisch schicken oder hinausgehen.`,
    rule: 'P2.1',
  },
  sum: {
    name: 'Beide Würfel',
    about: ({ pips }) =>
      pips === 0
        ? 'Die Summe ist mit dem ersten Würfel vergeben.'
        : `Eine Aktion mit ${figure(pips)} statt zweier: nur zum Gehen oder Hereinkommen.`,
    rule: 'P2.1',
  },
  enter: {
    name: 'Hereinkommen',
    about: () =>
      'Die nächste Figur deines Stapels kommt an die Tür, mit so vielen Münzen, wie die benutzte Zahl angibt, höchstens 6.',
    rule: 'P3.1',
  },
  send: {
    name: 'Den Wirt schicken',
    about: () => 'Er geht an den Tisch mit der Zahl eines Würfels, und du wählst, wer dort trinken muss.',
    rule: 'P3.3',
  },
  leave: {
    name: 'Hinausgehen',
    about: () =>
      'Von der Tür aus, mit mindestens so viel Bier wie Münzen: Das Bier zählt für dich. Es kostet einen Würfel.',
    rule: 'P3.4',
  },
} satisfies Signs;
