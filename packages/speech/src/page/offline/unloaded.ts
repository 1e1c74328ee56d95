/** What is said when something did not come, which may have been the words: so all languages are in the first file of the page. */
import type { Language } from '../../speaker.ts';

export const UNLOADED: Readonly<Record<Language, { readonly about: string; readonly again: string }>> = {
  en: { about: 'Something could not be loaded. Are you offline?', again: 'Try again' },
  fr: { about: 'Le chargement a échoué. Êtes-vous hors ligne\u00a0?', again: 'Réessayer' },
  de: { about: 'Etwas ließ sich nicht laden. Bist du offline?', again: 'Noch einmal versuchen' },
};
