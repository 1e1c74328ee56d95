/** Short input: a character and a number, or an action and what it needs. */

import { isOneOf } from '@halcyon/terminal-kit/input';
import type { Reading, Scene } from '@halcyon/terminal-kit/scene';
import { isNumber, type Typed } from '@halcyon/terminal-kit/short-input';
import { characterWord } from '../look/names.ts';
import { guestsAt, isInside, pubOf } from '../look/pub.ts';
import type { Character } from '../rules/vocabulary.ts';
import { charactersNamed, exitsOf, ownClan } from './guests.ts';
import { pubWords } from './words.ts';

const ACTIONS = ['enter', 'back', 'innkeeper', 'leave', 'end'] as const;
type Action = (typeof ACTIONS)[number];
const actionOf = (scene: Scene, word: string | undefined): Action | undefined =>
  word === undefined
    ? undefined
    : ACTIONS.find((action) => action === word || isOneOf(pubWords(scene).typed[action], word));

const choose = (characters: readonly Character[]): Reading => ({ form: characters.map(characterWord).join(' | ') });
/** One character, or those that the word may mean. Those in the pub are meant first; the rules say why others cannot. */
const named = (scene: Scene, word: string, usual: readonly Character[]): readonly Character[] => {
  const found = charactersNamed(scene, word, usual);
  const inside = found.filter((character) => isInside(pubOf(scene.view), character));
  const known = inside.length > 0 ? inside : found.slice(0, 1);
  // 'goblin' is the first of both, if both are there.
  return known.length > 1 && new Set(known.map((one) => characterWord(one).replace('2', ''))).size === 1
    ? known.slice(0, 1)
    : known;
};

/** 'leave' costs any die: with only one that can be used, it need not be said. */
const leave = (scene: Scene, character: Character, [pips]: Typed): Reading => {
  const dice = exitsOf(scene, character);
  const die = pips ?? (new Set(dice).size === 1 ? String(dice[0]) : undefined);
  const first = pubOf(scene.view).dice.find((shown) => shown > 0);
  // Who may not leave gets the rules' answer.
  if (die === undefined && dice.length > 0) return { form: `leave ${characterWord(character)} <${dice.join('|')}>` };
  return { moves: [`leave ${characterWord(character)} ${die ?? first ?? 1}`] };
};
/** What follows a character: '5', '-5', 'back 5', 'leave', 'leave 5'. */
const act = (scene: Scene, character: Character, words: Typed): Reading | undefined => {
  const [first = '', ...rest] = words;
  const word = characterWord(character);
  if (isNumber(first) && rest.length === 0) return { moves: [`move ${word} ${first}`] };
  if (/^-\d{1,2}$/.test(first) && rest.length === 0) return { moves: [`back ${word} ${first.slice(1)}`] };
  const action = actionOf(scene, first);
  if (action === 'back')
    return isNumber(rest[0]) && rest.length === 1 ? { moves: [`back ${word} ${rest[0]}`] } : undefined;
  return action === 'leave' && rest.length <= 1 ? leave(scene, character, rest) : undefined;
};

const readAction = (action: Action, rest: Typed, scene: Scene): Reading | undefined => {
  const [first, second] = rest;
  if (action === 'end') return rest.length === 0 ? { moves: [action] } : undefined;
  if (action === 'enter' || action === 'innkeeper') {
    if (rest.length === 1 && isNumber(first)) return { moves: [`${action} ${first}`] };
    return rest.length === 0 ? { form: `${action} <${action === 'enter' ? 'pips' : 'table'}>` } : undefined;
  }
  const found = named(scene, first ?? '', ownClan(scene));
  if (found.length !== 1) return found.length > 1 ? choose(found) : undefined;
  return act(scene, found[0]!, [action, ...(second === undefined ? [] : rest.slice(1))]);
};

/** 'orc' for whoever sits at the innkeeper's table. */
const readGuest = (words: Typed, scene: Scene): Reading | undefined => {
  const [name = ''] = words;
  const pub = pubOf(scene.view);
  const guests = guestsAt(pub, pub.innkeeper);
  const found = charactersNamed(scene, name, guests);
  const there = found.filter((character) => guests.includes(character));
  if (there.length > 1) return choose(there);
  const guest = there[0] ?? found[0];
  return guest === undefined ? undefined : { moves: [`serve ${characterWord(guest)}`] };
};

export const readShort = (words: Typed, scene: Scene): Reading | undefined => {
  const { ask, selected } = scene;
  const [first = '', ...rest] = words;
  if (first === 'serve' || (ask?.id === 'serve' && rest.length === 0)) {
    const guest = readGuest(first === 'serve' ? rest : words, scene);
    if (guest) return guest;
  }
  if (selected !== undefined) {
    const done = act(scene, selected, words);
    if (done) return done;
  }
  const action = actionOf(scene, first);
  if (action) return readAction(action, rest, scene);
  const found = named(scene, first === 'move' ? (rest[0] ?? '') : first, ownClan(scene));
  if (found.length > 1) return choose(found);
  const [character] = found;
  if (character === undefined) return undefined;
  const then = first === 'move' ? rest.slice(1) : rest;
  if (then.length > 0) return act(scene, character, then);
  // Who is not there or not asked gets the rules' answer.
  const own = ask?.id === 'act' && ownClan(scene).includes(character) && isInside(pubOf(scene.view), character);
  return own ? { select: character } : { moves: [`move ${characterWord(character)} 1`] };
};
