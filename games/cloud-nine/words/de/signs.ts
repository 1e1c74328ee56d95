/** What the signs of Cloud 9 say in German when they are asked. */
import { counted, figure, type Maybe } from '@halcyon/speech/grammar';
import { cards, does } from '@halcyon/speech/parts/de';
import type { Signs, SignText } from '@halcyon/speech/signs';

const points = counted('de', 'Punkt', 'Punkte');
const dice = counted('de', 'Würfel', 'Würfel');
const COLOURS = ['', 'rote', 'grüne', 'gelbe', 'violette'];
const asks = (needed: Maybe): string =>
  needed ? `Die Würfel verlangen ${cards(needed)}.` : 'Die Würfel verlangen keine Karte.';
/** A seat and what it has, after what it does. */
const seat = (name: string, rule: string, does: SignText['about']): SignText => ({
  name,
  about: (facts, who) => `${does(facts, who)} Jetzt: ${points(facts.points)}, ${cards(facts.cards)} auf der Hand.`,
  rule,
});

export const signs = {
  cloud: {
    name: 'Eine Wolke',
    about: ({ points: worth, dice: thrown }) =>
      `Wer hier abspringt, bekommt ${points(worth)}. Um weiter zu steigen, werden hier ${dice(thrown)} geworfen.`,
    rule: 'C1.2',
  },
  top: {
    name: 'Die höchste Wolke',
    about: ({ points: worth }) => `Wer hier noch im Korb ist, bekommt ${points(worth)}, und die Fahrt ist zu Ende.`,
    rule: 'C3.6',
  },
  pilot: seat(
    'Am Steuer',
    'C3.4',
    ({ seat: pilot }, who) =>
      `${does(pilot, who, 'wirfst die Würfel und musst', 'wirft die Würfel und muss')} spielen, was sie verlangen. Steigt der Ballon, bekommt die nächste Person links im Korb die Mütze.`,
  ),
  decides: seat(
    'Entscheidet jetzt',
    'C3.2',
    ({ seat: one }, who) =>
      `${does(one, who, 'springst und bekommst die Punkte dieser Wolke, oder du bleibst', 'springt und bekommt die Punkte dieser Wolke, oder bleibt')} im Korb.`,
  ),
  stays: seat(
    'Bleibt',
    'C3.2',
    ({ seat: one }, who) => `${does(one, who, 'steigst oder fällst', 'steigt oder fällt')} mit dem Ballon.`,
  ),
  undecided: seat(
    'Entscheidet noch',
    'C3.2',
    ({ seat: one }, who) => `${does(one, who, 'sagst', 'sagt')} gleich: springen oder bleiben.`,
  ),
  aboard: seat('An Bord', 'C3.2', ({ seat: one }, who) => `${does(one, who, 'fährst', 'fährt')} im Ballon mit.`),
  jumped: seat(
    'Abgesprungen',
    'C3.2',
    ({ seat: one }, who) =>
      `${does(one, who, 'hast die Punkte einer Wolke und wartest', 'hat die Punkte einer Wolke und wartet')} auf die nächste Fahrt.`,
  ),
  throw: {
    name: 'Der Wurf',
    about: ({ seat: pilot, needed, cards: held }, who) =>
      `${asks(needed)} Jede Farbe verlangt eine Karte dieser Farbe, eine leere Seite keine; ein einziger Joker ersetzt sie alle. ${does(pilot, who, 'hast', 'hat')} ${cards(held)}.`,
    rule: 'C3.1',
  },
  dice: {
    name: 'Würfel',
    about: ({ dice: thrown }) => `Auf dieser Wolke werden ${dice(thrown)} geworfen.`,
    rule: 'C3.5',
  },
  card: {
    name: 'Karten einer Farbe',
    about: ({ card, held, asked }) =>
      `Du hast ${figure(held)} ${COLOURS[card ?? 0] ?? ''}. ${asked ? `Davon verlangen die Würfel von dir ${figure(asked)}.` : 'Die Würfel verlangen davon jetzt keine von dir.'}`,
    rule: 'C3.1',
  },
  wild: {
    name: 'Joker',
    about: ({ held }) =>
      `Du hast ${figure(held)}. Am Steuer darfst du einen einzigen Joker statt aller Karten spielen, die die Würfel verlangen.`,
    rule: 'C3.3',
  },
  goal: {
    name: 'Der Weg zum Ziel',
    about: ({ points: goal, best }) =>
      `Das Spiel endet, wenn jemand ${points(goal)} hat und der Ballon fällt. Der beste Stand: ${points(best)}.`,
    rule: 'C4.1',
  },
  jump: {
    name: 'Springen',
    about: ({ points: worth }) => `Du bekommst sicher ${points(worth)} und wartest auf die nächste Fahrt.`,
    rule: 'C3.2',
  },
  stay: {
    name: 'Bleiben',
    about: ({ above }) =>
      `Kann der Wurf bezahlt werden, steigst du zur ${figure(above)}-Punkte-Wolke. Sonst bekommst du in dieser Fahrt nichts.`,
    rule: 'C3.2',
  },
  roll: {
    name: 'Würfeln',
    about: ({ dice: thrown, above }) =>
      `Du wirfst ${dice(thrown)}. Mit den verlangten Karten steigst du zur ${figure(above)}-Punkte-Wolke; ohne sie fällst du.`,
    rule: 'C3.5',
  },
  raise: {
    name: 'Steigen lassen',
    about: ({ needed }) =>
      `${asks(needed)} ${needed ? 'Du spielst genau diese, und der' : 'Der'} Ballon steigt eine Wolke höher.`,
    rule: 'C3.3',
  },
  use: {
    name: 'Joker spielen',
    about: ({ needed }) => `${asks(needed)} Ein einziger Joker ersetzt sie alle.`,
    rule: 'C3.3',
  },
  fall: {
    name: 'Fallen lassen',
    about: () =>
      'Der Ballon fällt, niemand im Korb bekommt Punkte, und die Fahrt ist zu Ende. Wer die Karten hat, muss den Ballon steigen lassen.',
    rule: 'C3.7',
  },
} satisfies Signs;
