/** What may be typed here, and what help shows. */

import { parseMove } from '@halcyon/kernel';
import { fitted, oneWord } from '@halcyon/terminal-kit/keys';
import { cellsOf, cellsOfCard, handOf, offers } from '@halcyon/terminal-kit/offers';
import type { Scene } from '@halcyon/terminal-kit/scene';
import { hexWord } from '../look/names.ts';
import { HEX_WORDS, type Hex, MEADOW, NEIGHBOURS, TERRAINS } from '../rules/index.ts';
import { FLAGS } from './hex.ts';
import { choicesAt, hexesFor, isEmpty, labelOf, landOf, type Role, thing, tileMark } from './land.ts';
import { typedCard, typedMove } from './names.ts';
import { wordsFor } from './words.ts';

/** What is typed, and what it does. */
const means = (typed: string, meaning: string): string => `${typed} → ${meaning}`;
/** 'd4 → Put a tile · e8 → Go': one hex for each thing that may be done with what is picked up, or with the die. */
const aims = (scene: Scene): string[] => {
  const choices = choicesAt(scene);
  const one = (role: Role, fits: (hex: Hex) => boolean = () => true): string =>
    hexWord(hexesFor(choices, role).find(fits) ?? -1);
  const kinds = new Set([...choices.kinds.values()].flatMap((each) => [...each]));
  const to = one('to', (hex) => isEmpty(scene, hex)) || one('to');
  const typed: Readonly<Record<string, string>> = {
    move: one('go'),
    place: to,
    landslide: to,
    put: to,
    remove: one('from'),
    take: one('from'),
    shift: `${one('from')} ${to}`,
    carry: `${one('from')} ${to}`,
  };
  return Object.keys(typed)
    .filter((kind) => kinds.has(kind))
    .map((kind) => means(typed[kind]!, labelOf(scene, kind)));
};
/** What these mean is clear. */
const PLAIN = ['end', 'nothing'];
const labelled = (scene: Scene): string[] =>
  oneWord(scene).map((move) => {
    const typed = typedMove(scene, move);
    return PLAIN.includes(move) ? typed : means(typed, labelOf(scene, move));
  });
/** A card alone and with a hex, then whatever else is offered now. */
const actions = (scene: Scene): string[] => {
  const [card] = [...handOf(scene)].sort((a, b) => typedCard(scene, a).length - typedCard(scene, b).length);
  const near = NEIGHBOURS[landOf(scene).merchants[scene.seat ?? 0]!]!;
  const withCard = (held: number): string[] => {
    const name = typedCard(scene, held);
    const hexes = ['move', 'place'].flatMap((kind) => cellsOfCard(scene, kind, held));
    const hex = hexes.find((each) => near.includes(each)) ?? hexes[0];
    return hex === undefined ? [name] : [name, `${name} ${hexWord(hex)}`];
  };
  return [
    ...(card === undefined ? [] : withCard(card)),
    ...oneWord(scene).map((move) => typedMove(scene, move)),
    ...['landslide', 'remove'].flatMap((move) =>
      offers(scene, move) ? [`${typedMove(scene, move)} ${hexWord(cellsOf(scene, move)[0]!)}`] : [],
    ),
  ];
};
export const keysOf = (scene: Scene): string => {
  const { ask, selected, words } = scene;
  if (ask === undefined) return words.keys;
  if (ask.id === 'pay') {
    const cards = [...new Set(handOf(scene))].map((card) => typedCard(scene, card));
    return fitted([means(cards.join(', '), thing(scene, 'pay'))], words.keys);
  }
  if (ask.id === 'die') return fitted([...aims(scene), ...labelled(scene)], words.keys);
  if (ask.id !== 'act') return fitted(labelled(scene), words.keys);
  if (selected === undefined) return fitted(actions(scene), words.keys);
  return fitted(aims(scene), wordsFor(scene).picked);
};

const MOUNTAIN = TERRAINS.indexOf('mountain') + 1;
const FOREST = TERRAINS.indexOf('forest') + 1;
/** As it is typed, and what it does. */
export const helpWith = (scene: Scene): (readonly [string, string])[] => {
  const said = (move: string): string => scene.speaker.move(parseMove(scene.rules.moves, move) as number);
  const card = typedCard(scene, FOREST);
  const meadow = thing(scene, 'meadow').toLowerCase();
  const one = (move: string): readonly [string, string] => [typedMove(scene, move), said(move)];
  return [
    [card, `${thing(scene, 'chooseHex')} ${FLAGS.go} ${thing(scene, 'move')}, (4) ${thing(scene, 'place')}`],
    [`${card} d4`, said('place forest d4')],
    [`${card} ${meadow}`, said(`move forest ${HEX_WORDS[MEADOW]}`)],
    [`${card} d4 c3`, said('shift forest d4 c3')],
    [`${typedMove(scene, 'landslide')} d4`, said('landslide d4')],
    [`${typedMove(scene, 'remove')} d4`, said('remove d4')],
    [`${typedMove(scene, 'throw')} ${tileMark(scene, FOREST)} ${tileMark(scene, MOUNTAIN)}`, said('throw')],
    [`${scene.words.cards.payWords.split(' ')[0]} ${card}`, said('pay forest')],
    ['d4', said('put d4')],
    ['d4 c3', said('carry d4 c3')],
    ...['nothing', 'sell-for-gold', 'sell-for-cards', 'draw', 'end'].map(one),
  ];
};
