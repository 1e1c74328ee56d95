/** Help and notes in French. */
import { typeset } from '../../grammar.ts';
import { AGREEMENT } from './agreement.ts';
import type { HelpSpeech } from './speech.ts';

export const helpFr = typeset({
  ...AGREEMENT.fr,
  own: 'Tout ceci découle de ce que vous voyez vous-même.',
  noFacts: 'Il n’y a rien à dire pour l’instant.',
  ask: 'Demander conseil',
  thinking: 'Un bot y réfléchit…',
  advice: (move) => `À votre place, un bot ferait ceci : ${move}.`,
  nothingToDo: 'Vous n’avez rien à décider pour l’instant.',
  speaksFor: (reason) => `En faveur de ce coup : ${reason}`,
  spokeFor: (name, reason) => `En faveur de ce coup, vu par ${name} : ${reason}`,
  bots: {
    title: 'Comment jouent les bots',
    about:
      'Ils ne voient rien de plus que leur propre place et ne disent rien, sinon par leurs coups. Qui connaît cette carte peut lire ces coups.',
  },
  uncounted: 'Une partie où vous demandez conseil ne compte pas dans vos statistiques.',
  knows: {
    title: 'Que savent les autres ?',
    as: (name) => `Vu par ${name}`,
    about: (name) =>
      `Ce que vous savez que ${name} sait. Ce qui n’est visible que pour ${name} est face cachée ici, car vous ne le voyez pas ; de même ce qui n’est visible que pour vous, car ${name} ne le voit pas.`,
  },
  notes: {
    title: 'Mes notes',
    about:
      'Elles restent dans ce navigateur, et personne d’autre ne les voit. Quand on revoit la partie, chacune est là où elle fut écrite.',
    none: 'Pas encore de note. Demandez à une carte ou à une case ce qu’elle est : appuyez un moment dessus, ou tapez ?.',
    write: 'Écrire une note',
    text: 'Note',
    keep: 'Garder',
    remove: (what) => `Supprimer la note sur ${what}`,
    full: 'Le navigateur n’a plus de place pour cette note.',
    at: (step) => `à l’étape ${step}`,
    all: 'Notes',
    show: 'Montrer mes notes à tous',
    shown: 'Tous ceux qui regardent voient vos notes.',
  },
} satisfies HelpSpeech);
