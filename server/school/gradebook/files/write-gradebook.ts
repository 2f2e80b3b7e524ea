import { stringify } from 'csv-stringify/sync';
import { hundredths } from '../../../platform/hundredths.ts';
import {
  cellId,
  type ClassGradebook,
  EMPTY_CELL,
  type GradebookAssignment,
  type GradebookCell,
  type GradebookStudent,
  tagOf,
} from './class-gradebook.ts';
import { statusWord } from './plan-cell.ts';
import type { DecimalSign } from './read-cell.ts';

/** A column of totals, by the student's id. An import passes it over. */
export interface TotalColumn {
  readonly title: string;
  readonly values: ReadonlyMap<string, number | string>;
}

/** Text that a spreadsheet must not take for a number, because its zeros at the beginning count. */
interface Code {
  readonly code: string;
}
type Cell = string | number | null | Code;

/**
 * A gradebook as CSV, which `planGradebookImport` reads back: the students and assignments in the given order, so that a
 * caller can give those that a page shows. Columns for statuses, dropped scores and what counts are written where they say something.
 */
export function writeGradebook(
  gradebook: ClassGradebook,
  { decimal, totals, exportedAt }: { decimal: DecimalSign; totals: readonly TotalColumn[]; exportedAt: Date },
): string {
  const columns = [
    ...identityColumns,
    ...gradebook.assignments.flatMap((assignment) => assignmentColumns(gradebook, assignment)),
    ...totals.map(
      ({ title, values }): Column => ({
        heading: title,
        points: '(read only)',
        valueOf: ({ id }) => values.get(id) ?? null,
      }),
    ),
    { heading: 'Lectern ID', points: null, valueOf: ({ id }: GradebookStudent) => id },
    {
      heading: 'Exported at (Unix time)',
      points: null,
      valueOf: () => Math.ceil(exportedAt.getTime() / 1000),
    },
  ];
  const rows: Cell[][] = [
    columns.map(({ heading }) => heading),
    columns.map(({ points }) => points),
    ...gradebook.students.map((student) => columns.map(({ valueOf }) => valueOf(student))),
  ];
  return stringify(rows, { ...spreadsheet(decimal), bom: true });
}

/** Text is quoted, and no spreadsheet runs it as a formula. */
export const spreadsheet = (decimal: DecimalSign) => ({
  delimiter: decimal === ',' ? ';' : ',',
  record_delimiter: 'windows' as const,
  quoted_string: true,
  escape_formulas: true,
  cast: {
    number: (value: number) => String(value).replace('.', decimal),
    object: (value: object) => ('code' in value ? asCode(String(value.code)) : ''),
  },
});

/** The formula is a text alone: quotation marks do not keep a spreadsheet from dropping zeros. */
const asCode = (code: string) => ({ value: `="${code}"`, escape_formulas: false, quoted: true });

interface Column {
  heading: string;
  points: Cell;
  valueOf: (student: GradebookStudent) => Cell;
}

const identityColumns: readonly Column[] = [
  { heading: 'Last name', points: 'Points possible', valueOf: ({ lastName }) => lastName },
  { heading: 'First name', points: null, valueOf: ({ firstName }) => firstName },
  {
    heading: 'Student number',
    points: null,
    valueOf: ({ number }) => (number !== null && /^\d+$/.test(number) ? { code: number } : number),
  },
  { heading: 'Email', points: null, valueOf: ({ email }) => email },
  { heading: 'User name', points: null, valueOf: ({ userName }) => userName },
];

function assignmentColumns(gradebook: ClassGradebook, { id, title, points }: GradebookAssignment): Column[] {
  const cellOf = ({ id: studentId }: GradebookStudent): GradebookCell =>
    gradebook.cells.get(cellId(studentId, id)) ?? EMPTY_CELL;
  const heading = `${title} [${tagOf(id)}]`;
  const details: Column[] = [
    { heading: `${heading} status`, points: null, valueOf: (student) => statusWord(cellOf(student).shown) },
    {
      heading: `${heading} dropped`,
      points: null,
      valueOf: (student) => (cellOf(student).isDropped === true ? 'dropped' : ''),
    },
    {
      heading: `${heading} counts`,
      points: '(read only)',
      valueOf: (student) => differingScore(cellOf(student)),
    },
  ];
  return [
    { heading, points, valueOf: (student) => cellOf(student).points },
    ...details.filter(({ valueOf }) => gradebook.students.some((student) => (valueOf(student) ?? '') !== '')),
  ];
}

/** The score that counts, if it is another than what was entered. */
const differingScore = ({ points, score }: GradebookCell): number | null =>
  score === points || score === null ? null : hundredths(score);
