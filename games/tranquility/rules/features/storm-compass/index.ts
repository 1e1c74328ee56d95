/** Storm & Compass, T6.4-T6.9. */
import type { Feature } from '../../parts.ts';
import { installCompasses } from './compasses.ts';
import { installStorms } from './storms.ts';
import { places, weatherSlice } from './weather.ts';

export const stormCompass: Feature = {
  id: 'storm-compass',
  install(parts) {
    const { slots } = parts;
    const slice = weatherSlice(slots.book, slots, places(slots.board.rows.length));
    const storm = installStorms(parts, slice);
    installCompasses(parts, slice, storm);
  },
};
