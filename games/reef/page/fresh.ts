/** What somebody else has changed. Cards of the sea drift on at the end of every turn, so that what lies before people counts. */
import type { Outlook } from '@halcyon/kernel';
import type { News } from '@halcyon/page-kit/session.ts';
import { atCell, atSeat, type Way } from '@halcyon/page-kit/ways.ts';
import { reefOf } from '../look/reef.ts';
import { CORAL, PAYS_PEARL, PEARL, SHARK } from '../rules/vocabulary.ts';

export const freshOf = ({ name, args }: News, { view }: Outlook): readonly string[] => {
  const [a = 0, b = 0, c = 0] = args;
  if (name === 'caught') return [`[data-coral='${a}-${c}']`];
  if (name === 'bred') return [`[data-coral='${a}-${b}']`, `[data-broods='${a}']`];
  if (name === 'shark-ate') return [`[data-coral='${a}-${b}']`];
  if (name === 'breeding-open') return [`[data-flip='breeding-${a}']`];
  if (name === 'boat-bought') return [`[data-boat='${a}-${b}']`];
  if (name !== 'bought') return [];
  if (c === CORAL) return [`[data-coral='${a}-${reefOf(view).broods[a]!.length - 1}']`];
  if (c === PEARL) return [`[data-coin='${a}-${PAYS_PEARL}']`];
  return c === SHARK ? [`[data-sharks='${a}']`] : [];
};
/** From the sea to whoever took it; of a fish it is seen where it went. */
export const waysOf = ({ name, args: [seat, cell] }: News): readonly Way[] =>
  name === 'bought' || name === 'shark-took' ? [{ from: atCell(cell), to: atSeat(seat) }] : [];
