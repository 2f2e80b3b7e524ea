import type { GradebookImportPlan, GradebookQuestion } from '../../../generated/schemas/index.ts';
import { Problem } from '../../../platform/problem.ts';
import type { ImportPlan, PlannedColumn } from '../files/plan-gradebook-import.ts';
import type { Question, QuestionItem } from '../files/questions.ts';

/** Of a class with 200 students, a hundred columns. */
export const MAX_CHANGES = 20_000;
/** What a person looks through. */
const MAX_LISTED = 200;
const MAX_TITLE = 160;

/** A plan in the shape of the contract, with lists that a page can show. */
export function presentPlan(plan: ImportPlan): GradebookImportPlan {
  if (plan.changes.length > MAX_CHANGES)
    throw Problem.field('file', 'This file changes more than 20,000 scores. Import it in parts.');
  const studentAt = new Map(plan.students.map(({ line, studentId }) => [line, studentId]));
  return {
    format: plan.format,
    encoding: plan.encoding,
    separator: plan.separator,
    heading_line: plan.headingLine,
    exported_at: plan.exportedAt?.toISOString() ?? null,
    columns: plan.columns.map(presentColumn),
    students: plan.students.map(({ line, studentId, newNumber }) => ({
      line,
      student_id: studentId,
      new_number: newNumber,
    })),
    passed: plan.passed.slice(0, MAX_LISTED).map(({ line, text, reason }) => ({ line, text, reason })),
    changes: plan.changes.map(({ studentId, assignmentId, ...change }) => ({
      ...change,
      student_id: studentId,
      assignment_id: assignmentId,
      warnings: [...change.warnings],
    })),
    refused: plan.refused.slice(0, MAX_LISTED).map(({ studentId, assignmentId, ...cell }) => ({
      ...cell,
      student_id: studentId,
      assignment_id: assignmentId,
    })),
    refused_count: plan.refused.length,
    questions: plan.questions.map((question) => presentQuestion(question, studentAt)),
    unchanged_count: plan.unchangedCells,
    is_ready: plan.isReady,
  };
}

const presentColumn = ({
  index,
  heading,
  role,
  assignmentId,
  isNew,
  otherPoints,
  isUnchanged,
}: PlannedColumn) => ({
  index,
  heading,
  role,
  assignment_id: assignmentId,
  new_title: isNew === null ? null : isNew.title.slice(0, MAX_TITLE),
  points: isNew?.points ?? null,
  other_points: otherPoints,
  is_unchanged: isUnchanged,
});

const presentQuestion = (
  { kind, choices, isBlocking, items }: Question,
  studentAt: ReadonlyMap<number, string>,
): GradebookQuestion => ({
  kind,
  choices: [...choices],
  is_blocking: isBlocking,
  count: items.length,
  items: items.slice(0, MAX_LISTED).map((item) => presentItem(item, studentAt)),
});

const presentItem = (
  { key, line, column, text, candidates, proposal }: QuestionItem,
  studentAt: ReadonlyMap<number, string>,
): GradebookQuestion['items'][number] => ({
  key,
  line,
  column,
  text,
  student_id: key.startsWith('cell:') ? (studentAt.get(line ?? 0) ?? null) : null,
  candidates: [...candidates],
  proposal,
});
