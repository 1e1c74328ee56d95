/** Where a long name may break on a narrow card: few browsers have a dictionary for `hyphens: auto`. */
export const BREAKS: Readonly<Record<string, string>> = {
  Seeungeheuer: 'See\u00adunge\u00adheuer',
  Platzhalter: 'Platz\u00adhalter',
  Grenzkarte: 'Grenz\u00adkarte',
};
