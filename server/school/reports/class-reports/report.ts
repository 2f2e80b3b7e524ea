import type { ReportColumn, ReportHeading, ReportPart, ReportRow } from '../../../generated/schemas/index.ts';
import type { ReportContext } from './read-context.ts';

/** What a report is, once and for all: its page, its CSV and its PDF follow from it. */
export interface ReportDeclaration extends ReportHeading {
  read: (context: ReportContext) => Promise<ReportAnswer>;
}

export interface ReportAnswer {
  /** One sentence that answers the question. */
  answer: string;
  parts: ReportPart[];
}

/** A column with what it has of a row. */
export interface Column<Row> extends Pick<ReportColumn, 'label' | 'kind'> {
  of: (row: Row) => string | number | null;
  linksTo?: NonNullable<ReportColumn['links_to']>;
}

interface PartDeclaration<Row> {
  title: string;
  columns: readonly Column<Row>[];
  /** Its columns are named by their labels. */
  chart?:
    | { kind: 'bars'; labels: string; value: string }
    | {
        kind: 'lines';
        labels: string;
        values: readonly string[];
        band?: { name: string; lower: string; upper: string };
      };
}

interface Named {
  student?: { id: string } | undefined;
  assignment?: { id: string } | undefined;
}

/** The table of a part, and the chart that is drawn from it. */
export function partOf<Row extends object>(
  { title, columns, chart }: PartDeclaration<Row>,
  rows: readonly Row[],
  summary: string,
): ReportPart {
  return {
    title,
    summary,
    columns: columns.map(({ label, kind, linksTo = null }) => ({ label, kind, links_to: linksTo })),
    rows: rows.map((row): ReportRow => {
      const { student, assignment }: Named = row;
      const ids = { student_id: student?.id ?? null, assignment_id: assignment?.id ?? null };
      return { cells: columns.map(({ of }) => of(row)), ...ids };
    }),
    chart: chart ? chartOf(chart, columns) : null,
  };
}

function chartOf<Row>(
  chart: NonNullable<PartDeclaration<Row>['chart']>,
  columns: readonly Column<Row>[],
): ReportPart['chart'] {
  const placeOf = (label: string) => {
    const place = columns.findIndex((column) => column.label === label);
    if (place === -1) throw new Error(`A chart is drawn from a column that is not there: ${label}`);
    return place;
  };
  const labels = placeOf(chart.labels);
  if (chart.kind === 'bars') return { kind: 'bars', labels, values: [placeOf(chart.value)], band: null };
  const { values, band } = chart;
  return {
    kind: 'lines',
    labels,
    values: values.map(placeOf),
    band: band ? { name: band.name, lower: placeOf(band.lower), upper: placeOf(band.upper) } : null,
  };
}
