import { type Piece, text } from './piece.ts';

/** A longer value needs the whole width. */
const MAX_FACT_LENGTH = 400;

/** A value with its label; no piece when there is no value. */
export function labelled(label: string, value: string | number | undefined): Piece[] {
  if (value === undefined || value === '') return [];
  const words = String(value);
  return words.length > MAX_FACT_LENGTH
    ? [text(`**${label}.** ${words}`)]
    : [{ kind: 'facts', facts: [{ label, text: words }] }];
}

/** A list with its label; no pieces when it is empty. */
export function labelledList(label: string, items: readonly string[] | undefined): Piece[] {
  return items === undefined || items.length === 0 ? [] : [{ kind: 'facts', facts: [{ label, items }] }];
}

/** Facts that follow each other as one piece, so that their values stand below each other. */
export function withFactsTogether(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'facts' && last?.kind === 'facts') {
      joined[joined.length - 1] = { ...piece, facts: [...last.facts, ...piece.facts] };
    } else joined.push(piece);
  }
  return joined;
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
