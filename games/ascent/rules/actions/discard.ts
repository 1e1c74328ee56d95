/** A4.1: two cards away instead of a card played. */
import { installDiscardTwo, openPurse } from '@halcyon/parts';
import type { Base } from '../base.ts';
import type { Read } from '../read.ts';
import type { State } from '../state.ts';
import type { Turn } from '../turn.ts';

export const installDiscard = ({ book, actions }: Base, turn: Turn): void => {
  actions.push(installDiscardTwo<State, Read>({ book, rule: 'A4.1', turn, purse: openPurse }));
};
