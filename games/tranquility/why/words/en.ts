/** What speaks for a move at sea, and what the bots go by, in English. */
import { capital, counted } from '@halcyon/speech/grammar';
import type { WhyWords } from '@halcyon/speech/reasons';
import { onlyMove } from '@halcyon/speech/why/en';
import { cellName, range, rowName, stormName } from '../../words/en/names.ts';
import type { Line } from '../conventions.ts';
import type { GapNumbers, SeaReasons } from '../reasons.ts';

const cards = counted('en', 'card', 'cards');
const cells = counted('en', 'empty cell', 'empty cells');
const numbers = counted('en', 'number', 'numbers');
const gap = ({ low, high, cells: n, numbers: fit }: GapNumbers): string =>
  `${numbers(fit)} for ${cells(n)} ${range(low, high)}`;

export const words: WhyWords<SeaReasons, Line> = {
  reasons: {
    only: onlyMove,
    wins: () => 'It ends the voyage well.',
    mustStart: () => 'A Start must be played as soon as it is in the hand.',
    free: () => 'It costs nothing.',
    cost: ({ cost, beside }) => `It costs ${cards(cost)}, beside ${beside}.`,
    closes: ({ low, high }) => `It fills the last empty cell ${range(low, high)}.`,
    leaves: (what) => `It leaves ${gap(what)}.`,
    border: () => 'It is a border cell: the Explorer deck says whether the card stays.',
    side: ({ right }) =>
      right === 1 ? 'The island then lies on the right side.' : 'The island then lies on the wrong side.',
    scores: ({ points, cost }, { table }) =>
      `It brings ${table.points(points)}${cost > 0 ? ` and costs ${cards(cost)}, a point each` : ' and costs nothing'}.`,
    fitsNowhere: ({ cards: useless }, { table }) => `No gap is left for ${table.list(useless.map(String))}.`,
    gap: (what) => `Still to come: ${gap(what)}.`,
    finishes: ({ held, unseen }) => `Finish cards left: ${held} in the hand, ${unseen} not seen yet.`,
    startLies: () => 'A Start lies already, so this one is of no use.',
    due: ({ left }) => `Something must be paid: ${cards(left)} more.`,
    keepsFinish: ({ unseen }) => `The only Finish stays in the hand; not seen yet: ${unseen}.`,
    noPlace: () => 'No card of the hand can be placed.',
    dear: ({ card, cell, cost }, { speaker: { who } }) =>
      `The cheapest placement, ${card} in ${cellName(cell, who)}, would cost ${cards(cost)}.`,
    squeezes: ({ card, ...what }) => `Placing ${card} would leave ${gap(what)}.`,
    share: ({ seats }) =>
      `Eight cards among ${seats} are ${8 % seats === 0 ? 8 / seats : `${Math.floor(8 / seats)} or ${Math.ceil(8 / seats)}`} each.`,
    missing: ({ said, missing }) => `Offered so far: ${said}; missing: ${missing}.`,
    rich: ({ own, average }) => `Hand and pile hold ${cards(own)}; the average is ${average}.`,
    row: ({ row, empty, own }) =>
      `${capital(rowName(row))}: ${cells(empty)}, and ${own === 0 ? 'no card' : cards(own)} of the hand could go there.`,
    opens: ({ row, empty, open }) => `It opens ${rowName(row)} with ${cells(empty)}; open elsewhere: ${open}.`,
    frees: ({ place, cards: n }, { speaker: { who } }) =>
      `It ends ${stormName(place, who)}; hand and pile there: ${cards(n)}.`,
    wards: () => 'The Storm does not strike at all.',
    compasses: ({ left }) => `Compasses in store: ${left}.`,
    earns: ({ storms }) => `It earns a Compass; Storms in play: ${storms}.`,
    noAction: () => 'There is no action left.',
    drawing: () => 'Nothing is left to be done before the cards are drawn.',
    unseenTwo: ({ pile }) => `Two unseen cards go, so the hand keeps its own; the pile has ${cards(pile)}.`,
    devours: ({ card, ...what }) => `Without ${card}: ${gap(what)}.`,
    noStart: () => 'No Start lies yet, and the sea waits for one.',
    clears: ({ cell }, { speaker: { who } }) => `A Compass frees ${cellName(cell, who)} from its Storm.`,
  },
  card: {
    gaps: {
      title: 'What a placement tells',
      text: 'A bot places where the gaps on both sides keep the most numbers for their empty cells, less the cards that it costs. Numbers that lie, or that it has discarded itself, count no more; its own cards count for sure, unseen ones by their chance to be still in play.',
    },
    hold: {
      title: 'What a placement does not tell',
      text: 'A narrow gap that a bot leaves is no promise: it holds a card for it no more often than the others do.',
    },
    plenty: {
      title: 'Cards are spent where they are plenty',
      text: 'The fewer spare cards a seat has for the turns to come, the dearer each card is to it. A seat with many cards pays what a poor one does not.',
    },
    eight: {
      title: 'Who pays for the eight',
      text: 'All plan the same even share; a seat with more cards than the average takes more of it. Who has spoken is taken at the word, the others share the rest, and the last one makes it eight. In a later round everybody is expected to repeat.',
    },
    finish: {
      title: 'When a Finish is kept',
      text: 'A second Finish is the first card to go. The last one is kept the harder the fuller the sea is, and the fewer Finishes can still be elsewhere.',
    },
    throw: {
      title: 'Why two cards are discarded',
      text: 'Two cards go when every placement does more harm than their loss: first those that fit nowhere, then those of gaps with many numbers left. Two cards of the same gap count for more than twice one.',
    },
    rocks: {
      title: 'Where the Rocks go',
      text: 'To a row with few empty cells that the own hand has little for.',
    },
    purple: {
      title: 'Where a Purple Storm goes',
      text: 'To a row with many empty cells that the own hand has little for, or to a second one at the same row.',
    },
    compass: {
      title: 'Who spends a Compass',
      text: 'Whoever is on turn, if it brings enough: above all for a closed row, the more so the more of the sea is closed; more readily when there are several. A whole hand is discarded for a Compass when Storms wait for one.',
    },
    compassTeam: {
      title: 'In the turn of another',
      text: 'A bot steps in only to open a row, and only when three empty cells or fewer are open.',
    },
    monster: {
      title: 'Sea Monsters',
      text: 'One is played early, on the island that its chain misses least.',
    },
    wild: {
      title: 'Wilds',
      text: 'A Wild waits for a gap of at most three cells that little else fits, or for the Finish. As a Start it is played only when the sea is full.',
    },
    pyramid: {
      title: 'The Pyramid',
      text: 'Border cells are tried early, Storms cleared as soon as a Compass is in the hand, and a Compass is kept as long as Storms may come.',
    },
    sides: {
      title: 'Day and night',
      text: 'An island on its wrong side counts as a card to pay. Wrong ones are turned over when nothing better is to be done.',
    },
    rival: {
      title: 'Against each other',
      text: 'A bot takes the most points now: cards, runs of three and pairs that may become one, less what is paid. It also takes cells that would make a run for you, and knows what it will draw from the row.',
    },
    strong: {
      title: 'The strong bot',
      text: 'Tries its best moves in many worlds that fit all that it has seen, the same worlds for each, and leaves the habits above only where another move is clearly better. Where all win together, others have thrown away in these worlds what they wanted least.',
    },
  },
};
