/** One sign for each seat's piece: the first letter of the name, or the seat's number where two begin alike. */
export const letters = (names: readonly string[]): string[] => {
  const first = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? '');
  return first.map((letter, seat) => (first.indexOf(letter) === first.lastIndexOf(letter) ? letter : `${seat + 1}`));
};
