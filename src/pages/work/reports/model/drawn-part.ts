import type { ReportPart } from '@/shared/api/class-reports';
import { shortDayOf } from '@/shared/lib/dates';

type Column = ReportPart['columns'][number];
type Row = ReportPart['rows'][number];
type Cell = Row['cells'][number];

/** A value as the page shows it. */
function cellText(kind: Column['kind'], value: Cell): string {
  if (value === null) return '–';
  if (kind === 'percent') return `${value}%`;
  return (kind === 'day' || kind === 'week') && typeof value === 'string'
    ? shortDayOf(`${value}T12:00:00`)
    : String(value);
}

const numberIn = ({ cells }: Row, place: number): number | null => {
  const value = cells[place];
  return typeof value === 'number' ? value : null;
};

/** The part as a table of texts; counts stay numbers, which the table aligns. */
export function tableOf({ columns, rows }: ReportPart) {
  return {
    columns: columns.map(({ label }, place) => ({ key: String(place), label })),
    rows: rows.map(({ cells }) =>
      Object.fromEntries(
        columns.map(({ kind }, place) => {
          const value = cells[place] ?? null;
          const isCount = kind === 'count' && typeof value === 'number';
          return [String(place), isCount ? value : cellText(kind, value)];
        }),
      ),
    ),
  };
}

/** The lines and the band of a part that is drawn by week. */
export function linesOf({ columns, rows, chart }: ReportPart) {
  const { labels = 0, values = [], band = null } = chart ?? {};
  const kind = columns[labels]?.kind ?? 'text';
  return {
    labels: rows.map(({ cells }) => cellText(kind, cells[labels] ?? null)),
    lines: values.map((place) => ({
      name: columns[place]?.label ?? '',
      values: rows.map((row) => numberIn(row, place)),
    })),
    ...(band && {
      band: {
        name: band.name,
        ranges: rows.map((row) => {
          const [lower, upper] = [numberIn(row, band.lower), numberIn(row, band.upper)];
          return lower === null || upper === null ? null : ([lower, upper] as const);
        }),
      },
    }),
  };
}

export type Links = Readonly<Record<'student' | 'assignment', (id: string) => string>>;

/** The bars of a part, one for each row, with what else the row has as a note. */
export function barsOf({ columns, rows, chart }: ReportPart, links: Links) {
  const { labels = 0, values: [value = 1] = [] } = chart ?? {};
  const target = columns[labels]?.links_to ?? null;
  return rows.map((row) => {
    const id = target === 'student' ? row.student_id : target === 'assignment' ? row.assignment_id : null;
    return {
      label: cellText('text', row.cells[labels] ?? null),
      value: numberIn(row, value),
      note: noteOf(columns, row, [labels, value]),
      ...(target !== null && id !== null && { href: links[target](id) }),
    };
  });
}

const noteOf = (columns: readonly Column[], { cells }: Row, drawn: readonly number[]): string =>
  columns
    .flatMap(({ label, kind }, place) => {
      const value = cells[place] ?? null;
      if (drawn.includes(place) || value === null || value === '') return [];
      return [kind === 'text' ? String(value) : `${label}: ${cellText(kind, value)}`];
    })
    .join(' · ');
