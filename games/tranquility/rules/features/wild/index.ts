/** T6.10: a Wild counts as an island, a Start, a Finish; as a Monster or Compass only with those modules. */
import { numberArg, seatArg, times } from '@halcyon/parts';
import { WILD } from '../../cards.ts';
import type { Feature } from '../../feature.ts';
import { installNaming } from '../../naming.ts';
import { BY_WILD } from '../../state.ts';
import { ROLES } from '../../table.ts';

export const wild: Feature = {
  id: 'wild',
  install({ table, turn, placing }) {
    const { book, setup } = table;
    const wilds = setup.options.wilds!;
    table.deck.push(...times(wilds, WILD));
    const notHeld = installNaming(table, turn, placing, 'wild', 'T6.10');

    const playedAs = book.event('wild-as', seatArg, numberArg('role', ROLES.length));
    table.standIns.push({
      card: WILD,
      prefix: 'wild-',
      notHeld,
      roles: ROLES,
      announce: (seat, as, tell) => tell?.(playedAs, seat, ROLES.indexOf(as), 0),
    });
    table.shownJokers.add((s) => (s.started === BY_WILD ? 1 : 0));
    // T6.11: as long as not all of them lie openly.
    table.otherCompasses.add((s) => wilds - turn.flat.shownJokers!(s));
  },
};
