/** Short input: a card, a cell, cards to drop. Which kind is meant follows from what is asked; the rules judge the result. */
import { parseMove } from '@halcyon/kernel';
import { FINISH, HIGHEST_ISLAND, START } from '@halcyon/tranquility';
import { fold } from '../../input.ts';
import type { Reading, Scene } from '../../scene.ts';
import { cardNamed, cardWord } from './cards.ts';
import { aimOf, handOf, isCellMove, knows, offers } from './sea.ts';
import { readCells, spotForm, spotWords } from './spots.ts';

type Words = readonly string[];
const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d{1,3}$/.test(word);
const isIslandWord = (word: string): boolean => isNumber(word) && Number(word) >= 1 && Number(word) <= HIGHEST_ISLAND;

/** T4.13 names drops in ascending order; people need not. */
const drops = (words: Words, scene: Scene): string[] | undefined => {
  const cards = words.map((word) => cardNamed(word, scene));
  if (cards.length === 0 || cards.includes(undefined)) return undefined;
  return (cards as number[]).sort((a, b) => a - b).map((card) => `drop ${cardWord(card)}`);
};

const isLegal = ({ rules, legal }: Scene, text: string): boolean => {
  const move = parseMove(rules.moves, text);
  return typeof move === 'number' && legal.includes(move);
};
/** '3 5' may mean two cells of a board with parts: the one that is allowed, or else the person has to say which. */
const meant = (aim: string, cells: readonly number[], scene: Scene): readonly number[] => {
  const legal = cells.filter((cell) => isLegal(scene, `${aim} ${cell + 1}`));
  return legal.length > 0 ? legal : cells.slice(0, 1);
};
/** What is aimed (a card, a kind of move) and where to; a Wild may be given its number in the same breath. */
const aimed = (aim: string, words: Words, scene: Scene): Reading | undefined => {
  const found = readCells(words, scene);
  if (!found) return undefined;
  const rest = found.rest.filter((word) => word !== 'as');
  const names = ['wild', 'border'].includes(aim) && rest.length === 1 && isIslandWord(rest[0]!);
  if (rest.length > 0 && !names) return undefined;
  const [cell = 0, ...others] = meant(aim, found.cells, scene);
  if (others.length > 0) {
    return { form: [cell, ...others].map((each) => `${aim} ${spotWords(scene, each)}`).join(' | ') };
  }
  return { moves: [`${aim} ${cell + 1}`, ...(names ? [`name ${Number(rest[0])}`] : [])] };
};

const placement = (words: Words, scene: Scene): Reading | undefined => {
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
const special = (words: Words, scene: Scene): Reading | undefined => {
  const [first = '', ...rest] = words;
  const card = isNumber(first) ? undefined : cardNamed(first, scene);
  const kind = first === 'turn' ? 'turn-over' : card === undefined ? first : aimOf(card);
  if (!isCellMove(scene, kind)) return undefined;
  const form = { form: `${kind} ${spotForm(scene)}` };
  if (rest.length > 0) return aimed(kind, rest, scene) ?? form;
  if (card === undefined) return form;
  // Who holds none or is not asked gets the rules' answer.
  return scene.ask !== undefined && handOf(scene).includes(card) ? { select: card } : { moves: [`${kind} 1`] };
};

const moves = (list: readonly string[] | undefined): Reading | undefined => list && { moves: list };

const readOne = (words: Words, scene: Scene): Reading | undefined => {
  const [first = '', second, ...others] = words;
  const rest = words.slice(1);
  // 'wild finish', 'turn over 3 4', 'show hand'.
  if (second !== undefined && knows(scene, `${first}-${second}`)) {
    const joined = [`${first}-${second}`, ...others];
    return special(joined, scene) ?? { moves: [joined.join(' ')] };
  }
  if (first === 'd' || first === 'discard') {
    const cards = rest.length > 0 ? drops(rest, scene) : [];
    return cards && { moves: ['discard', ...cards] };
  }
  if (first === 'drop') return moves(drops(rest, scene));
  if (offers(scene, 'drop')) return moves(drops(words, scene));
  for (const kind of ['pledge', 'rocks', 'purple', 'name']) {
    if (offers(scene, kind) && words.length === 1 && isNumber(first)) return { moves: [`${kind} ${Number(first)}`] };
  }
  if (first === 'place') return placement(rest, scene);
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

/** 'pay 3 7 12', also behind a placement: 'place 41 17 pay 3 7'. */
export const readShort = (words: Words, scene: Scene): Reading | undefined => {
  const pay = scene.words.tranquility.payWords.split(' ').map(fold);
  const at = words.findIndex((word) => pay.includes(word));
  if (at < 0) return readOne(words, scene);
  const paid = drops(words.slice(at + 1), scene);
  if (!paid || at === 0) return moves(paid);
  const text = words.slice(0, at).join(' ');
  const written = typeof parseMove(scene.rules.moves, text) === 'number';
  const before = written ? { moves: [text] } : readOne(words.slice(0, at), scene);
  return before && 'moves' in before ? { moves: [...before.moves, ...paid] } : before;
};
