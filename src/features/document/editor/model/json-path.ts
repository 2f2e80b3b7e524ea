/** Keys and indexes from the root of a value. */
export type JsonPath = readonly (string | number)[];

export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce((part: unknown, step) => childOf(part, step), value);
}

/** Returns the value with the part at the path replaced; everything beside the path keeps its identity. */
export function withValueAt(value: unknown, path: JsonPath, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  const child = withValueAt(childOf(value, step), rest, part);
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? child : item));
  if (!isRecord(value)) return value;
  if (child === undefined) {
    const { [step]: _, ...without } = value;
    return without;
  }
  return { ...value, [step]: child };
}

const listAt = (value: unknown, path: JsonPath): readonly unknown[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
};

export const withRowAdded = (value: unknown, path: JsonPath, row: unknown): unknown =>
  withValueAt(value, path, [...listAt(value, path), row]);

export const withRowRemoved = (value: unknown, path: JsonPath, index: number): unknown =>
  withValueAt(value, path, listAt(value, path).toSpliced(index, 1));

/** Moves a row up or down; the first and last row do not move out. */
export function withRowMoved(value: unknown, path: JsonPath, index: number, by: 1 | -1): unknown {
  const rows = listAt(value, path);
  const to = index + by;
  if (to < 0 || to >= rows.length) return value;
  const row = rows[index];
  return withValueAt(value, path, rows.toSpliced(index, 1).toSpliced(to, 0, row));
}

function childOf(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
