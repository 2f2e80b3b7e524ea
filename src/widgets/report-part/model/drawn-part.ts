import type { ReportPart } from '@/shared/api/class-reports';
import { shortDayOf } from '@/shared/lib/dates';

type Column = ReportPart['columns'][number];
type Row = ReportPart['rows'][number];
type Cell = Row['cells'][number];

/** How percentages and days are written. */
export type Writing = { percent: (value: number) => string; day: (day: string) => string };

/** As everywhere in the product. */
export const usualWriting: Writing = {
  percent: (value) => `${value}%`,
  day: (day) => shortDayOf(`${day}T12:00:00`),
};

/** As in another language, of which what parents read is. */
export function writingIn(language: string): Writing {
  const locale = language === 'en' ? 'en-GB' : language;
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    percent: (value) => percents.format(value / 100),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  };
}

/** A value as the page shows it. */
function cellText(kind: Column['kind'], value: Cell, writing: Writing): string {
  if (value === null || value === '') return '–';
  if (kind === 'percent') return writing.percent(Number(value));
  return (kind === 'day' || kind === 'week') && typeof value === 'string'
    ? writing.day(value)
    : String(value);
}

const numberIn = ({ cells }: Row, place: number): number | null => {
  const value = cells[place];
  return typeof value === 'number' ? value : null;
};

/** The part as a table of texts; counts stay numbers, which the table aligns. */
export function tableOf({ columns, rows }: ReportPart, writing: Writing) {
  return {
    columns: columns.map(({ label }, place) => ({ key: String(place), label })),
    rows: rows.map(({ cells }) =>
      Object.fromEntries(
        columns.map(({ kind }, place) => {
          const value = cells[place] ?? null;
          const isCount = kind === 'count' && typeof value === 'number';
          return [String(place), isCount ? value : cellText(kind, value, writing)];
        }),
      ),
    ),
  };
}

/** The lines and the band of a part that is drawn by week. */
export function linesOf({ columns, rows, chart }: ReportPart, writing: Writing) {
  const { labels = 0, values = [], band = null } = chart ?? {};
  const kind = columns[labels]?.kind ?? 'text';
  return {
    labels: rows.map(({ cells }) => cellText(kind, cells[labels] ?? null, writing)),
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
export function barsOf({ columns, rows, chart }: ReportPart, links: Links, writing: Writing) {
  const { labels = 0, values: [value = 1] = [] } = chart ?? {};
  const target = columns[labels]?.links_to ?? null;
  return rows.map((row) => {
    const id = target === 'student' ? row.student_id : target === 'assignment' ? row.assignment_id : null;
    return {
      label: cellText('text', row.cells[labels] ?? null, writing),
      value: numberIn(row, value),
      note: noteOf(columns, row, { drawn: [labels, value], writing }),
      ...(target !== null && id !== null && { href: links[target](id) }),
    };
  });
}

const noteOf = (
  columns: readonly Column[],
  { cells }: Row,
  { drawn, writing }: { drawn: readonly number[]; writing: Writing },
): string =>
  columns
    .flatMap(({ label, kind }, place) => {
      const value = cells[place] ?? null;
      if (drawn.includes(place) || value === null || value === '') return [];
      return [kind === 'text' ? String(value) : `${label}: ${cellText(kind, value, writing)}`];
    })
    .join(' · ');
