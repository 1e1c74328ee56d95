/** Another name at a table. */
import type { Language } from '../../speaker.ts';

interface NamingSpeech {
  readonly name: string;
  readonly save: string;
}
export const NAMING: Readonly<Record<Language, NamingSpeech>> = {
  en: { name: 'Name at this table', save: 'Rename' },
  fr: { name: 'Nom à cette table', save: 'Changer le nom' },
  de: { name: 'Name an diesem Tisch', save: 'Umbenennen' },
};
