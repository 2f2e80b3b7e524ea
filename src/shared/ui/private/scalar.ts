export type Scalar = string | number | boolean | null | undefined;

/** The text of a scalar; undefined if there is no value. */
export function scalarText(value: Scalar): string | undefined {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value === null || value === undefined ? undefined : String(value);
}
