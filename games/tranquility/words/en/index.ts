/** Tranquility in English: all that is said at the table. */

import { type Facts, HIDDEN } from '@halcyon/kernel';
import { capital, counted, figure, type Maybe } from '@halcyon/speech/grammar';
import {
  cards,
  does,
  handAsks,
  handEndings,
  handEvents,
  handMoves,
  handRefusals,
  pay,
  tooDear,
  whom,
  whose,
} from '@halcyon/speech/parts/en';
import type { Who } from '@halcyon/speech/speaker';
import type { GameWords } from '@halcyon/speech/talk';
import {
  BORDER,
  COMPASS,
  FINISH,
  MONSTER,
  type Names,
  ORANGE,
  PURPLE,
  ROCKS,
  START,
  STORM,
  type vocabulary,
  WILD,
  YELLOW,
} from '../../rules/vocabulary.ts';
import { isPyramid, NO_HIGH, NO_LOW, removal, rowNumber, spotOf, stormAt } from '../places.ts';

type Sentences = GameWords<typeof vocabulary, Names>;

const NAMES: Readonly<Record<number, string>> = {
  [HIDDEN]: 'a card',
  [START]: 'a Start',
  [FINISH]: 'a Finish',
  [MONSTER]: 'a Sea Monster',
  [WILD]: 'a Wild',
  [COMPASS]: 'a Compass',
  [BORDER]: 'a border card',
  [YELLOW]: 'a Yellow Storm',
  [PURPLE]: 'a Purple Storm',
  [ORANGE]: 'an Orange Storm',
  [STORM]: 'a Storm',
  [ROCKS]: 'the Jagged Rocks',
};
const card = (n: Maybe): string => NAMES[n ?? HIDDEN] ?? figure(n);
/** The card that stands for a number: a Wild, in the Pyramid a border card. */
const joker = ({ layout }: Who): string => (isPyramid(layout) ? 'border card' : 'Wild');

const PARTS = { left: 'the left pillar, ', right: 'the right pillar, ', roof: 'the roof, ' };
const cell = (n: Maybe, { layout }: Who): string => {
  const { part, row: at, column } = spotOf(layout, n);
  return `${part ? PARTS[part] : ''}row ${at}, ${isPyramid(layout) ? 'place' : 'column'} ${column}`;
};
const row = (n: Maybe): string => `row ${rowNumber(n)}`;
/** Which numbers fit: 'between 38 and 47'. */
const range = (low: Maybe, high: Maybe): string =>
  low === NO_LOW && high === NO_HIGH
    ? 'from 1 to 80'
    : low === NO_LOW
      ? `below ${figure(high)}`
      : high === NO_HIGH
        ? `above ${figure(low)}`
        : `between ${figure(low)} and ${figure(high)}`;
const side = (n: Maybe): string => (n === 1 ? 'night' : 'day');

const storm = (place: Maybe, who: Who): string => {
  const at = stormAt(who.layout, place);
  if (at === 'drawn') return 'the Storm just drawn';
  if (at.card === PURPLE) return `the Purple Storm beside ${row(at.row)}`;
  return `the ${at.card === YELLOW ? 'Yellow' : 'Orange'} Storm in front of ${whom(at.seat, who)}`;
};

const things = {
  start: 'Start',
  finish: 'Finish',
  monster: 'Sea Monster',
  wild: 'Wild',
  border: 'Border card',
  yellow: 'Yellow Storm',
  purple: 'Purple Storm',
  orange: 'Orange Storm',
  storm: 'Storm',
  compass: 'Compass',
  compasses: 'Compasses',
  rocks: 'Jagged Rocks',
  sea: 'Sea',
  island: 'Island',
  left: 'Left pillar',
  right: 'Right pillar',
  roof: 'Roof',
  day: 'Day',
  night: 'Night',
  devoured: 'Destroyed by Monsters',
  explorer: 'Explorer deck',
  explored: 'Explorer cards used',
  pile: 'Common pile',
  row: 'Face-up row',
  shown: 'Discarded openly',
  turnCard: 'Turn a card',
  chooseIsland: 'Now choose an island in the sea.',
  chooseNumber: 'Which number?',
  lower: 'Next lower number',
  higher: 'Next higher number',
  otherCell: 'Another cell',
  takenNext: 'taken next',
  holdsMonster: 'holds a Sea Monster',
  gone: 'left the game',
  points: 'Points',
  cardsInSea: 'Cards in the sea',
  discarded: 'Cards discarded',
  runs: 'Runs of three or more',
  longestRun: 'Longest run',
  total: 'Total',
};

const LEVELS = { 4: 'Galateia', 6: 'Triton', 8: 'Leucothea', 10: 'Amphitrite', 12: 'Poseidon' };
const EXPLORERS = [
  'as in the rule sheet',
  'harder: a Start that is drawn costs one card',
  'easier: border cards instead of Sea Monsters',
];

const box = {
  features: {
    'jagged-rocks': {
      name: 'Jagged Rocks',
      about:
        'One row is always closed, and after every action you move the Rocks. Difficulty in the rule book: one mark.',
    },
    'sea-monsters': {
      name: 'Sea Monsters',
      about:
        'Monsters fill your hands, cannot be discarded and leave only by destroying an island. Difficulty in the rule book: three or four marks, depending on how many there are.',
    },
    'storm-compass': {
      name: 'Storm & Compass',
      about:
        'Six Storms hide in the draw piles and bind hands and rows; Compasses that you earn together end them. Difficulty in the rule book: three marks.',
    },
    wild: {
      name: 'Wild cards',
      about: 'A Wild stands for almost any other card, as you choose. Difficulty: it makes the game slightly easier.',
    },
  },
  layouts: {
    square: { name: 'Square sea', about: 'Six rows of six cells.' },
    'high-arch': {
      name: 'The High Arch',
      about:
        'First you build two pillars without any cost, then the roof across them. Difficulty in the rule book: one mark.',
    },
    pyramid: {
      name: 'The Pyramid',
      about:
        'Six cells of a pyramid hide surprises from an Explorer deck, good and bad. Difficulty in the rule book: two marks. The shape of the pyramid is house data, because the picture of it is not available to us.',
    },
  },
  modes: {
    standard: {
      name: 'Standard',
      about:
        'You all win or you all lose. With one seat you play solo; its numbers are house data, because the reference card with the real rule is not available to us.',
    },
    'day-night': {
      name: 'Day & Night',
      about:
        'Compasses turn your hands between day and night, and at the end the lower half of the sea must show night, the upper half day. Difficulty in the rule book: one mark.',
    },
    competitive: {
      name: 'Competitive',
      about:
        'Two players against each other: points for cards in the sea, minus points for discards. The rule book gives no difficulty: it is as hard as your opponent.',
    },
  },
  options: {
    islandsRemoved: {
      name: 'Islands taken out',
      about: 'So many islands are missing, and nobody knows which. The more, the harder.',
      value: (n: number) => (n === 0 ? 'none' : `${removal(LEVELS, n)}: ${n} islands`),
    },
    strict: {
      name: 'Last card',
      about: 'Whether a player who begins the turn with one single card may still play it.',
      value: (n: number) =>
        n === 0 ? 'it may be played if that costs nothing (our ruling)' : 'a single card loses, as the rule books say',
    },
    monsters: {
      name: 'Number of Sea Monsters',
      about: 'So many Sea Monsters are shuffled in. The more, the harder.',
      value: (n: number) => `${n} Monsters`,
    },
    wilds: {
      name: 'Number of Wilds',
      about: 'So many Wilds are shuffled in. The more, the easier.',
      value: (n: number) => (n === 1 ? 'one Wild' : 'two Wilds'),
    },
    explorer: {
      name: 'Explorer deck',
      about: 'Whether the Explorer deck is kind to you.',
      value: (n: number) => EXPLORERS[n] ?? '',
    },
  },
};

const moves = {
  ...handMoves(card),
  place: ({ card: island, cell: at }, who) => `Place ${card(island)} in ${cell(at, who)}`,
  start: () => 'Play the Start',
  finish: () => 'Play the Finish',
  pledge: ({ number: n }) => (n === 0 ? 'Offer no card' : `Offer ${cards(n)}`),

  rocks: ({ row: to }) => `Move the Jagged Rocks to ${row(to)}`,
  stay: () => 'Keep the Jagged Rocks where they are and drop two cards',
  accept: () => 'Accept the Storm',
  purple: ({ row: at }) => `Put the Purple Storm beside ${row(at)}`,
  give: () => 'Give the top two cards of your pile, unseen',
  compass: ({ storm: at }, who) => `Spend a Compass to end ${storm(at, who)}`,
  propose: ({ storm: at }, who) => `Propose to end ${storm(at, who)}`,
  'discard-hand': () => 'Discard your whole hand for a Compass',
  concede: () => 'Give up',
  draw: () => 'Draw now',
  monster: ({ cell: at }, who) => `Play a Sea Monster on the island in ${cell(at, who)}`,
  wild: ({ cell: at }, who) => `Place a Wild in ${cell(at, who)}`,
  name: ({ number }, who) => `Say that the ${joker(who)} is ${figure(number)}`,
  'wild-start': () => 'Play a Wild as the Start',
  'wild-finish': () => 'Play a Wild as the Finish',
  'wild-monster': ({ cell: at }, who) => `Play a Wild as a Sea Monster on the island in ${cell(at, who)}`,
  'wild-compass': ({ storm: at }, who) => `Play a Wild as a Compass to end ${storm(at, who)}`,

  border: ({ cell: at }, who) => `Place a border card in ${cell(at, who)}`,
  'border-finish': () => 'Play a border card as the Finish',
  clear: ({ cell: at }, who) => `Discard a Compass to remove the Storm from ${cell(at, who)}`,
  'turn-over': ({ cell: at }, who) => `Turn the island in ${cell(at, who)} and drop a card`,
  'show-hand': () => 'Show your hand, discard it and take the face-up row',
  pass: () => 'Pass',
} satisfies Sentences['moves'];

const STRUCK: Readonly<Record<number, string>> = {
  [YELLOW]: 'no more than three cards in hand until it ends',
  [ORANGE]: 'islands only next to islands until it ends',
};
const EARNED = [
  'The Start earns a Compass.',
  'A row of six consecutive numbers earns a Compass.',
  'A whole hand discarded earns a Compass.',
];
const ROLES = ['the Start', 'the Finish', 'a Sea Monster', 'a Compass'];

const events = {
  ...handEvents(card),
  'start-shuffled-in': ({ seat }, who) => `A Start is shuffled into ${whose(seat, who)} pile.`,
  placed: ({ seat, card: island, cell: at }, who) =>
    `${does(seat, who, 'place', 'places')} ${card(island)} in ${cell(at, who)}.`,
  started: ({ seat }, who) => `${does(seat, who, 'play', 'plays')} the Start.`,
  pledged: ({ seat, number: n }, who) =>
    `${does(seat, who, 'offer', 'offers')} ${n === 0 ? 'no card' : cards(n)} for the Start.`,
  'pledge-again': ({ round, sum }) =>
    `The offers make ${figure(sum)}, not eight. Round ${figure(round)}: new offers, please.`,
  'pledge-agreed': () => 'The offers make eight.',
  'pledge-decided': () => 'Five rounds have not made eight, so the table shares it out.',
  'eight-missing': ({ payable }) => `The Start needs eight cards; all hands together can give only ${figure(payable)}.`,
  finished: ({ seat }, who) => `${does(seat, who, 'play', 'plays')} the Finish.`,

  'rocks-lie': ({ row: at }) => `The Jagged Rocks close ${row(at)}.`,
  'rocks-moved': ({ seat, row: to }, who) => `${does(seat, who, 'move', 'moves')} the Jagged Rocks to ${row(to)}.`,
  'rocks-stayed': ({ seat, row: at }, who) =>
    `${does(seat, who, 'keep', 'keeps')} the Jagged Rocks at ${row(at)}, for two cards.`,
  'rocks-gone': () => 'Four rows are complete: the Jagged Rocks leave the game.',
  'storm-drawn': ({ seat, storm: drawn }, who) => `${does(seat, who, 'draw', 'draws')} ${card(drawn)}.`,
  'storm-struck': ({ seat, storm: struck }, who) =>
    `The ${struck === ORANGE ? 'Orange' : 'Yellow'} Storm lies in front of ${whom(seat, who)}: ${STRUCK[struck!] ?? STRUCK[YELLOW]}.`,
  'storm-faded': ({ seat }, who) =>
    `No row has an empty cell: the Purple Storm that ${whom(seat, who)} drew has no effect.`,
  'storm-closes': ({ seat, row: at }, who) =>
    `${does(seat, who, 'put', 'puts')} the Purple Storm beside ${row(at)}: that row is closed.`,
  'gave-unseen': ({ seat }, who) =>
    `${does(seat, who, 'give', 'gives')} the top two cards of ${who.me(seat!) ? 'your' : 'the'} pile, unseen.`,
  'compass-earned': ({ why }) => EARNED[why!] ?? 'A Compass is earned.',
  'compass-spent': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'spend', 'spends')} a Compass to end ${storm(at, who)}.`,
  'compass-proposed': ({ seat, storm: at }, who) =>
    `${does(seat, who, 'propose', 'proposes')} to end ${storm(at, who)}.`,
  'hand-discarded': ({ seat, count: n }, who) =>
    `${does(seat, who, 'discard your', 'discards the')} whole hand (${cards(n)}).`,
  conceded: ({ seat }, who) => `${does(seat, who, 'give up', 'gives up')}.`,
  devoured: ({ seat, island, cell: at }, who) =>
    `${capital(whose(seat, who))} Sea Monster destroys ${card(island)} in ${cell(at, who)}; both leave the game.`,
  'monster-named': ({ seat }, who) => `${does(seat, who, 'hold', 'holds')} at least one Sea Monster: the Finish waits.`,
  'finish-refused': ({ seat }, who) =>
    `${does(seat, who, 'take the Finish back and need', 'takes the Finish back and needs')} another action.`,
  'wild-as': ({ seat, role }, who) => `${does(seat, who, 'play', 'plays')} a Wild as ${ROLES[role!] ?? 'a card'}.`,
  'wild-laid': ({ seat, cell: at }, who) => `${does(seat, who, 'place', 'places')} a Wild in ${cell(at, who)}.`,
  named: ({ seat, number, cell: at }, who) =>
    `${does(seat, who, 'say', 'says')} that the ${joker(who)} in ${cell(at, who)} is ${figure(number)}.`,

  'pillars-full': () => 'Both pillars are full: now the roof is built, by the standard rules.',
  explored: ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'turn up', 'turns up')} an Explorer card: ${card(drawn)}.`,
  'explorer-kept': ({ seat, card: drawn }, who) =>
    `${does(seat, who, 'draw', 'draws')} ${card(drawn)} from the Explorer deck and ${who.me(seat!) ? 'keep' : 'keeps'} it secret.`,
  returned: ({ seat, card: back, cell: at }, who) =>
    `${capital(card(back))} returns to ${whose(seat, who)} hand; a Storm now lies in ${cell(at, who)}.`,
  swallowed: ({ seat, card: gone, cell: at }, who) =>
    `A Sea Monster swallows ${card(gone)}, which ${whom(seat, who)} placed in ${cell(at, who)}; both are gone.`,
  'pile-dropped': ({ seat }, who) => `The top card of ${whose(seat, who)} pile goes, unseen.`,
  'border-laid': ({ seat, cell: at }, who) =>
    `${does(seat, who, 'place', 'places')} a border card in ${cell(at, who)}.`,
  cleared: ({ seat, cell: at }, who) =>
    `${does(seat, who, 'discard', 'discards')} a Compass: the Storm in ${cell(at, who)} is gone.`,
  'hands-turned': ({ seat, side: up }, who) =>
    `${does(seat, who, 'draw', 'draws')} a Compass: all hands are turned and now show ${side(up)}.`,
  'compass-aside': ({ seat }, who) =>
    `${does(seat, who, 'set', 'sets')} a Compass of the opening hand aside and ${who.me(seat!) ? 'draw' : 'draws'} another card.`,
  'compass-shuffled-in': ({ seat }, who) => `A Compass set aside is shuffled into ${whose(seat, who)} pile.`,
  'turned-over': ({ seat, cell: at, side: up }, who) =>
    `${does(seat, who, 'turn', 'turns')} the island in ${cell(at, who)}: it now shows ${side(up)}.`,
  took: ({ seat, card: taken }, who) => `${does(seat, who, 'take', 'takes')} ${card(taken)} from the face-up row.`,
  revealed: ({ card: fresh }) => `${capital(card(fresh))} comes into the face-up row.`,
  'hand-shown': ({ seat, count: n }, who) =>
    `${does(seat, who, 'can place nothing: you show and discard your', 'can place nothing, shows and discards the')} whole hand (${cards(n)}).`,
  shown: ({ seat, card: seen }, who) => `${does(seat, who, 'show', 'shows')} ${card(seen)}.`,
  passed: ({ seat }, who) => `${does(seat, who, 'pass', 'passes')}.`,
} satisfies Sentences['events'];

const ASKED: Readonly<Record<number, string>> = {
  [YELLOW]: 'Accept it: you discard down to three cards, and three stays your limit until it ends.',
  [PURPLE]: 'Put it beside a row with an empty cell: that row stays closed until it ends.',
  [ORANGE]: 'Accept it: you place islands only next to islands until it ends.',
};
const NO_ROW = 'No row has an empty cell: accept it, it has no effect.';

const asks = {
  ...handAsks,
  turn: ({ start, stuck }) =>
    start === 1
      ? 'You hold a Start: play it now.'
      : stuck === 1
        ? 'No action is left. Spend a Compass to open a way, or give up.'
        : handAsks.turn(),
  share: ({ left }) => `For the Start: drop ${cards(left)}.`,
  reduce: ({ left }) => `Yellow Storm: drop ${cards(left)}.`,
  pledge: ({ round, most }) =>
    `The Start costs eight cards. Round ${figure(round)} of 5: how many do you give? At most ${figure(most)}.`,
  rocks: ({ row: at }) => `The Jagged Rocks close ${row(at)}: move them, or keep them there and drop two cards.`,
  storm: ({ storm: drawn, rows }) =>
    `You drew ${card(drawn)}. ${rows === 0 && drawn === PURPLE ? NO_ROW : (ASKED[drawn!] ?? ASKED[YELLOW])}`,
  'confirm-draw': () => 'You are about to draw. To end your Yellow Storm first, spend a Compass now.',
  name: ({ cell: at, low, high }, who) =>
    `Which number is your ${joker(who)} in ${cell(at, who)}? One ${range(low, high)}.`,
} satisfies Sentences['asks'];

const LOST = 'The ship is lost.';
const endings = {
  ...handEndings(LOST),
  won: (_, { layout }) =>
    layout === 'square'
      ? 'The sea is full, the Start and the Finish lie: paradise is found.'
      : 'Every cell is filled and the Finish lies: paradise is found.',
  'one-card': () => `A player began the turn with a single card, and this table plays by the letter. ${LOST}`,
  'start-unpaid': () => `Together there were fewer than eight cards for the Start. ${LOST}`,
  conceded: () => `A player without an action gave up. ${LOST}`,
  'grid-full': () => 'The sea is full: the points decide.',
  'hands-out': () => 'Both players hold at most one card: the points decide.',
} satisfies Sentences['endings'];

const cost = ({ before, after, needed, payable }: Facts): string => tooDear(before, after, needed, payable);
const ofCells = counted('en', 'cell', 'cells');
const ofNumbers = counted('en', 'number', 'numbers');

const refusals = {
  ...handRefusals(card),
  'start-first': () => 'You hold a Start and none lies yet: you must play it now.',
  'start-kept': () => 'No Start lies yet, so a Start may not be discarded.',
  'no-finish': () => 'You hold no Finish.',
  'sea-not-full': ({ empty }) => `The Finish waits until the sea is full; empty cells: ${figure(empty)}.`,
  'no-start-lies': () => 'The Finish waits until a Start lies.',
  'not-an-island': () => 'Only islands are placed like that.',
  occupied: ({ cell: at, there }, who) => `An island lies in ${cell(at, who)} already: ${figure(there)}.`,
  order: ({ card: island, cell: to, there, at }, who) =>
    island === there
      ? `No number lies twice: ${figure(there)} is in ${cell(at, who)}.`
      : `The numbers ascend: ${figure(island)} cannot lie ${at! < to! ? 'after' : 'before'} ${figure(there)} (${cell(at, who)}).`,
  cost,
  'no-start': () => 'You hold no Start.',
  'start-lies': () => 'A Start lies already; one is enough.',
  'pledge-too-high': ({ said, most }) => `You cannot give ${figure(said)}; at most ${figure(most)}.`,
  spoken: () => 'You have made your offer in this round; the others still think.',
  'say-first': () => 'First say how many cards you give for the Start.',
  'given-all': () => 'You have given your share; the others still choose.',
  'rocks.closed': ({ row: at }) => `The Jagged Rocks close ${row(at)}.`,
  'rocks.another-row': () => 'The Jagged Rocks lie there already: choose another row, or keep them for two cards.',
  'rocks.row-full': () => 'That row is full: the Jagged Rocks need a row with an empty cell.',
  'rocks.stay-costs-two': ({ needed, payable }) =>
    `Keeping the Jagged Rocks costs ${cards(needed)}; you can pay ${pay(payable)}.`,
  'rocks.move-first': () => 'First move the Jagged Rocks, or keep them for two cards.',
  'storm.choose-row': () => 'A Purple Storm needs a row: choose one with an empty cell.',
  'storm.no-row': () => 'Only a Purple Storm is put beside a row.',
  'storm.row-full': () => 'That row is full: the Purple Storm needs a row with an empty cell.',
  'storm.another-drew-it': ({ seat }, who) => `This Storm is not yours: ${who.name(seat!)} drew it.`,
  'storm.accept-first': () => 'First the Storm that you drew: accept it or choose its row.',
  'storm.purple': () => 'A Purple Storm closes that row.',
  'storm.orange': () => 'Under your Orange Storm an island must lie next to another one.',
  'give.no-yellow': () => 'Only under a Yellow Storm may you give cards from your pile.',
  'give.once': () => 'You have given from your pile already; that is allowed once per Start.',
  'give.short-pile': ({ needed, pile }) =>
    `Your pile is too small: it takes ${figure(needed)} cards, it has ${figure(pile)}.`,
  'give.too-many': ({ left }) => `The pile gives two cards; you owe only ${figure(left)}.`,
  'give.both-or-none': ({ payable }) => `The pile gives two cards or none; your hand alone can give ${pay(payable)}.`,
  'give.before-drops': () => 'The pile comes before your own drops; you have begun to drop.',
  'compass.none': () => 'The team holds no Compass.',
  'compass.no-such-storm': () => 'There is no such Storm.',
  'compass.not-now': () => 'No Compass while cards are being dropped.',
  'compass.proposed': () => 'You have made your proposal for this turn.',
  'discard-hand.two': ({ hand }) =>
    hand === 2
      ? 'A hand of two goes by ‘discard two cards’; that earns a Compass too.'
      : `A whole hand is at least 2 cards; you hold ${figure(hand)}.`,
  'discard-hand.no-supply': () => 'No Compass is left to be earned.',
  'concede.may-act': () => 'You can still act, so there is no need to give up.',
  'draw.another': ({ seat }, who) => `It is not your draw but ${who.name(seat!)}’s.`,
  'draw.first': () => 'First draw your cards.',

  'monster.none': () => 'You hold no Sea Monster.',
  'monster.kept': () => 'A Sea Monster is never discarded: it goes only by being played on an island.',
  'monster.no-island': ({ cell: at }, who) => `A Sea Monster needs an island; none lies in ${cell(at, who)}.`,
  'monster.own-finish': () => 'No Finish while you hold a Sea Monster yourself: play that one first.',
  'monster.finish-tried': () => 'You have tried a Finish in this turn: take another action.',
  'discard-hand.kept': () => 'Your hand holds a card that may not be discarded, so it cannot go as a whole.',
  'wild.none': () => 'You hold no Wild.',
  'wild.occupied': ({ cell: at, there }, who) => `An island lies in ${cell(at, who)} already: ${figure(there)}.`,
  'wild.no-number': ({ cell: at }, who) => `No number is left that a Wild in ${cell(at, who)} could be.`,
  'wild.too-dear': ({ needed, payable }) =>
    `Whatever its number, a Wild costs at least ${figure(needed)} there; you can pay ${pay(payable)}.`,
  'name.order': ({ number, low, high }) =>
    `The numbers ascend: it must be one ${range(low, high)}, so ${figure(number)} is not possible.`,
  'name.cost': cost,
  'name.first': ({ cell: at }, who) => `First say which number your ${joker(who)} in ${cell(at, who)} is.`,

  'arch.pillars-first': ({ empty }) => `The roof waits until both pillars are full; empty cells: ${figure(empty)}.`,
  'border.none': () => 'You hold no border card.',
  'border.occupied': ({ cell: at, there }, who) => `A card lies in ${cell(at, who)} already: ${figure(there)}.`,
  'border.no-number': ({ cell: at }, who) => `No number is left that a border card in ${cell(at, who)} could be.`,
  'border.too-dear': ({ needed, payable }) =>
    `Whatever its number, a border card costs at least ${figure(needed)} there; you can pay ${pay(payable)}.`,
  'pyramid.storm': () => 'A Storm lies there: nothing can be placed until a Compass removes it.',
  'clear.no-compass': () => 'You hold no Compass.',
  'clear.no-storm': ({ cell: at }, who) => `No Storm lies in ${cell(at, who)}.`,
  'turn-over.empty': ({ cell: at }, who) => `No island lies in ${cell(at, who)} that could be turned.`,
  'turn-over.no-card': () => 'Turning an island costs one card; you have none that may go.',
  sides: ({ wrong }) =>
    `The Finish waits until the lower three rows show night and the upper three day; the wrong way up: ${figure(wrong)}.`,
  impossible: ({ numbers, cells, low, high }) =>
    `That would make the sea impossible: for ${ofCells(cells)} there would be only ${ofNumbers(numbers)} ${range(low, high)}.`,
  'show.may-place': () => 'You can place an island, so your hand stays hidden.',
  'show.row-empty': () => 'The face-up row has no card that you could take.',
  'pass.may-place': () => 'You can place an island, so you may not pass.',
  'pass.two-cards': ({ hand }) => `Discard two cards instead of passing; you hold ${figure(hand)}.`,
} satisfies Sentences['refusals'];

export const talk = { ...box, things, cell, moves, events, asks, refusals, endings } satisfies Sentences;
