/** What happened while the reader was away. */
import { counted, typeset } from '../../grammar.ts';
import type { Language } from '../../speaker.ts';

interface AwaySpeech {
  readonly title: (moves: number) => string;
  readonly play: string;
  readonly skip: string;
  readonly pause: string;
  readonly goOn: string;
  readonly toTable: string;
  readonly move: (n: number, of: number) => string;
}
export const AWAY: Readonly<Record<Language, AwaySpeech>> = {
  en: {
    title: (n) => `While you were away: ${counted('en', 'move', 'moves')(n)}`,
    play: 'Play them',
    skip: 'Skip',
    pause: 'Pause',
    goOn: 'Go on',
    toTable: 'To the table',
    move: (n, of) => `Move ${n} of ${of}`,
  },
  fr: typeset({
    title: (n: number) => `Pendant votre absence : ${counted('fr', 'coup', 'coups')(n)}`,
    play: 'Les jouer',
    skip: 'Passer',
    pause: 'Pause',
    goOn: 'Continuer',
    toTable: 'À la table',
    move: (n: number, of: number) => `Coup ${n} sur ${of}`,
  }),
  de: {
    title: (n) => `Während du weg warst: ${counted('de', 'Zug', 'Züge')(n)}`,
    play: 'Abspielen',
    skip: 'Überspringen',
    pause: 'Anhalten',
    goOn: 'Weiter',
    toTable: 'Zum Tisch',
    move: (n, of) => `Zug ${n} von ${of}`,
  },
};
