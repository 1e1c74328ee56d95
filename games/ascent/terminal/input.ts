/** Short input: a card and a slot, cards to drop, a herd and its way. The rules judge the result. */

import { isOneOf } from '@halcyon/terminal-kit/input';
import { handOf, knows, offers } from '@halcyon/terminal-kit/offers';
import type { Reading, Scene } from '@halcyon/terminal-kit/scene';
import { isNumber, readDrops, readPaid, type Typed } from '@halcyon/terminal-kit/short-input';
import { cardWord } from '../look/cards.ts';
import { cardValue, isCampfire, SUMMIT } from '../rules/vocabulary.ts';
import { cardsOf, firesMeant } from './cards.ts';
import { aimOf, HERD, spotsAt, waysUp } from './choices.ts';
import { wordsFor } from './words.ts';

/** A slot at the beginning, and what follows. */
const spotIn = (words: Typed, scene: Scene): { readonly cell: number; readonly rest: Typed } | undefined => {
  const found = spotsAt(scene).read(words);
  return found && { cell: found.cells[0]!, rest: found.rest };
};

/** One step of a herd from this slot, and what follows: 'left', 'up 4 2', '4 2'. */
const stepIn = (words: Typed, from: number, scene: Scene): ReturnType<typeof spotIn> => {
  const { left, right } = wordsFor(scene).typed;
  const [word = '', ...rest] = words;
  const side = [left, right].findIndex((side) => isOneOf(side, word));
  // Where no slot is, the rules say that this way does not lead up.
  return side < 0 ? spotIn(word === 'up' ? rest : words, scene) : { cell: waysUp(from)[side] ?? from, rest };
};
/** 'left left stop': the way of a herd from this slot. */
const readWay = (words: Typed, from: number, scene: Scene): string[] | undefined => {
  const moves: string[] = [];
  let at = from;
  for (let rest = words; rest.length > 0; ) {
    const step = stepIn(rest, at, scene);
    if (!step && !isOneOf(`stop ${wordsFor(scene).typed.stop}`, rest[0]!)) return undefined;
    moves.push(step ? `up ${step.cell + 1}` : 'stop');
    at = step?.cell ?? at;
    rest = step?.rest ?? rest.slice(1);
  }
  return moves;
};

/** What is aimed and where to. A campfire may be given the new slot of its terrain, a herd its way in the same breath. */
const aimed = (card: number, words: Typed, scene: Scene): Reading | undefined => {
  const found = spotIn(words, scene);
  if (!found) return undefined;
  const { cell, rest } = found;
  const first = `${aimOf(card)} ${cell + 1}`;
  if (rest.length === 0) return { moves: [first] };
  if (card === HERD) {
    const way = readWay(rest, cell, scene);
    return way && { moves: [first, ...way] };
  }
  const target = isCampfire(card) ? spotIn(rest, scene) : undefined;
  return target && target.rest.length === 0 ? { moves: [first, `lift ${target.cell + 1}`] } : undefined;
};

const formOf = (card: number, scene: Scene): Reading => ({ form: `${aimOf(card)} ${spotsAt(scene).form}` });

/** 'g7', 'g7 3 2'; the card alone picks it up. */
const readCard = (card: number, rest: Typed, scene: Scene): Reading | undefined => {
  if (card === SUMMIT) return rest.length === 0 ? { moves: [cardWord(card)] } : undefined;
  if (rest.length > 0) return aimed(card, rest, scene) ?? formOf(card, scene);
  // Who holds none or is not asked gets the rules' answer.
  const held = scene.ask !== undefined && handOf(scene).includes(card);
  return held ? { select: card } : { moves: [`${aimOf(card)} 1`] };
};
/** 'herd' shows them, 'herd 2 3' leads one. */
const readHerd = (rest: Typed, scene: Scene): Reading => {
  if (rest.length > 0) return aimed(HERD, rest, scene) ?? formOf(HERD, scene);
  return offers(scene, 'herd') ? { select: HERD } : { moves: ['herd 1'] };
};
/** A lone number is a value, if only one card in hand has it. */
const readValue = (value: number, scene: Scene): Reading | undefined => {
  const held = [...new Set(handOf(scene).filter((card) => cardValue(card) === value))];
  if (held.length > 1) return { form: held.map(cardWord).join(' | ') };
  return held[0] === undefined || scene.ask === undefined ? undefined : { select: held[0] };
};

const readOne = (words: Typed, scene: Scene): Reading | undefined => {
  const { ask, selected } = scene;
  if (ask?.id === 'climb') {
    const way = readWay(words, ask.facts.cell!, scene);
    if (way) return { moves: way };
  }
  const cards = cardsOf(scene);
  const dropped = readDrops(words, scene, cards);
  if (dropped) return dropped.reading;
  const [first = '', ...rest] = words;
  if (ask?.id === 'lift') {
    const spot = spotIn(first === 'lift' ? rest : words, scene);
    if (spot?.rest.length === 0) return { moves: [`lift ${spot.cell + 1}`] };
  }
  if (knows(scene, 'herd') && isOneOf(`herd ${wordsFor(scene).typed.herd}`, first)) return readHerd(rest, scene);
  const named = cards.take(words) ?? (['place', 'campfire'].includes(first) ? cards.take(rest) : undefined);
  if (named) return readCard(named.card, named.rest, scene);
  const fires = firesMeant(scene, first);
  if (fires.length > 1) return { form: fires.map(cardWord).join(' | ') };
  if (selected !== undefined) return aimed(selected, words, scene);
  return words.length === 1 && isNumber(first) ? readValue(Number(first), scene) : undefined;
};

export const readShort = (words: Typed, scene: Scene): Reading | undefined =>
  readPaid(words, scene, cardsOf(scene), (action) => readOne(action, scene));
