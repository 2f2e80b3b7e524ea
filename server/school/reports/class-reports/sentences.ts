/** A number with what it counts: “one student”, “3 students”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `one ${one}` : `${count} ${many}`;

export const percent = (value: number): string => `${value}%`;

/** The words as a sentence. */
export const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** The longest of these lists first; equal ones stay in order. */
export const longestFirst = <Row>(rows: readonly Row[], lengthOf: (row: Row) => number): Row[] =>
  rows.toSorted((one, other) => lengthOf(other) - lengthOf(one));
