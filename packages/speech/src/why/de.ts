/** Reasons that every game gives, in German. */
export const onlyMove = (): string => 'Etwas anderes ist nicht erlaubt.';
