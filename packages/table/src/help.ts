/** What help those at a table agreed on before the first card: none, facts, or facts and a bot's advice. */
export const HELPS = ['bare', 'facts', 'advice'] as const;
export type Help = (typeof HELPS)[number];

/** A table that says nothing agreed on nothing. */
export const helpOf = (said: unknown): Help => HELPS.find((help) => help === said) ?? 'bare';
/** Where nobody says otherwise: one person may ask for whatever helps; several play as the rule book has it. */
export const standardHelp = (people: number): Help => (people > 1 ? 'bare' : 'advice');
