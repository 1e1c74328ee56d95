/** The moves that the reader is asked for, each with what it means; one that is not allowed is shown too, with its reason. */

import type { Move, Refusal } from '@halcyon/kernel';
import type { Session } from '@halcyon/page-kit/session.ts';
import { speech } from '@halcyon/page-kit/words.svelte.ts';
import { faceLabel } from '../look/cards.ts';
import { flightOf } from '../look/flight.ts';
import { DICE, needed, POINTS, WILD } from '../rules/index.ts';

interface Offer {
  readonly name: string;
  readonly move: Move;
  readonly allowed: boolean;
  readonly word: string;
  /** In few signs, for the eye; or the cards that would be played. */
  readonly text: string;
  readonly cards: readonly number[];
  /** Everything, for the ear. */
  readonly sentence: string;
  /** What it answers when it is asked. */
  readonly sign: string;
}
interface Meaning {
  readonly text?: string;
  readonly said?: string | undefined;
  readonly cards?: readonly number[];
}

/** By what is asked. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  decide: ['jump', 'stay'],
  alone: ['jump', 'throw'],
  raise: ['raise', 'wild', 'fall'],
};

/** Why not, in two words; the sentence comes when it is pressed. */
const whyNot = (things: Readonly<Record<string, string>>, { id, facts }: Refusal): string =>
  id === 'lacking' ? `${things.lacking} ${facts.missing}` : (things[id] ?? '');

const meanings = (session: Session): Readonly<Record<string, Meaning>> => {
  const { table, games } = speech.words;
  const { things } = games['cloud-nine']!;
  const { cloud, dice } = flightOf(session.view);
  const asked = needed(dice);
  const [here, above] = [POINTS[cloud]!, POINTS[cloud + 1] ?? 0];
  const rises = `${things.rises}: ${table.points(above)}`;
  const thrown = `${things.dice}: ${DICE[cloud]}`;
  const free = asked.length === 0;
  return {
    jump: { text: `+${table.points(here)}` },
    stay: free
      ? { text: `▲ ${table.points(above)}`, said: rises }
      : { text: `▲ ${above} · ▼ 0`, said: `${rises}, ${things.falls}: 0` },
    throw: { text: `${thrown} · ▲ ${above}`, said: `${thrown}, ${rises}` },
    raise: free
      ? { text: things.free! }
      : { cards: asked, said: asked.map((card) => faceLabel(things, card)).join(', ') },
    wild: { cards: [WILD] },
    fall: { text: '▼ 0', said: table.points(0) },
  };
};
/** Names of moves that something else has among the signs. */
const SIGNS: Readonly<Record<string, string>> = { throw: 'roll', wild: 'use' };
/** Where a move and a card have the same name. */
const LABELS: Readonly<Record<string, string>> = { wild: 'useWild' };

export const offersOf = (session: Session): Offer[] => {
  const { things } = speech.words.games['cloud-nine']!;
  const all = meanings(session);
  const { cloud, dice } = flightOf(session.view);
  const facts = `points=${POINTS[cloud]} above=${POINTS[cloud + 1] ?? 0} dice=${DICE[cloud] ?? 0} needed=${needed(dice).length}`;
  return (KINDS[session.ask?.id ?? ''] ?? []).map((name) => {
    const move = session.move(name)!;
    const refusal = session.check(move);
    const {
      text = '',
      cards = [],
      said = text,
    }: Meaning = refusal ? { text: whyNot(things, refusal), said: session.speaker.reason(refusal) } : all[name]!;
    const sentence = [session.speaker.move(move), ...(said ? [said] : [])].join(': ');
    return {
      name,
      move,
      allowed: !refusal,
      word: things[LABELS[name] ?? name]!,
      text,
      cards,
      sentence,
      sign: `${SIGNS[name] ?? name} ${facts}`,
    };
  });
};
