/** The share of cells that pass a test; 0 of none. */
export const share = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

/** The share of records where the words of one column are among those of another; relatives share a last name only. */
export function shareWords(some: readonly string[], others: readonly string[]): number {
  const wordsOf = (cell: string): string[] => cell.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  let [filled, same] = [0, 0];
  for (const [index, cell] of some.entries()) {
    const pair = [wordsOf(cell), wordsOf(others[index] ?? '')].toSorted((a, b) => a.length - b.length);
    const [few = [], many = []] = pair;
    if (few.length === 0) continue;
    filled += 1;
    if (few.every((word) => many.includes(word))) same += 1;
  }
  return filled === 0 ? 0 : same / filled;
}

const NAME = /^\p{L}[\p{L}\p{M}'’ʼ.-]*(?:[\s,]+[\p{L}\p{M}'’ʼ.-]+){0,6}$/u;
/** A first and a last name, also beside a number or another name. */
const FULL_NAME = /\p{Lu}\p{Ll}+[\s,&+]+(?:\p{Ll}{1,4}\s+)?\p{Lu}\p{Ll}+/u;
const CAPITAL = /\p{Lu}|\p{Lo}/u;

/** Whether cells look like names: words with a capital, which few records share. */
export function areNames(cells: readonly string[]): boolean {
  if (cells.length === 0 || areRepeated(cells)) return false;
  return (
    share(
      cells.map((cell) => cell.slice(0, 80)),
      (cell) => (NAME.test(cell) && CAPITAL.test(cell)) || FULL_NAME.test(cell),
    ) >= 0.5
  );
}

/** Whether cells are a class or a house rather than names. */
export const areRepeated = (cells: readonly string[]): boolean =>
  cells.length > 4 && new Set(cells).size * 2 <= cells.length;
