import { isInHundredths } from 'gradebook-arithmetic/decimals';
import type { ClassGradebook, GradebookAssignment } from './class-gradebook.ts';
import type { Dialect } from './dialects.ts';
import { type MatchedColumn, matchColumns } from './match-columns.ts';
import { type MatchedRow, matchStudents } from './match-students.ts';
import { type PlannedChange, planCells, type RefusedCell } from './plan-cells.ts';
import { type Answers, answerTo, columnKey, type Question, QuestionList } from './questions.ts';
import type { GradebookTable } from './read-table.ts';
import {
  type FileColumn,
  identifies,
  passedLine,
  type PassedLine,
  recognise,
  type RecognisedFile,
} from './recognise.ts';

export interface PlannedColumn extends Pick<FileColumn, 'index' | 'heading' | 'role'> {
  readonly assignmentId: string | null;
  /** The assignment that is to be made; its points are null if the file does not say them. */
  readonly isNew: { readonly title: string; readonly points: number | null } | null;
  /** The maximum in the file, if it is another than that of the assignment. */
  readonly otherPoints: number | null;
  /** Columns without changes, questions and refusals are dropped from an import. */
  readonly isUnchanged: boolean;
}

export interface ImportPlan {
  readonly format: Dialect['format'];
  readonly encoding: GradebookTable['encoding'];
  readonly separator: GradebookTable['separator'];
  readonly headingLine: number;
  readonly exportedAt: Date | null;
  readonly columns: readonly PlannedColumn[];
  readonly students: readonly { line: number; studentId: string; newNumber: string | null }[];
  /** Lines that are about no student. */
  readonly passed: readonly PassedLine[];
  readonly changes: readonly PlannedChange[];
  readonly refused: readonly RefusedCell[];
  /** Those without an answer. */
  readonly questions: readonly Question[];
  readonly unchangedCells: number;
  /** Whether no question is open that an import cannot leave out, and new assignments have points. */
  readonly isReady: boolean;
}

/** What an import of a file into a class would do; it changes nothing. `locale` is that of the reader. */
export function planGradebookImport(
  table: GradebookTable,
  gradebook: ClassGradebook,
  locale: string,
  answers: Answers = {},
): ImportPlan {
  const questions = new QuestionList();
  const file = recognise(table, answers);
  if (isOlder(file, gradebook) && answers['old_file'] !== 'take')
    questions.add('old_file', { key: 'old_file', text: file.exportedAt?.toISOString() ?? '' });
  if (!file.columns.some(identifies))
    for (const { index, heading } of file.columns)
      questions.add('columns', { key: columnKey(index), column: index, text: heading });
  const columns = matchColumns(file.columns, file.rows, gradebook.assignments, answers, questions);
  const matched = matchStudents(file.columns, file.rows, gradebook.students, answers, questions);
  const { rows, repeated } = withoutRepeated(matched, columns, answers, questions);
  const cells = planCells({ table, file, gradebook, columns, rows, locale, answers }, questions);
  const open = questions.toArray();
  return {
    format: file.dialect.format,
    encoding: table.encoding,
    separator: table.separator,
    headingLine: file.headingLine,
    exportedAt: file.exportedAt,
    columns: file.columns.map((column) => plannedColumn(column, columns, cells.touched)),
    students: rows.map(({ row, studentId, newNumber }) => ({
      line: row.line,
      studentId,
      newNumber: file.dialect.hasSchoolNumbers === true ? newNumber : null,
    })),
    passed: [...file.passed, ...repeated],
    changes: cells.changes,
    refused: cells.refused,
    questions: open,
    unchangedCells: cells.unchanged,
    isReady:
      !open.some(({ isBlocking }) => isBlocking) &&
      columns.every(({ column, assignment }) => assignment !== null || pointsOfNew(column) !== null),
  };
}

const MAX_POINTS = 1000;

/** The points that an assignment can have; null if the file has none, more, or more exact ones. */
const pointsOfNew = ({ points }: Pick<FileColumn, 'points'>): number | null =>
  points !== null && points <= MAX_POINTS && isInHundredths(points) ? points : null;

const isOlder = ({ exportedAt }: RecognisedFile, { lastChange }: ClassGradebook): boolean =>
  exportedAt !== null && lastChange !== null && exportedAt < lastChange;

/** One row for each student: the first of equal ones, and of others the one that a person chooses. */
function withoutRepeated(
  matched: readonly MatchedRow[],
  columns: readonly MatchedColumn[],
  answers: Answers,
  questions: QuestionList,
): { rows: MatchedRow[]; repeated: PassedLine[] } {
  const repeated: PassedLine[] = [];
  const rows = [...Map.groupBy(matched, ({ studentId }) => studentId).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length === 1) return group;
    const key = `twice:${first.studentId}`;
    const answer = answerTo(answers, 'twice', key);
    const contents = group.map(({ row }) =>
      JSON.stringify(columns.map(({ column }) => row.cells[column.index] ?? '')),
    );
    const isSame = contents.every((content) => content === contents[0]);
    const chosen = group.find(({ row }) => String(row.line) === answer) ?? (isSame ? first : undefined);
    if (answer === undefined) {
      const candidates = group.map(({ row }) => String(row.line));
      questions.add('twice', {
        key,
        line: first.row.line,
        text: passedLine(first.row, 'repeated').text,
        candidates,
      });
    }
    repeated.push(...group.filter((each) => each !== chosen).map(({ row }) => passedLine(row, 'repeated')));
    return chosen === undefined ? [] : [chosen];
  });
  return { rows, repeated };
}

function plannedColumn(
  { index, heading, role, title, points }: FileColumn,
  matched: readonly MatchedColumn[],
  touched: ReadonlySet<number>,
): PlannedColumn {
  const found = matched.find(({ column }) => column.index === index);
  const assignment: GradebookAssignment | null = found?.assignment ?? null;
  return {
    index,
    heading,
    role,
    assignmentId: assignment?.id ?? null,
    isNew:
      found !== undefined && assignment === null
        ? { title: title.trim(), points: pointsOfNew({ points }) }
        : null,
    otherPoints: assignment !== null && points !== null && points !== assignment.points ? points : null,
    isUnchanged: !touched.has(index),
  };
}
