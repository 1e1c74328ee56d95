/** What is said of help where a table is set up and opened: apart from the rest, which is for those who ask. */
import { typeset } from '../../grammar.ts';
import type { Language } from '../../speaker.ts';
import type { HelpSpeech } from './speech.ts';

export const AGREEMENT: Readonly<Record<Language, Pick<HelpSpeech, 'title' | 'kinds' | 'about' | 'agreed'>>> = {
  en: {
    title: 'Help',
    kinds: { bare: 'None', facts: 'Facts', advice: 'Facts and advice' },
    about: {
      bare: 'As in the rule book: everybody counts for themselves.',
      facts: 'Everybody may look up what follows from their own view: gaps, costs, cards that are gone.',
      advice: 'The facts, and what a bot would do at one’s own seat.',
    },
    agreed: (kind) => `Help at this table: ${kind.toLowerCase()}.`,
  },
  fr: typeset({
    title: 'Aide',
    kinds: { bare: 'Aucune', facts: 'Des faits', advice: 'Des faits et des conseils' },
    about: {
      bare: 'Comme dans le livret : chacun compte pour soi.',
      facts: 'Chacun peut consulter ce qui découle de ce qu’il voit : écarts, coûts, cartes hors jeu.',
      advice: 'Les faits, et ce qu’un bot ferait à la place de qui demande.',
    },
    agreed: (kind) => `Aide à cette table : ${kind.toLowerCase()}.`,
  }),
  de: {
    title: 'Hilfe',
    kinds: { bare: 'Keine', facts: 'Fakten', advice: 'Fakten und Rat' },
    about: {
      bare: 'Wie in der Anleitung: Alle zählen selbst.',
      facts: 'Alle dürfen nachsehen, was aus der eigenen Sicht folgt: Lücken, Kosten, Karten, die nicht mehr kommen.',
      advice: 'Die Fakten, und was ein Bot am eigenen Platz tun würde.',
    },
    agreed: (kind) => `Hilfe an diesem Tisch: ${kind}.`,
  },
};
