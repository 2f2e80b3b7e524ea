import {
  cellId,
  type ClassGradebook,
  decimalSign,
  EMPTY_CELL,
  type ScoreValue,
  tagOf,
} from './class-gradebook.ts';
import type { MatchedColumn } from './match-columns.ts';
import type { MatchedRow } from './match-students.ts';
import { type CellPlan, type CellWarning, planCell, type Refusal } from './plan-cell.ts';
import { type Answers, answerTo, cellKey, type QuestionList } from './questions.ts';
import { type DecimalSign, decimalSignIn } from './read-cell.ts';
import type { GradebookTable } from './read-table.ts';
import type { FileColumn, RecognisedFile } from './recognise.ts';

interface PlannedCell {
  readonly line: number;
  /** The column of the file, from 0. */
  readonly column: number;
  readonly studentId: string;
  /** Null for an assignment that is to be made. */
  readonly assignmentId: string | null;
  /** As it stands in the file. */
  readonly text: string;
}

export interface PlannedChange extends PlannedCell {
  readonly before: ScoreValue;
  readonly after: ScoreValue;
  readonly warnings: readonly CellWarning[];
}

export interface RefusedCell extends PlannedCell {
  readonly reason: Refusal;
}

/** A recognised file, with its rows and columns found in the gradebook. */
interface Sheet {
  table: GradebookTable;
  file: RecognisedFile;
  gradebook: ClassGradebook;
  columns: readonly MatchedColumn[];
  rows: readonly MatchedRow[];
  locale: string;
  answers: Answers;
}

interface PlannedCells {
  changes: PlannedChange[];
  refused: RefusedCell[];
  /** The columns with changes, refusals or questions. */
  touched: ReadonlySet<number>;
  unchanged: number;
}

export function planCells(sheet: Sheet, questions: QuestionList): PlannedCells {
  const { file, gradebook, columns, rows, answers } = sheet;
  const changes: PlannedChange[] = [];
  const refused: RefusedCell[] = [];
  const touched = new Set<number>();
  let unchanged = 0;
  const decimal = decimalIn(sheet);
  const statuses = statusColumns(file.columns);
  for (const { column, assignment } of columns) {
    const status = assignment === null ? undefined : statuses.get(tagOf(assignment.id));
    for (const { row, studentId } of rows) {
      const text = row.cells[column.index] ?? '';
      const id = assignment?.id ?? null;
      const cell = (id !== null && gradebook.cells.get(cellId(studentId, id))) || EMPTY_CELL;
      const key = cellKey(row.line, column.index);
      const planned = { line: row.line, column: column.index, studentId, assignmentId: id, text };
      const plan: CellPlan =
        answers[key] === 'leave'
          ? { outcome: 'left' }
          : planCell({
              text,
              statusText: status === undefined ? null : (row.cells[status] ?? ''),
              cell,
              assignment,
              points: assignment?.points ?? column.points,
              decimal,
              hasNoExcuse: file.dialect.hasNoExcuse === true,
              isBeforeDeduction: file.dialect.isBeforeDeduction === true,
              answerTo: (kind) => answerTo(answers, kind, key),
            });
      switch (plan.outcome) {
        case 'unchanged':
        case 'left':
          unchanged += 1;
          continue;
        case 'change': {
          const before = { points: cell.points, status: cell.status };
          changes.push({ ...planned, before, after: plan.after, warnings: plan.warnings });
          break;
        }
        case 'refuse':
          refused.push({ ...planned, reason: plan.reason });
          break;
        case 'ask':
          questions.add(plan.kind, {
            key,
            line: row.line,
            column: column.index,
            text,
            proposal: plan.proposal,
          });
      }
      touched.add(column.index);
    }
  }
  return { changes, refused, touched, unchanged };
}

/**
 * The decimal sign by which to read a number that is ambiguous: that of the file's other numbers, or of its format. Where
 * neither tells, only a point can be taken as the reader's locale has it: "1,234" always asks.
 */
function decimalIn({ table, file, columns, rows, locale }: Sheet): DecimalSign | null {
  const seen = decimalSignIn(
    columns.flatMap(({ column }) => rows.map(({ row }) => row.cells[column.index] ?? '')),
  );
  if (seen !== null) return seen === 'both' ? null : seen;
  if (file.dialect.separatorTellsDecimals === true && table.separator === ';') return ',';
  if (file.dialect.separatorTellsDecimals === true && table.separator === ',') return '.';
  return decimalSign(locale) === '.' ? '.' : null;
}

/** The columns of statuses by the end of the assignment's id. */
const statusColumns = (columns: readonly FileColumn[]): ReadonlyMap<string, number> =>
  new Map(
    columns.flatMap(({ role, tag, index }) => (role === 'status' && tag !== null ? [[tag, index]] : [])),
  );
