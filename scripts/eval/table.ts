import type { Report } from './report.ts';
import { type Measure, type Summary, summariseByTemplate } from './summary.ts';

type Format = (value: number) => string;

const percent: Format = (share) => `${Math.round(share * 100)} %`;
const whole: Format = (value) => String(Math.round(value));
const seconds: Format = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The columns of the table: heading, measure, how it is written. */
export const columns: readonly { heading: string; measure: Measure; format: Format }[] = [
  { heading: 'written', measure: 'complete', format: percent },
  { heading: 'passed', measure: 'passed', format: percent },
  { heading: 'repaired', measure: 'repaired', format: percent },
  { heading: 'open', measure: 'open', format: percent },
  { heading: 'in band', measure: 'in_band', format: percent },
  { heading: 'language', measure: 'in_language', format: percent },
  { heading: 'specific', measure: 'specificity', format: percent },
  { heading: 'same', measure: 'sameness', format: percent },
  { heading: 'credits', measure: 'credits', format: whole },
  { heading: 'tokens in', measure: 'input_tokens', format: whole },
  { heading: 'out', measure: 'output_tokens', format: whole },
  { heading: 'first', measure: 'first_ms', format: seconds },
  { heading: 'whole', measure: 'whole_ms', format: seconds },
];

/** The report as one table: a row for each template and one for all of them. */
export function reportTable({ documents }: Report): string {
  const rows = [...summariseByTemplate(documents)].map(([template, summary]) => [
    template,
    String(summary.documents),
    ...columns.map(({ measure, format }) => formatted(summary[measure], format)),
  ]);
  return alignedTable(['', 'docs', ...columns.map(({ heading }) => heading)], rows);
}

export const formatted = (value: Summary[Measure], format: Format): string =>
  value === null ? '–' : format(value);

/** Lines with the first column to the left and numbers to the right. */
export function alignedTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}
