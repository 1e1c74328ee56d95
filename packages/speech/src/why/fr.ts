/** Reasons that every game gives, in French. */
export const onlyMove = (): string => 'Rien d’autre n’est permis.';
