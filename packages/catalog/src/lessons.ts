/** How games are learnt; loaded when somebody learns. */
import { borrowing } from '@halcyon/speech/borrowing';
import type { Coach, Lessons } from '@halcyon/speech/lesson';
import type { Language } from '@halcyon/speech/speaker';
import { MANIFESTS } from './games.ts';

const manifestOf = (id: string) => MANIFESTS.find((manifest) => manifest.id === id);
/** Of a game that has none, none. */
export const loadLessons = async (id: string): Promise<Lessons> => (await manifestOf(id)?.lessons?.()) ?? {};
export const loadCoach = async (id: string, language: Language): Promise<Coach> => {
  const coach = manifestOf(id)?.coach;
  return coach ? borrowing(language, coach) : {};
};
