/** Why cards are thrown, offered, shown or turned into an end. */
import { argOf } from '@halcyon/kernel';
import { costOf, EIGHT, FINISH, isIsland, NOT_SAID, START } from '../rules/index.ts';
import type { Card, Cell } from '../rules/vocabulary.ts';
import type { SeaReason } from './reasons.ts';
import { countOf, gapAt, gapsBeside, homeless, roomFor, type Sight } from './sight.ts';

/** A placement that costs this much is worth a word. */
const DEAR = 2;

const keptFinish = ({ hand, sea, coming }: Sight): SeaReason[] =>
  sea.finished === 0 && countOf(hand, FINISH) === 1
    ? [{ id: 'keepsFinish', what: { unseen: countOf(coming.unseen, FINISH) } }]
    : [];
const useless = (sight: Sight): SeaReason[] => {
  const cards = homeless(sight);
  return cards.length > 0 ? [{ id: 'fitsNowhere', what: { cards } }] : [];
};
interface Placement {
  readonly card: Card;
  readonly cell: Cell;
  readonly cost: number;
}
const cheapestPlace = ({ outlook, board, sea }: Sight): Placement | undefined =>
  outlook.legal
    .filter((move) => outlook.moveName(move) === 'place')
    .map((move) => ({ card: argOf(move, 0), cell: argOf(move, 1) }))
    .map((at) => ({ ...at, cost: costOf(board, sea, at.card, at.cell) }))
    .sort((a, b) => a.cost - b.cost)[0];
/** Why nothing is placed. */
const instead = (sight: Sight): SeaReason[] => {
  const best = cheapestPlace(sight);
  if (!best) return [{ id: 'noPlace', what: {} }];
  const [tight] = gapsBeside(sight, best.card, best.cell);
  if (best.cost >= DEAR || !tight) return [{ id: 'dear', what: best }];
  return [{ id: 'squeezes', what: { ...tight, card: best.card } }];
};
const dropped = (sight: Sight, card: Card): SeaReason => {
  const { sea, hand, coming, seat } = sight;
  if (isIsland(card)) {
    const cell = roomFor(sight, card);
    if (cell === undefined) return { id: 'fitsNowhere', what: { cards: [card] } };
    return { id: 'gap', what: gapAt(sight, cell, card) };
  }
  if (card === START) return { id: 'startLies', what: {} };
  if (card === FINISH)
    return { id: 'finishes', what: { held: countOf(hand, FINISH) - 1, unseen: countOf(coming.unseen, FINISH) } };
  return { id: 'due', what: { left: sea.due[seat]! } };
};
/** T4.9: what others said, or an even share; and what this seat has beside the others. */
const offered = ({ sea, seat }: Sight): SeaReason[] => {
  const said = sea.pledges.filter((number) => number !== NOT_SAID);
  const sum = said.reduce((all, number) => all + number, 0);
  const cards = sea.hands.map((hand, each) => hand.length + sea.piles[each]!.length);
  const average = Math.round(cards.reduce((all, n) => all + n, 0) / cards.length);
  return [
    said.length > 0
      ? { id: 'missing', what: { said: sum, missing: Math.max(0, EIGHT - sum) } }
      : { id: 'share', what: { seats: cards.length } },
    { id: 'rich', what: { own: cards[seat]!, average } },
  ];
};
const WINS: SeaReason = { id: 'wins', what: {} };

export const ofHand = {
  drop: (sight: Sight, card: Card): readonly SeaReason[] => [
    dropped(sight, card),
    ...(card === FINISH ? [] : keptFinish(sight)),
  ],
  discard: (sight: Sight): readonly SeaReason[] => [...useless(sight), ...instead(sight), ...keptFinish(sight)],
  'show-hand': (sight: Sight): readonly SeaReason[] => instead(sight),
  pass: (sight: Sight): readonly SeaReason[] => instead(sight),
  pledge: (sight: Sight): readonly SeaReason[] => offered(sight),
  start: (): readonly SeaReason[] => [{ id: 'mustStart', what: {} }],
  'wild-start': (): readonly SeaReason[] => [{ id: 'noStart', what: {} }],
  finish: (): readonly SeaReason[] => [WINS],
  'wild-finish': (): readonly SeaReason[] => [WINS],
  'border-finish': (): readonly SeaReason[] => [WINS],
};
