/** Tables of this server that anybody may see. */
import { typeset } from '../../grammar.ts';
import type { Language } from '../../speaker.ts';

interface OpenListSpeech {
  readonly title: string;
  readonly about: string;
  readonly none: string;
  readonly noneMore: string;
  /** Of a table that waits, and of one that is played. */
  readonly free: (n: number) => string;
  readonly played: string;
  readonly join: string;
  readonly watch: string;
}
export const OPEN_LIST: Readonly<Record<Language, OpenListSpeech>> = {
  en: {
    title: 'Open tables',
    about: 'Whoever opened these tables would like anybody to find them.',
    none: 'No table stands open just now.',
    noneMore:
      'Open one of your own: choose a game, play with friends, and tick ‘Show this table in the open list’ before it begins.',
    free: (n) => (n === 1 ? '1 free seat' : `${n} free seats`),
    played: 'is being played',
    join: 'Sit down',
    watch: 'Watch',
  },
  fr: typeset({
    title: 'Tables ouvertes',
    about: 'Qui a ouvert ces tables aimerait que chacun les trouve.',
    none: 'Aucune table n’est ouverte pour le moment.',
    noneMore:
      'Ouvrez la vôtre : choisissez un jeu, jouez avec des amis et cochez « Montrer cette table dans la liste ouverte » avant qu’elle ne commence.',
    free: (n: number) => (n > 1 ? `${n} places libres` : `${n} place libre`),
    played: 'partie en cours',
    join: 'S’asseoir',
    watch: 'Regarder',
  }),
  de: {
    title: 'Offene Tische',
    about: 'Wer diese Tische eröffnet hat, möchte, dass alle sie finden.',
    none: 'Gerade steht kein Tisch offen.',
    noneMore:
      'Eröffne einen eigenen: Wähle ein Spiel, spiele mit Freunden und setze vor dem Beginn das Häkchen „Diesen Tisch in der offenen Liste zeigen“.',
    free: (n) => (n === 1 ? '1 freier Platz' : `${n} freie Plätze`),
    played: 'wird gespielt',
    join: 'Dazusetzen',
    watch: 'Zusehen',
  },
};
