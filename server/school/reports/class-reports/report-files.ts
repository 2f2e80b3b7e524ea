import { stringify } from 'csv-stringify/sync';
import type { ChartPiece, PdfRequest } from '../../../documents/exports/pdf/request.ts';
import { heading, type Piece, plain, quiet, text, unmarked } from '../../../documents/exports/piece.ts';
import type { ClassReport, ReportColumn, ReportPart } from '../../../generated/schemas/index.ts';
import type { ReportFilters } from './read-context.ts';
import { chartPiece, MAX_BARS } from './report-chart.ts';

/** The tables of a report for a spreadsheet, one below the other. */
export const reportCsv = ({ parts }: Pick<ClassReport, 'parts'>): string =>
  stringify(
    parts.flatMap(({ title, columns, rows }, index) => [
      ...(index === 0 ? [] : [[]]),
      [title],
      columns.map(({ label, kind }) => (kind === 'percent' ? `${label}, %` : label)),
      ...rows.map(({ cells }) => cells),
    ]),
    // A text with a carriage return would start a new row without quotes.
    { bom: true, escape_formulas: true, quoted_string: true, record_delimiter: 'windows' },
  );

interface About {
  author: string;
  paper: PdfRequest['paper'];
  filters: ReportFilters;
}

/** The same tables to print. */
export function reportPdf(report: ClassReport, { author, paper, filters }: About): PdfRequest {
  const title = `${report.class.title}: ${report.title}`;
  return {
    title,
    author,
    description: report.question,
    language: 'en',
    region: 'GB',
    rightToLeft: false,
    paper,
    copy: report.title,
    watermark: null,
    pieces: [
      heading(1, title),
      quiet(report.question),
      text(report.answer),
      quiet(aboutInWords(report, filters)),
      ...report.parts.flatMap(piecesOf),
    ].map((piece) => (piece.kind === 'chart' ? piece : unmarked(piece))),
  };
}

function aboutInWords(
  { counted_at: at, scores, terms, groups }: ClassReport,
  { term_id: termId, group_id: groupId, from, to }: ReportFilters,
): string {
  const parts = [
    terms.find(({ id }) => id === termId)?.name,
    groups.find(({ id }) => id === groupId)?.name,
    from && `from ${dayInWords(from)}`,
    to && `until ${dayInWords(to)}`,
    `counted on ${dayInWords(at.slice(0, 10))}, from ${scores === 1 ? 'one score' : `${scores} scores`}`,
  ];
  const words = parts.filter(Boolean).join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function piecesOf(part: ReportPart): (Piece | ChartPiece)[] {
  const { title, summary, columns, rows, chart } = part;
  if (rows.length === 0) return [heading(2, title), text(summary)];
  const drawn = chartPiece(part, (column, value) => {
    const kind = columns[column]?.kind ?? 'text';
    return plain(kind === 'week' && typeof value === 'string' ? shortDay(value) : cellInWords(kind, value));
  });
  return [
    heading(2, title),
    // The sentence is on the same page as its chart.
    { ...text(summary), keeps: true },
    ...(drawn ? [drawn] : []),
    ...(chart?.kind === 'bars' && rows.length > MAX_BARS
      ? [quiet(`The chart shows the first ${MAX_BARS} rows of the table.`)]
      : []),
    {
      kind: 'table',
      head: columns.map(({ label }) => label),
      rows: rows.map(({ cells }) =>
        columns.map(({ kind }, index) => cellInWords(kind, cells[index] ?? null)),
      ),
    },
  ];
}

function cellInWords(kind: ReportColumn['kind'], value: string | number | null): string {
  if (value === null) return '–';
  if (kind === 'percent') return `${value}%`;
  return (kind === 'day' || kind === 'week') && typeof value === 'string' ? dayInWords(value) : String(value);
}

const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
