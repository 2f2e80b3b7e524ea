import type { PdfRequest } from '../../../documents/exports/pdf/request.ts';
import { heading, type Piece, quiet, text, unmarked } from '../../../documents/exports/piece.ts';
import type { ReportColumn, ReportPart, StudentReport } from '../../../generated/schemas/index.ts';
import { reportWords, type Writer, writerOf } from './words/languages.ts';
import type { ReportWords } from './words/report-words.ts';

/** What parents get lies before them on one sheet of paper. */
const PAGES = 2;
/** How many rows its tables have: the first number with which it fits. */
const ROWS = [40, 28, 22, 18, 15, 12, 10, 8, 6, 4, 3, 2];
/** A longer text of a table is cut. */
const CELL = 90;

interface About {
  author: string;
  paper: PdfRequest['paper'];
}

/** The report to print, on at most two pages. */
export function studentReportPdf(report: StudentReport, { author, paper }: About): PdfRequest {
  const words = reportWords[report.language];
  const [pieces = [], ...shorter] = ROWS.map((rows) => piecesOf(report, words, rows).map(unmarked));
  return {
    title: report.title,
    author,
    description: report.question,
    language: report.language,
    region: report.language === 'en' ? 'GB' : null,
    rightToLeft: false,
    paper,
    copy: report.class.title,
    watermark: null,
    pageWords: words.page,
    pieces,
    fit: { pages: PAGES, shorter },
  };
}

function piecesOf(report: StudentReport, words: ReportWords, rows: number): Piece[] {
  const writer = writerOf(words);
  const { title, question, answer, about, totals, comment, parts } = report;
  return [
    heading(1, title),
    quiet(question),
    text(answer),
    quiet(about),
    {
      kind: 'facts',
      facts: totals.map(({ label, text: value, note }) => ({ label, text: `${value}. ${note}` })),
    },
    ...(comment.text.trim() === ''
      ? []
      : [
          heading(2, report.comment_title),
          // As it was written, in its own language.
          {
            ...text(comment.text.trim()),
            ...(comment.language !== report.language && { language: comment.language }),
          },
        ]),
    ...parts.flatMap((part) => partPieces(part, { words, writer, rows })),
  ];
}

interface Written {
  words: ReportWords;
  writer: Writer;
  rows: number;
}

function partPieces(
  { title, summary, columns, rows: all, chart }: ReportPart,
  { words, writer, rows }: Written,
): Piece[] {
  const left = all.length - rows;
  // Of what goes over time, the newest says most about now.
  const shown = chart?.kind === 'lines' ? all.slice(-rows) : all.slice(0, rows);
  return [
    heading(2, title),
    // The sentence is on the same page as its table.
    all.length === 0 ? text(summary) : { ...text(summary), keeps: true },
    ...(all.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            head: columns.map(({ label }) => label),
            rows: shown.map(({ cells }) =>
              columns.map(({ kind }, index) => cellInWords(kind, cells[index] ?? null, writer)),
            ),
          },
        ]),
    ...(left > 0 ? [quiet(writer.counted(words.more, left))] : []),
  ];
}

/** “8 / 10” */
const MARK = /^[\d.,]+ \/ [\d.,]+$/;

const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');

function cellInWords(kind: ReportColumn['kind'], value: string | number | null, writer: Writer): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'number') return kind === 'percent' ? writer.percent(value) : writer.points(value);
  if (kind === 'day' || kind === 'week') return unbroken(writer.day(value, 'short'));
  if (MARK.test(value)) return value.replaceAll(' ', '');
  return value.length > CELL ? `${value.slice(0, CELL - 1).trimEnd()}…` : value;
}
