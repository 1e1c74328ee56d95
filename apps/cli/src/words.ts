/** The few words that only the command line needs; sentences about games come from speech. */
import { BadInput, type Proof } from '@halcyon/kernel';
import { isLanguage, LANGUAGES, type Language } from '@halcyon/speech';

/** --lang, else the language of the terminal, else English. */
export const languageOf = (wished: string | undefined, env: NodeJS.ProcessEnv): Language => {
  if (wished !== undefined) {
    if (isLanguage(wished)) return wished;
    throw new BadInput('lang', `unknown language '${wished}', known: ${LANGUAGES.join(', ')}`);
  }
  const local = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return isLanguage(local) ? local : 'en';
};

export interface Words {
  readonly seat: string;
  readonly seats: string;
  readonly features: string;
  readonly layout: string;
  readonly layouts: string;
  readonly mode: string;
  readonly modes: string;
  readonly options: string;
  readonly standard: string;
  readonly onlyWith: (ids: string) => string;
  readonly notWith: (ids: string) => string;
  readonly bot: string;
  readonly seed: string;
  readonly wins: string;
  readonly winRate: string;
  readonly ranked: (wins: string, rate: string, shared: string, points: string) => string;
  readonly games: string;
  readonly decisions: string;
  readonly perSecond: string;
  readonly seconds: string;
  readonly depth: string;
  readonly sequences: string;
  readonly step: string;
  readonly steps: string;
  readonly chance: string;
  readonly allowed: string;
  readonly refused: string;
  readonly clause: string;
  readonly facts: string;
  readonly rule: string;
  readonly running: string;
  /** What is known of so many numbers of chance. */
  readonly proof: Readonly<Record<keyof Omit<Proof, 'wrong'>, (n: number) => string>>;
  readonly notFromSeal: (n: number) => string;
  readonly pageAt: (url: string) => string;
  readonly inTerminal: string;
  readonly backedUp: (file: string) => string;
  readonly restored: (place: string) => string;
  /** Tables of a store that were played again, and those of them that are wrong. */
  readonly verified: (tables: number, wrong: number) => string;
}

const en: Words = {
  seat: 'Seat',
  seats: 'Seats',
  features: 'Modules',
  layout: 'Board',
  layouts: 'Boards',
  mode: 'Mode',
  modes: 'Modes',
  options: 'Options',
  standard: 'standard',
  onlyWith: (ids) => `only with ${ids}`,
  notWith: (ids) => `not with ${ids}`,
  bot: 'Bot',
  seed: 'Seed',
  wins: 'Wins',
  winRate: 'Win rate',
  ranked: (wins, rate, shared, points) =>
    `${wins} wins, ${shared} of them shared; ${points} points on average; ${rate}`,
  games: 'Games',
  decisions: 'Decisions',
  perSecond: 'a second',
  seconds: 'Seconds',
  depth: 'Depth',
  sequences: 'Sequences',
  step: 'Step',
  steps: 'Steps',
  chance: 'Chance',
  allowed: 'Allowed',
  refused: 'Refused',
  clause: 'Clause',
  facts: 'Facts',
  rule: 'Rule',
  running: 'The game is not over.',
  proof: {
    sealed: (n) => `seal good: ${n} numbers of chance follow from it`,
    seeded: (n) => `${n} numbers of chance follow from a typed seed`,
    untold: (n) => `${n} numbers of chance are sealed, their secret is not told`,
    unsealed: (n) => `${n} numbers of chance have no seal`,
  },
  notFromSeal: (n) => `number ${n + 1} of chance does not follow from its seal`,
  pageAt: (url) => `Halcyon is at ${url}`,
  inTerminal: 'Ctrl-C stops it. To play in the terminal: npx halcyon',
  backedUp: (file) => `All tables and people are in ${file}; whoever has it can see them.`,
  restored: (place) => `The backup is in ${place}.`,
  verified: (tables, wrong) => `${tables} tables played again, ${wrong} wrong`,
};
const fr: Words = {
  seat: 'Place',
  seats: 'Places',
  features: 'Modules',
  layout: 'Plateau',
  layouts: 'Plateaux',
  mode: 'Mode',
  modes: 'Modes',
  options: 'Options',
  standard: 'par défaut',
  onlyWith: (ids) => `seulement avec ${ids}`,
  notWith: (ids) => `pas avec ${ids}`,
  bot: 'Bot',
  seed: 'Graine',
  wins: 'Victoires',
  winRate: 'Taux de victoire',
  ranked: (wins, rate, shared, points) =>
    `${wins} victoires, dont ${shared} partagées ; ${points} points en moyenne ; ${rate}`,
  games: 'Parties',
  decisions: 'Décisions',
  perSecond: 'par seconde',
  seconds: 'Secondes',
  depth: 'Profondeur',
  sequences: 'Suites',
  step: 'Étape',
  steps: 'Étapes',
  chance: 'Hasard',
  allowed: 'Permis',
  refused: 'Refusé',
  clause: 'Clause',
  facts: 'Nombres',
  rule: 'Règle',
  running: 'La partie n’est pas terminée.',
  proof: {
    sealed: (n) => `sceau intact : ${n} nombres du hasard en découlent`,
    seeded: (n) => `${n} nombres du hasard découlent d’une graine saisie`,
    untold: (n) => `${n} nombres du hasard sont scellés, leur secret n’est pas dit`,
    unsealed: (n) => `${n} nombres du hasard n’ont pas de sceau`,
  },
  notFromSeal: (n) => `le nombre ${n + 1} du hasard ne découle pas de son sceau`,
  pageAt: (url) => `Halcyon est ouvert : ${url}`,
  inTerminal: 'Ctrl-C l’arrête. Pour jouer dans le terminal : npx halcyon',
  backedUp: (file) => `Toutes les tables et personnes sont dans ${file} ; qui l’a peut les voir.`,
  restored: (place) => `La sauvegarde est dans ${place}.`,
  verified: (tables, wrong) => `${tables} tables rejouées, ${wrong} fausses`,
};
const de: Words = {
  seat: 'Platz',
  seats: 'Plätze',
  features: 'Module',
  layout: 'Spielfeld',
  layouts: 'Spielfelder',
  mode: 'Modus',
  modes: 'Modi',
  options: 'Optionen',
  standard: 'Standard',
  onlyWith: (ids) => `nur mit ${ids}`,
  notWith: (ids) => `nicht mit ${ids}`,
  bot: 'Bot',
  seed: 'Startwert',
  wins: 'Siege',
  winRate: 'Siegquote',
  ranked: (wins, rate, shared, points) =>
    `${wins} Siege, davon ${shared} geteilt; im Schnitt ${points} Punkte; ${rate}`,
  games: 'Partien',
  decisions: 'Entscheidungen',
  perSecond: 'pro Sekunde',
  seconds: 'Sekunden',
  depth: 'Tiefe',
  sequences: 'Folgen',
  step: 'Schritt',
  steps: 'Schritte',
  chance: 'Zufall',
  allowed: 'Erlaubt',
  refused: 'Abgelehnt',
  clause: 'Klausel',
  facts: 'Zahlen',
  rule: 'Regel',
  running: 'Die Partie ist nicht zu Ende.',
  proof: {
    sealed: (n) => `Siegel unversehrt: ${n} Zufallszahlen folgen daraus`,
    seeded: (n) => `${n} Zufallszahlen folgen aus einem eingegebenen Startwert`,
    untold: (n) => `${n} Zufallszahlen sind versiegelt, ihr Geheimnis ist nicht genannt`,
    unsealed: (n) => `${n} Zufallszahlen haben kein Siegel`,
  },
  notFromSeal: (n) => `Zufallszahl ${n + 1} folgt nicht aus ihrem Siegel`,
  pageAt: (url) => `Halcyon ist da: ${url}`,
  inTerminal: 'Strg-C beendet es. Im Terminal spielen: npx halcyon',
  backedUp: (file) => `Alle Tische und Personen sind in ${file}; wer die Datei hat, kann sie sehen.`,
  restored: (place) => `Die Sicherung ist in ${place}.`,
  verified: (tables, wrong) => `${tables} Tische nachgespielt, ${wrong} falsch`,
};
export const WORDS: Readonly<Record<Language, Words>> = { en, fr, de };

/** Labels in one column, values in the next. */
export const table = (rows: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`.trimEnd());
};
