/** Where an address leads nowhere. */
import { typeset } from '../../grammar.ts';
import type { Language } from '../../speaker.ts';

export const UNKNOWN: Readonly<Record<Language, { readonly title: string; readonly about: string }>> = {
  en: {
    title: 'There is nothing here',
    about: 'This address leads to no game and to no page. Perhaps a letter of it is missing. These games are here:',
  },
  fr: typeset({
    title: 'Il n’y a rien ici',
    about: 'Cette adresse ne mène à aucun jeu ni à aucune page. Il lui manque peut-être une lettre. Voici les jeux :',
  }),
  de: {
    title: 'Hier ist nichts',
    about: 'Diese Adresse führt zu keinem Spiel und zu keiner Seite. Vielleicht fehlt ihr ein Buchstabe. Hier gibt es:',
  },
};
