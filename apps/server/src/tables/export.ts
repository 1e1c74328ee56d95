/** A table's game as the text of its log, to keep or to send. */
import { printLog } from '@halcyon/kernel';
import type { OpenTable } from './info.ts';
import { NotAllowed } from './refusals.ts';
import { isOver, seatsHeld } from './table-state.ts';

export const exportText = ({ state, match, names }: OpenTable, person: string | undefined, named: boolean): string => {
  const [own] = seatsHeld(state, person);
  if (!match) throw new NotAllowed('this table has not begun');
  if (!isOver(state) && own === undefined) throw new NotAllowed('this table is still played');
  const isOpen = state.status === 'ended';
  const notes = [
    `table ${state.id}`,
    ...(isOpen ? [] : ['unfinished: what this seat does not know stands as ?']),
    ...(state.talk === 'talk' ? ['people could talk at this table'] : []),
    ...(state.help === 'bare' ? [] : [`people agreed on help: ${state.help}`]),
    ...(named ? state.seats.map(({ bot }, seat) => `seat ${seat}: ${names[seat] || bot || '-'}`) : []),
  ];
  const log = printLog(match, isOpen ? 'referee' : (own ?? 'audience'));
  return log + notes.map((note) => `# ${note}\n`).join('');
};
