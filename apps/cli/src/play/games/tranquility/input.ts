/** Short input: a card, a cell, cards to drop. Which kind is meant follows from what is asked; the rules judge the result. */
import { FINISH, START } from '@halcyon/tranquility';
import { fold } from '../../input.ts';
import type { Reading, Scene } from '../../scene.ts';
import { COLUMNS, handOf, offers, ROWS } from './sea.ts';

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d{1,3}$/.test(word);
const inside = (word: string | undefined, most: number): boolean =>
  isNumber(word) && Number(word) >= 1 && Number(word) <= most;

/** The notation's word for a card, whatever language it is written in. */
const cardWord = (word: string, { speaker }: Scene): string | undefined => {
  const { start = '', finish = '' } = speaker.words.things;
  if (word === 'start' || word === fold(start)) return 'start';
  if (word === 'finish' || word === fold(finish)) return 'finish';
  return inside(word, 80) ? String(Number(word)) : undefined;
};
const rank = (card: string): number => (card === 'start' ? START : card === 'finish' ? FINISH : Number(card));

/** T4.13 names drops in ascending order; people need not. */
const drops = (words: readonly string[], scene: Scene): string[] | undefined => {
  const cards = words.map((word) => cardWord(word, scene));
  if (cards.length === 0 || cards.includes(undefined)) return undefined;
  return (cards as string[]).sort((a, b) => rank(a) - rank(b)).map((card) => `drop ${card}`);
};
const cellAt = (row: string, column: string): number => (Number(row) - 1) * COLUMNS + Number(column);

const placement = (words: readonly string[], { selected, ...scene }: Scene): string[] | undefined => {
  const [a = '', b = '', c = ''] = words;
  const holds = (word: string): boolean => handOf({ selected, ...scene }).includes(Number(word));
  if (words.length === 3 && inside(b, ROWS) && inside(c, COLUMNS)) return [`place ${a} ${cellAt(b, c)}`];
  if (words.length === 2) {
    // With a card selected two small numbers are row and column.
    if (selected !== undefined && inside(a, ROWS) && inside(b, COLUMNS)) return [`place ${selected} ${cellAt(a, b)}`];
    if (holds(a) && inside(b, ROWS * COLUMNS)) return [`place ${a} ${b}`];
  }
  // A lone number that is also a card in hand selects that card: selecting commits to nothing.
  if (words.length === 1 && selected !== undefined && !holds(a) && inside(a, ROWS * COLUMNS)) {
    return [`place ${selected} ${a}`];
  }
  return undefined;
};

const moves = (list: readonly string[] | undefined): Reading | undefined => list && { moves: list };

const readOne = (words: readonly string[], scene: Scene): Reading | undefined => {
  const [first = '', ...rest] = words;
  if (first === 'd' || first === 'discard') {
    const cards = rest.length > 0 ? drops(rest, scene) : [];
    return cards && { moves: ['discard', ...cards] };
  }
  if (first === 'drop') return moves(drops(rest, scene));
  if (offers(scene, 'drop')) return moves(drops(words, scene));
  for (const kind of ['pledge', 'rocks', 'purple']) {
    if (offers(scene, kind) && words.length === 1 && isNumber(first)) return { moves: [`${kind} ${Number(first)}`] };
  }
  if (words.length === 1) {
    const card = cardWord(first, scene);
    if (card === 'start' || card === 'finish') return { moves: [card] };
    // Who is not asked gets the rules' answer instead of a picture without cells.
    const held = scene.ask !== undefined && handOf(scene).includes(Number(first));
    if (isNumber(first) && held) return { select: Number(first) };
  }
  if (!words.every(isNumber)) return undefined;
  const placed = placement(words, scene);
  if (placed) return { moves: placed };
  // A card that is not held, or not your turn: the rules say so, whatever the cell.
  return words.length === 1 && inside(first, 80) ? { moves: [`place ${Number(first)} 1`] } : undefined;
};

/** 'pay 3 7 12', also behind a placement: 'place 41 17 pay 3 7'. */
export const readShort = (words: readonly string[], scene: Scene): Reading | undefined => {
  const pay = scene.words.tranquility.payWords.split(' ').map(fold);
  const at = words.findIndex((word) => pay.includes(word));
  if (at < 0) return readOne(words, scene);
  const paid = drops(words.slice(at + 1), scene);
  if (!paid || at === 0) return moves(paid);
  const before = words[0] === 'place' ? { moves: [words.slice(0, at).join(' ')] } : readOne(words.slice(0, at), scene);
  return before && 'moves' in before ? { moves: [...before.moves, ...paid] } : undefined;
};
