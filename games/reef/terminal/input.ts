/** Short input: a cell is bought, caught or turned up; a colour is taken or paid; the rest is one word. */

import { fold, isOneOf } from '@halcyon/terminal-kit/input';
import { isLegal } from '@halcyon/terminal-kit/offers';
import type { Reading, Scene } from '@halcyon/terminal-kit/scene';
import { isNumber, type Typed } from '@halcyon/terminal-kit/short-input';
import { colourName } from '../look/labels.ts';
import { COINS, coinsOf, reefOf } from '../look/reef.ts';
import {
  ANY_COLOUR,
  BOAT_PRICE,
  CELL_WORDS,
  type Cell,
  COIN_WORDS,
  type Coin,
  type Colour,
  colourOf,
  colourOfCoin,
  FACE_DOWN,
  isFish,
  type Left,
  PAYS_PEARL,
  type Price,
} from '../rules/vocabulary.ts';
import { cellWord, colourSign, priceOfCell, sideOf } from './cards.ts';
import { coralsFor } from './summary.ts';
import { reefWords } from './words.ts';

const coinWord = (coin: Coin): string => COIN_WORDS[coin] ?? '';
const cellNamed = (word: string | undefined): Cell | undefined => {
  const found = Object.keys(CELL_WORDS).find((cell) => CELL_WORDS[Number(cell)] === word);
  return found === undefined ? undefined : Number(found);
};

/** The worms, or the pearl, that a word may mean: a sign, or how a name begins; in the reader's language before the log's. */
const coinsNamed = (scene: Scene, word: string): Coin[] => {
  const { things } = scene.speaker.words;
  const own = (coin: Coin): string =>
    fold(coin === PAYS_PEARL ? (things.pearl ?? '') : colourName(things, colourOfCoin(coin)));
  const tests: ((coin: Coin) => boolean)[] = [
    (coin) => coin !== PAYS_PEARL && colourSign(scene, colourOfCoin(coin)) === word,
    (coin) => own(coin) === word || coinWord(coin) === word,
    (coin) => own(coin).startsWith(word),
    (coin) => coinWord(coin).startsWith(word),
  ];
  for (const test of tests) {
    const found = COINS.filter(test);
    if (found.length > 0) return found;
  }
  return [];
};
/** Each word as one coin; those that may be put down now come before others. */
const readCoins = (scene: Scene, words: Typed, move: string): readonly Coin[] | Reading | undefined => {
  const coins: Coin[] = [];
  for (const word of words) {
    const found = coinsNamed(scene, word);
    const open = found.filter((coin) => isLegal(scene, `${move} ${coinWord(coin)}`));
    const [coin, other] = open.length > 0 ? open : found;
    if (coin === undefined) return undefined;
    if (other !== undefined) return { form: found.map(coinWord).join(' | ') };
    coins.push(coin);
  }
  return coins;
};

/** As many payments as somebody will be asked for: what can be paid in one way only is paid without asking. */
const payments = (scene: Scene, coins: readonly Coin[], price: Price | Left, colour: Colour): string[] => {
  const purse = COINS.map((coin) => coinsOf(reefOf(scene.view), sideOf(scene), coin));
  const moves: string[] = [];
  for (const [i, coin] of coins.entries()) {
    const fit = purse.filter((n, kind) => n > 0 && (kind === PAYS_PEARL || colour === ANY_COLOUR || colour === kind));
    const all = fit.reduce((sum, n) => sum + n, 0);
    if (i >= price || fit.length < 2 || all <= price - i) break;
    moves.push(`pay ${coinWord(coin)}`);
    purse[coin]!--;
  }
  return moves;
};
/** A move that has its price, and the coins that were typed behind it. */
const paid = (
  scene: Scene,
  move: string,
  words: Typed,
  price: Price,
  colour: Colour = ANY_COLOUR,
): Reading | undefined => {
  const coins = readCoins(scene, words, 'pay');
  if (coins === undefined || !('length' in coins)) return coins;
  return { moves: [move, ...payments(scene, coins, price, colour)] };
};

/** What can be done with the card in a cell: turned up, bought, or caught for a coral. */
const readCell = (scene: Scene, cell: Cell, rest: Typed): Reading | undefined => {
  const { sea, broods } = reefOf(scene.view);
  const card = sea[cell]!;
  const word = cellWord(cell);
  const price = priceOfCell(scene, cell);
  const [first] = rest;
  // A number is that of a coral; what is no fish gets the rules' answer.
  if (isNumber(first)) return paid(scene, `catch ${word} ${first}`, rest.slice(1), price, colourOf(card));
  if (card === FACE_DOWN) return paid(scene, `turn ${word}`, rest, price);
  if (!isFish(card)) return paid(scene, `buy ${word}`, rest, price);
  const corals = coralsFor(scene, cell);
  if (corals.length > 1) return { form: `${word} <${corals.map((coral) => coral + 1).join('|')}>` };
  // Where none takes it, the rules say why.
  const coral = corals[0] ?? Math.max(0, broods[sideOf(scene)]!.indexOf(0));
  return paid(scene, `catch ${word} ${coral + 1}`, rest, price, colourOf(card));
};
/** Where a shark strikes: a cell, or the number of a coral. */
const readShark = (scene: Scene, rest: Typed): Reading | undefined => {
  const [prey, ...more] = rest;
  if (more.length > 0) return undefined;
  const cell = cellNamed(prey);
  if (cell !== undefined) return { moves: [`shark ${cellWord(cell)}`] };
  if (!isNumber(prey)) return prey === undefined ? { form: 'shark <cell> | shark <coral>' } : undefined;
  const { females } = reefOf(scene.view);
  const female = (females[sideOf(scene)]![Number(prey) - 1] ?? 0) > 0;
  return { moves: [`shark-fish ${prey} ${female ? 'female' : 'male'}`] };
};

const ACTIONS = ['boat', 'shark', 'keep', 'leave', 'end'] as const;
const readAction = (scene: Scene, first: string, rest: Typed): Reading | undefined => {
  const { typed } = reefWords(scene);
  const action = ACTIONS.find((name) => name === first || isOneOf(typed[name], first));
  const { ask } = scene;
  if (action === 'boat') return paid(scene, action, rest, BOAT_PRICE);
  if (action === 'shark') return readShark(scene, rest);
  if (action === 'keep') return ask?.id === 'keep' ? readCell(scene, ask.facts.cell ?? 0, rest) : undefined;
  return action !== undefined && rest.length === 0 ? { moves: [action] } : undefined;
};

export const readShort = (words: Typed, scene: Scene): Reading | undefined => {
  const { ask } = scene;
  const [first = '', ...rest] = words;
  const bought = ['buy', 'catch'].includes(first);
  const cell = cellNamed(bought ? rest[0] : first);
  // Who says 'buy' does not mean to turn a card up.
  if (cell !== undefined && !(bought && reefOf(scene.view).sea[cell] === FACE_DOWN))
    return readCell(scene, cell, bought ? rest.slice(1) : rest);
  const action = readAction(scene, first, rest);
  if (action) return action;
  if (ask?.id === 'keep' && isNumber(first)) return readCell(scene, ask.facts.cell ?? 0, words);
  const move = ask?.id === 'share' || ask?.id === 'substitute' ? 'take' : 'pay';
  const coins = readCoins(scene, first === move ? rest : words, move);
  if (coins === undefined || !('length' in coins) || coins.length === 0)
    return coins && 'length' in coins ? undefined : coins;
  if (move === 'take') return { moves: coins.map((coin) => `take ${coinWord(coin)}`) };
  if (ask?.id !== 'pay') return coins.length === 1 ? { moves: [`pay ${coinWord(coins[0]!)}`] } : undefined;
  return { moves: payments(scene, coins, ask.facts.left ?? 0, ask.facts.colour ?? ANY_COLOUR) };
};
