/** The High Arch (T7.2) in German. */
import type { SameLabels } from '@halcyon/speech/catalogue';
import { figure } from '@halcyon/speech/grammar';
import type { ModuleWords } from '@halcyon/speech/talk';
import type { vocabulary } from '../../rules/layouts/high-arch/vocabulary.ts';
import type { Names } from '../../rules/vocabulary.ts';
import type { highArch as english } from '../en/high-arch.ts';

export const highArch = {
  layouts: {
    'high-arch': {
      name: 'Der Hohe Bogen',
      about: 'Zuerst baut ihr zwei Säulen, ohne etwas zu bezahlen, dann das Dach darüber.',
    },
  },
  things: {
    left: 'Linke Säule',
    right: 'Rechte Säule',
    roof: 'Dach',
  },
  moves: {},
  events: {
    'pillars-full': () => 'Beide Säulen sind voll: Jetzt kommt das Dach, nach den Standardregeln.',
  },
  asks: {},
  refusals: {
    'arch.pillars-first': ({ empty }) => `Das Dach wartet, bis beide Säulen voll sind; leere Felder: ${figure(empty)}.`,
  },
  endings: {},
} satisfies ModuleWords<typeof vocabulary, Names> & SameLabels<typeof english>;
