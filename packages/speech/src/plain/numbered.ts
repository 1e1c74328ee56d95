/** A sentence that counts the same thing in several places: '5 cards in hand, 15 in the pile.' */
export const numbered = (
  noun: (n: number) => string,
  places: readonly (readonly [n: number | undefined, where: (n: number) => string])[],
): string => {
  const said = places.flatMap(([n, where]) => (n === undefined ? [] : [{ n, where }]));
  return `${said.map(({ n, where }, i) => `${i === 0 ? noun(n) : n} ${where(n)}`).join(', ')}.`;
};
