/** The sort column and direction. */
export type TableSort = { key: string; direction: 'ascending' | 'descending' };

/** The value that a column sorts by; missing values come last in both directions. */
export type SortValue = string | number | Date | boolean | null | undefined;

/** Created at the first sort, because `Intl` is slow at its first use. */
let collator: Intl.Collator | undefined;

const isMissing = (value: SortValue) => value === null || value === undefined || value === '';

function compare(a: SortValue, b: SortValue) {
  if (typeof a !== 'string' || typeof b !== 'string') return Number(a) - Number(b);
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}

/** Sorts a copy of the rows; the sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableSort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => {
    const a = valueOf(first);
    const b = valueOf(second);
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
    return sign * compare(a, b);
  });
}
