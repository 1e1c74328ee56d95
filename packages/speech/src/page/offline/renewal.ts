/** Of a newer build, for whoever has the page open. */
import type { Language } from '../../speaker.ts';

export const RENEWAL: Readonly<Record<Language, { readonly about: string; readonly renew: string }>> = {
  en: { about: 'A new version is ready. Your games stay as they are.', renew: 'Update' },
  fr: { about: 'Une nouvelle version est prête. Vos parties restent telles quelles.', renew: 'Actualiser' },
  de: { about: 'Eine neue Version ist da. Deine Partien bleiben, wie sie sind.', renew: 'Aktualisieren' },
};
