import { stringify } from 'csv-stringify/sync';
import type { ReportPart, StudentReport } from '../../../generated/schemas/index.ts';
import { reportCsv } from '../class-reports/report-files.ts';
import { reportWords, type Writer, writerOf } from './words/languages.ts';

/** The report for a spreadsheet: who, when and the answer, both totals, then the tables. */
export function studentReportCsv({ language, ...report }: StudentReport): string {
  const { title, about, answer, totals, parts } = report;
  const words = reportWords[language];
  const writer = writerOf(words);
  const before = stringify(
    [[title], [about], [answer], ...totals.map(({ label, text, note }) => [label, text, note]), []],
    { bom: true, escape_formulas: true, quoted_string: true, record_delimiter: 'windows' },
  );
  const tables = parts.map((part) => withNumbers(part, { outOf: words.marks.outOf, writer }));
  return `${before}${reportCsv({ parts: tables }).replace('\uFEFF', '')}`;
}

/** “8 / 10” */
const MARK = /^(\S+) \/ (\S+)$/;

/** Each mark as two numbers: a spreadsheet would read “7 / 10” as a day. */
function withNumbers(part: ReportPart, { outOf, writer }: { outOf: string; writer: Writer }): ReportPart {
  const isMark = part.columns.map(({ kind }, place) => {
    const texts = part.rows.flatMap(({ cells }) => cells[place] ?? []);
    return place > 0 && kind === 'text' && texts.length > 0 && texts.every((text) => MARK.test(String(text)));
  });
  return {
    ...part,
    columns: part.columns.flatMap((column, place) =>
      isMark[place]
        ? [
            { ...column, kind: 'count' as const },
            { ...column, kind: 'count' as const, label: outOf },
          ]
        : [column],
    ),
    rows: part.rows.map((row) => ({
      ...row,
      cells: row.cells.flatMap((cell, place) => {
        if (!isMark[place]) return [cell];
        const [, earned, possible] = MARK.exec(String(cell)) ?? [];
        return [earned, possible].map((text) => (text === undefined ? null : writer.numberIn(text)));
      }),
    })),
  };
}
