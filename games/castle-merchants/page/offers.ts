/** The buttons under the hand, by what is asked; one that is not allowed is shown too and says why when it is pressed. */
import type { Move } from '@halcyon/kernel';
import type { Session } from '@halcyon/page-kit/session.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { moveLabel, type Things } from '../look/names.ts';
import { pickOf, type Tool } from './pick.svelte.ts';
import { type Gain, gainOf } from './preview.ts';

interface Offer {
  readonly name: string;
  readonly allowed: boolean;
  readonly word: string;
  /** Everything, for the ear. */
  readonly sentence: string;
  /** Pressed in: it goes on in the picture. */
  readonly on?: boolean;
  /** Cards that it costs, or brings. */
  readonly cards?: number;
  readonly wares?: number;
  /** What a coin is worth. */
  readonly coin?: number;
  /** In few signs: how many are left, or how many are marked. */
  readonly text?: string;
  readonly main?: boolean;
  press(): void;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const inWords = (things: Things, { cards, wares }: Gain): string[] => [
  ...(cards > 0 ? [`${things.cards} ${signed(cards)}`] : []),
  ...(wares > 0 ? [things.fillsCart!] : []),
];

export const offersOf = (session: Session): Offer[] => {
  const pick = pickOf(session);
  const { map } = pick;
  const { things } = speech.words.games['castle-merchants']!;
  const seat = session.looking ?? 0;
  const { id, facts } = session.ask ?? { id: '', facts: {} };
  const word = (name: string): string => moveLabel(things, name);

  const tool = (name: Tool, more: { readonly cards?: number; readonly text?: string }): Offer => ({
    name,
    allowed: pick.can(name),
    word: word(name),
    sentence: `${word(name)}: ${more.text ?? things.twoCards}`,
    on: pick.tool === name,
    ...more,
    press: () => pick.pressTool(name),
  });
  const plain = (name: string, move: Move = session.move(name)!, gain?: Gain): Offer => ({
    name,
    allowed: session.check(move) === undefined,
    word: word(name),
    sentence: [session.speaker.move(move), ...(gain ? inWords(things, gain) : [])].join(', '),
    ...gain,
    press: () => void session.play(move),
  });
  const ending = (name: string): Offer => {
    const move = session.move(name)!;
    return plain(name, move, gainOf(session, move));
  };

  if (pick.price > 0) {
    const [bought] = pick.opening;
    const text = `${pick.paying.length}/${pick.price}`;
    const sentence = `${things.pay} ${text}${bought === undefined ? '' : `: ${session.speaker.move(bought)}`}`;
    const allowed = pick.paying.length === pick.price;
    const pay = { name: 'pay', allowed, word: things.pay!, sentence, text, main: allowed, press: () => pick.pay() };
    return [...(pick.tool === undefined ? [] : [tool(pick.tool, { cards: -2 })]), pay];
  }
  if (id === 'act') {
    return [
      tool('landslide', { text: `×${map.slides[seat]}` }),
      tool('remove', { cards: -2 }),
      tool('throw', { cards: -2 }),
      ending(pick.can('end') ? 'end' : 'draw'),
    ];
  }
  if (id === 'die') return [...(pick.taking === undefined ? [] : [plain('take', pick.taking)]), plain('nothing')];
  if (id === 'sell') {
    return [
      { ...plain('sell-for-gold'), coin: facts.coin! },
      { ...plain('sell-for-cards'), cards: facts.cards! },
      { ...plain('end'), word: things.keep! },
    ];
  }
  return id === 'free-throw' ? [plain('throw-free'), plain('end')] : [];
};
