/** What the signs of The Reef say in German when they are asked. */
import type { Facts } from '@halcyon/kernel';
import { counted } from '@halcyon/speech/grammar';
import { does, whose } from '@halcyon/speech/parts/de';
import type { Signs } from '@halcyon/speech/signs';
import { BOAT_PRICE, BROODS, FULL_DISCARD, KEEP_PRICE, MALE, MOST_CORALS, TURN_PRICE } from '../../rules/vocabulary.ts';

const COLOURS = ['Rot', 'Gelb', 'Grün', 'Blau', 'Violett', 'Rosa'];
const SHAPES = ['der Stern', 'die Muschel', 'das Blatt', 'die Welle', 'die Spirale', 'der Tropfen'];
const colour = (n = -1): string => COLOURS[n] ?? '?';
/** Before a noun; 'rosa' never bends. */
const bent = (n: number | undefined, ending: string): string => {
  const known = colour(n).toLowerCase();
  return known === 'rosa' || known === '?' ? known : `${known}${ending}`;
};
/** In the accusative. */
const worms = counted('de', 'Wurm', 'Würmer');
const cards = counted('de', 'Karte', 'Karten');
const sexOf = ({ sex }: Facts): string => (sex === MALE ? 'Männchen' : 'Weibchen');
const mateOf = ({ sex }: Facts): string => (sex === MALE ? 'Weibchen' : 'Männchen');
/** What it costs here, and whether it is within reach. */
const cost = ({ price, boat }: Facts, one = '', other = ''): string =>
  boat === 1
    ? `Hier kostet dich die Karte ${counted('de', `${one}Wurm`, `${other}Würmer`)(price)}.`
    : 'An dieser Spalte hast du noch kein Boot.';

export const signs: Signs = {
  price: {
    name: 'Preis',
    about: ({ price, row }) =>
      `Eine offene Karte dieser Reihe kostet dich ${worms(price)}.${row === 1 || row === 2 ? ` Aufdecken kostet ${TURN_PRICE}, sie dann zu nehmen ${KEEP_PRICE} mehr.` : ''}`,
    rule: 'F3.3',
  },
  fish: {
    name: 'Fisch',
    about: (facts) =>
      `Ein ${bent(facts.colour, 'es')} ${sexOf(facts)}; das Zeichen seiner Farbe ist ${SHAPES[facts.colour ?? -1]}. Es kommt auf eine deiner Korallen, allein oder zu einem ${mateOf(facts)}, wenn eine offene Zuchtkarte ihre beiden Farben zeigt. ${cost(facts, `${bent(facts.colour, 'en')} `, `${bent(facts.colour, 'e')} `)}`,
    rule: 'F3.5',
  },
  'coral-card': {
    name: 'Koralle',
    about: (facts) => `Platz für ein Männchen und ein Weibchen; du darfst ${MOST_CORALS} haben. ${cost(facts)}`,
    rule: 'F3.4',
  },
  'shark-card': {
    name: 'Hai',
    about: (facts) => `Du behältst ihn, bis er für dich eine Karte aus dem Meer holt. ${cost(facts)}`,
    rule: 'F3.7',
  },
  'pearl-card': {
    name: 'Perle',
    about: (facts) => `Sie bezahlt wie ein Wurm der Farbe, die du brauchst. ${cost(facts)}`,
    rule: 'F3.8',
  },
  water: {
    name: 'Wasser',
    about: () =>
      'Nichts als Wasser. Liegt es am Ende eines Zuges am Ufer, wird es fortgespült, und die Reihe rückt nach.',
    rule: 'F4.1',
  },
  'face-down': {
    name: 'Verdeckte Karte',
    about: ({ boat }) =>
      `Für ${worms(TURN_PRICE)} deckst du sie auf; dann nimmst du sie für ${KEEP_PRICE} mehr oder lässt sie liegen.${boat === 1 ? '' : ' An dieser Spalte hast du noch kein Boot.'}`,
    rule: 'F3.3',
  },
  gap: { name: 'Lücke', about: () => 'Die Strömung schließt sie am Ende des Zuges.', rule: 'F4.2' },
  boats: {
    name: 'Boote',
    about: ({ seat, boats }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${boats === 1 ? 'ein Boot an der ersten Spalte' : `Boote an den ersten ${boats} Spalten`}; dort wird gekauft.`,
    rule: 'F3.3',
  },
  boat: {
    name: 'Boot kaufen',
    about: ({ boats }) =>
      `Für ${worms(BOAT_PRICE)} beliebiger Farbe erreichst du eine Spalte mehr; jetzt erreichst du ${boats}.`,
    rule: 'F3.9',
  },
  dice: {
    name: 'Der Wurf',
    about: ({ seat, first, second }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${first === second ? `zweimal ${colour(first)}` : `${colour(first)} und ${colour(second)}`} geworfen und für jeden Würfel einen Wurm bekommen; die andere Person nimmt einen Wurm in einer dieser Farben.`,
    rule: 'F3.1',
  },
  breeding: {
    name: 'Zuchtkarte',
    about: ({ one, two, near }) =>
      `Ein ${bent(one, 'er')} und ein ${bent(two, 'er')} Fisch, Männchen und Weibchen, ergeben auf einer Koralle eine Brut.${near === 1 ? ' Was fehlt, kannst du jetzt fangen.' : ''}`,
    rule: 'F3.6',
  },
  broods: {
    name: 'Bruten',
    about: ({ seat, broods = 0 }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${broods} von ${BROODS} Bruten, mit denen man gewinnt; noch zu holen: ${BROODS - broods}.`,
    rule: 'F5.1',
  },
  pile: { name: 'Stapel', about: ({ cards: n }) => `${cards(n)}, die noch vom Riff hereintreiben.`, rule: 'F4.4' },
  discard: {
    name: 'Ablage',
    about: ({ cards: n }) => `${cards(n)}; ab ${FULL_DISCARD} werden sie am Ende des Zuges in den Stapel gemischt.`,
    rule: 'F4.3',
  },
  'coral-empty': {
    name: 'Leere Koralle',
    about: ({ seat }, who) =>
      `${whose(seat, who, 'Deine Koralle', 'Die Koralle')} hat Platz für ein Männchen und ein Weibchen.`,
    rule: 'F3.5',
  },
  'coral-fish': {
    name: 'Koralle mit Fisch',
    about: (facts, who) =>
      `Auf ${whose(facts.seat, who, 'deiner Koralle', 'der Koralle')} wartet ein ${bent(facts.colour, 'es')} ${sexOf(facts)} auf ein ${mateOf(facts)}; eine offene Zuchtkarte muss ihre beiden Farben zeigen.`,
    rule: 'F3.5',
  },
  brood: {
    name: 'Brut',
    about: ({ seat, one, two }, who) =>
      `${whose(seat, who, 'Deine Brut', 'Die Brut')}: ${colour(one)} und ${colour(two)}. Sie zählt bis zum Schluss, und diese Koralle nimmt keinen Fisch mehr auf.`,
    rule: 'F3.6',
  },
  'coral-none': {
    name: 'Platz für eine Koralle',
    about: ({ seat, corals }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${corals} von höchstens ${MOST_CORALS} Korallen.`,
    rule: 'F3.4',
  },
  worm: {
    name: 'Würmer',
    about: ({ seat, colour: n, worms: has, left }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${counted('de', `${bent(n, 'en')} Wurm`, `${bent(n, 'e')} Würmer`)(has)}; im Vorrat: ${left}. Sie bezahlen Fische ihrer Farbe und alles, was kein Fisch ist.`,
    rule: 'F3.5',
  },
  pearls: {
    name: 'Perlen',
    about: ({ seat, pearls }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${counted('de', 'Perle', 'Perlen')(pearls)}. Eine Perle bezahlt wie ein Wurm beliebiger Farbe.`,
    rule: 'F3.8',
  },
  sharks: {
    name: 'Haie',
    about: ({ seat, sharks }, who) =>
      `${does(seat, who, 'hast', 'hat')} ${counted('de', 'Hai', 'Haie')(sharks)}. Ein Hai holt eine offene Karte aus dem Meer oder einen Fisch von einer eigenen Koralle; das kostet nichts.`,
    rule: 'F3.7',
  },
  keep: {
    name: 'Die aufgedeckte Karte',
    about: () => `Nimm sie für ${KEEP_PRICE} mehr, oder lass sie offen liegen: Von da an kostet sie 2.`,
    rule: 'F3.3',
  },
};
