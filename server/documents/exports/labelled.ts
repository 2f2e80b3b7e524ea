import { type Piece, text } from './piece.ts';

/** A value after its label; no piece when there is no value. */
export function labelled(label: string, value: string | number | undefined): Piece[] {
  return value === undefined || value === '' ? [] : [text(`**${label}.** ${value}`)];
}

/** A list under its label; no pieces when it is empty. */
export function labelledList(label: string, items: readonly string[] | undefined): Piece[] {
  return items === undefined || items.length === 0 ? [] : [text(`**${label}**`), { kind: 'list', items }];
}

type Cell = string | number | undefined;

/** A table in the order of the labels; leaves out a column that is empty in every row. */
export function labelledTable<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  rows: readonly Readonly<Partial<Record<NoInfer<Key>, Cell>>>[],
): Piece[] {
  return tableOf(
    Object.entries<string>(labels).map(([key, label]) => ({ key, label })),
    rows,
  );
}

export function tableOf(
  columns: readonly { key: string; label: string }[],
  rows: readonly Readonly<Record<string, string | number | boolean | undefined>>[],
): Piece[] {
  const filled = columns.filter(({ key }) => rows.some((row) => (row[key] ?? '') !== ''));
  if (filled.length === 0) return [];
  return [
    {
      kind: 'table',
      head: filled.map(({ label }) => label),
      rows: rows.map((row) => filled.map(({ key }) => String(row[key] ?? ''))),
    },
  ];
}
