/** T6.10: a Wild counts as an island, a Start, a Finish; as a Monster or Compass only with those modules. */
import { numberArg, seatArg, times } from '@halcyon/parts';
import { WILD } from '../../cards.ts';
import { installNaming } from '../../jokers/index.ts';
import type { Feature } from '../../parts.ts';
import { ROLES } from '../../slots.ts';
import { BY_WILD } from '../../state.ts';

export const wild: Feature = {
  id: 'wild',
  install({ slots, turn, placing }) {
    const { book, setup } = slots;
    const wilds = setup.options.wilds!;
    slots.deck.push(...times(wilds, WILD));
    const notHeld = installNaming(slots, turn, placing, 'wild', 'T6.10');

    const playedAs = book.event('wild-as', seatArg, numberArg('role', ROLES.length));
    slots.standIns.push({
      card: WILD,
      prefix: 'wild-',
      notHeld,
      roles: ROLES,
      announce: (seat, as, tell) => tell?.(playedAs, seat, ROLES.indexOf(as), 0),
    });
    slots.shownJokers.add((s) => (s.started === BY_WILD ? 1 : 0));
    // T6.11: as long as not all of them lie openly.
    slots.otherCompasses.add((s) => wilds - slots.flat.shownJokers!(s));
  },
};
