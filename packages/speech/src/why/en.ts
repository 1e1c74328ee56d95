/** Reasons that every game gives, in English. */
export const onlyMove = (): string => 'Nothing else is allowed.';
