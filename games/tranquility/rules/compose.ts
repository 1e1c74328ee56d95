/** Tranquility for one set-up: the base, then its layout, its mode and its features as the set-up names them. */
import type { Rules, Setup } from '@halcyon/kernel';
import { together } from '@halcyon/parts';
import { installDiscard } from './actions/discard.ts';
import { installFinish } from './actions/finish.ts';
import { installPlace } from './actions/place.ts';
import { installStart } from './actions/start.ts';
import { filled } from './board.ts';
import { FINISHES, WILD } from './cards.ts';
import { installDeal } from './deal.ts';
import { type Imagination, imagine } from './imagine.ts';
import { auditFor, inventoryOf } from './inventory.ts';
import { installLoss } from './loss.ts';
import type { Feature, Parts } from './parts.ts';
import { type Box, Slots } from './slots.ts';
import { type State, startState, stateFields } from './state.ts';
import { installTurn } from './turn.ts';
import type { Layout, Mode } from './variant.ts';

/** What set-ups may name; the plain game needs but the first layout and mode (plain.ts). */
export interface Modules {
  readonly features: readonly Feature[];
  readonly layouts: readonly Layout[];
  readonly modes: readonly Mode[];
}
/**
 * Raised whenever an old log would replay differently. 2: digests go by names, see docs/decisions/0004. 3: shuffles of four
 * steps (T3.2), strict judges a single card only when the turn begins (T5.1), the Finish lies where it was played.
 */
export const VERSION = 3;

const STANDARD_BOX: Box = { finishes: FINISHES, starts: true, joker: WILD, piles: 'own' };

/** The game of the book's first pages. What ranks its players has neither a common loss nor a Finish. */
const installPlainGame = (slots: Slots, { rank }: Mode): Parts => {
  const turn = installTurn(slots);
  if (!rank) installLoss(slots, turn);
  const placing = installPlace(slots, turn);
  const start = slots.box.starts ? installStart(slots, turn) : undefined;
  if (!rank) installFinish(slots, turn);
  installDiscard(slots, turn);
  return { slots, turn, placing, start };
};

const named = <Module extends { readonly id: string }>(list: readonly Module[], wanted: string): Module => {
  const found = list.find(({ id }) => id === wanted);
  if (!found) throw new Error(`'${wanted}' is not loaded: the plain game composes no modules`);
  return found;
};

export const composer =
  (modules: Modules) =>
  (setup: Setup): Rules<State> => {
    const { seats } = setup;
    const layout = named(modules.layouts, setup.layout);
    const mode = named(modules.modes, setup.mode);
    const features = setup.features.map((wanted) => named(modules.features, wanted));
    const { board } = layout;
    const slots = new Slots(setup, board, { ...STANDARD_BOX, ...layout.box, ...mode.box });
    const { book, box } = slots;
    book.slice(stateFields(board, book.ended, seats), () => startState(board, seats, box));

    const parts = installPlainGame(slots, mode);
    for (const module of [layout, mode, ...features]) module.install?.(parts);
    slots.close();

    const { turn, start } = parts;
    const closed = book.close(installDeal(slots, turn), turn.read);
    const inventory = inventoryOf(slots);

    const about: Imagination = {
      slots,
      turn,
      inventory,
      start,
      copy: (s) => closed.copy(s, closed.start()),
    };
    return {
      id: 'tranquility',
      version: VERSION,
      seats,
      setup,
      ...closed,
      outcome(s) {
        if (s.ended !== 0 && mode.rank) return mode.rank(s);
        return together(s, filled(s) + (s.started === 0 ? 0 : 1) + s.won);
      },
      imagine: (view, seat, random) => imagine(view, seat, random, about),
      audit: auditFor(inventory, closed, slots),
    };
  };
