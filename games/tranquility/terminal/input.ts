/** Short input: a card, a cell, cards to drop. Which kind is meant follows from what is asked; the rules judge the result. */

import { handOf, isCellMove, isLegal, knows, offers } from '@halcyon/terminal-kit/offers';
import type { Reading, Scene } from '@halcyon/terminal-kit/scene';
import { type CardWords, isNumber, readDrops, readPaid, type Typed } from '@halcyon/terminal-kit/short-input';
import { cardWord } from '../look/cards.ts';
import { FINISH, HIGHEST_ISLAND, START } from '../rules/index.ts';
import { cardNamed } from './cards.ts';
import { aimOf, spotsAt } from './sea.ts';

const isIslandWord = (word: string): boolean => isNumber(word) && Number(word) >= 1 && Number(word) <= HIGHEST_ISLAND;

const cardsOf = (scene: Scene): CardWords => ({
  take([first = '', ...rest]) {
    const card = cardNamed(first, scene);
    return card === undefined ? undefined : { card, rest };
  },
  write: cardWord,
});

/** '3 5' may mean two cells of a board with parts: the one that is allowed, or else the person has to say which. */
const meant = (aim: string, cells: readonly number[], scene: Scene): readonly number[] => {
  const legal = cells.filter((cell) => isLegal(scene, `${aim} ${cell + 1}`));
  return legal.length > 0 ? legal : cells.slice(0, 1);
};
/** What is aimed (a card, a kind of move) and where to; a Wild may be given its number in the same breath. */
const aimed = (aim: string, words: Typed, scene: Scene): Reading | undefined => {
  const { read, words: written } = spotsAt(scene);
  const found = read(words);
  if (!found) return undefined;
  const rest = found.rest.filter((word) => word !== 'as');
  const names = ['wild', 'border'].includes(aim) && rest.length === 1 && isIslandWord(rest[0]!);
  if (rest.length > 0 && !names) return undefined;
  const [cell = 0, ...others] = meant(aim, found.cells, scene);
  if (others.length > 0) {
    return { form: [cell, ...others].map((each) => `${aim} ${written(each)}`).join(' | ') };
  }
  return { moves: [`${aim} ${cell + 1}`, ...(names ? [`name ${Number(rest[0])}`] : [])] };
};

const placement = (words: Typed, scene: Scene): Reading | undefined => {
  const { selected } = scene;
  const [first = '', ...rest] = words;
  const held = handOf(scene).includes(Number(first));
  // A lone number that is also a card in hand selects that card: selecting commits to nothing.
  if (selected !== undefined && !(words.length === 1 && held)) {
    const reading = aimed(aimOf(selected), words, scene);
    if (reading) return reading;
  }
  if (rest.length === 0 || !isIslandWord(first) || (rest.length === 1 && !held)) return undefined;
  return aimed(`place ${Number(first)}`, rest, scene);
};

/** 'monster 3 4', 'turn 2 1'; the word alone picks the card up. */
const special = (words: Typed, scene: Scene): Reading | undefined => {
  const [first = '', ...rest] = words;
  const card = isNumber(first) ? undefined : cardNamed(first, scene);
  const kind = first === 'turn' ? 'turn-over' : card === undefined ? first : aimOf(card);
  if (!isCellMove(scene, kind)) return undefined;
  const form = { form: `${kind} ${spotsAt(scene).form}` };
  if (rest.length > 0) return aimed(kind, rest, scene) ?? form;
  if (card === undefined) return form;
  // Who holds none or is not asked gets the rules' answer.
  return scene.ask !== undefined && handOf(scene).includes(card) ? { select: card } : { moves: [`${kind} 1`] };
};

const readOne = (words: Typed, scene: Scene): Reading | undefined => {
  const [first = '', second, ...others] = words;
  // 'wild finish', 'turn over 3 4', 'show hand'.
  if (second !== undefined && knows(scene, `${first}-${second}`)) {
    const joined = [`${first}-${second}`, ...others];
    return special(joined, scene) ?? { moves: [joined.join(' ')] };
  }
  const dropped = readDrops(words, scene, cardsOf(scene));
  if (dropped) return dropped.reading;
  for (const kind of ['pledge', 'rocks', 'purple', 'name']) {
    if (offers(scene, kind) && words.length === 1 && isNumber(first)) return { moves: [`${kind} ${Number(first)}`] };
  }
  if (first === 'place') return placement(words.slice(1), scene);
  const aim = special(words, scene);
  if (aim) return aim;
  if (words.length === 1) {
    const card = cardNamed(first, scene);
    if (card === START || card === FINISH) return { moves: [cardWord(card)] };
    // Who is not asked gets the rules' answer instead of a picture without cells.
    if (isNumber(first) && scene.ask !== undefined && handOf(scene).includes(Number(first))) {
      return { select: Number(first) };
    }
  }
  const placed = placement(words, scene);
  if (placed) return placed;
  // A card that is not held, or not your turn: the rules say so, whatever the cell.
  return words.length === 1 && isIslandWord(first) ? { moves: [`place ${Number(first)} 1`] } : undefined;
};

export const readShort = (words: Typed, scene: Scene): Reading | undefined =>
  readPaid(words, scene, cardsOf(scene), (action) => readOne(action, scene));
