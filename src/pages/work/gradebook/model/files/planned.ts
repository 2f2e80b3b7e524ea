import { namedStudent } from '@/entities/gradebook';
import type { Gradebook } from '@/shared/api/gradebooks';
import type { GradebookImport, GradebookImportPlan } from '@/shared/api/gradebook-files';

/** The changes of a plan as the server stores them. */
export function importOf(plan: GradebookImportPlan, timeZone: string): GradebookImport {
  const columns = [...Map.groupBy(plan.changes, ({ column }) => column)].map(([index, changes]) => {
    const column = plan.columns.find((each) => each.index === index);
    return {
      assignment_id: column?.assignment_id ?? null,
      title: column?.new_title ?? null,
      points: column?.points ?? null,
      cells: changes.map(({ student_id, before, after }) => ({ student_id, before, after })),
    };
  });
  const numbers = plan.students.flatMap(({ student_id, new_number: number }) =>
    number === null ? [] : [{ student_id, number }],
  );
  return { time_zone: timeZone, columns, numbers };
}

/** What an import stores: scores, new assignments and numbers of students. */
export const countPlanned = (plan: GradebookImportPlan) => ({
  scores: plan.changes.length,
  assignments: new Set(
    plan.changes.filter((change) => change.assignment_id === null).map(({ column }) => column),
  ).size,
  numbers: plan.students.filter((student) => student.new_number !== null).length,
});

export type Names = {
  student: (id: string) => string;
  assignment: (id: string) => string;
};

/** The names of a class's students and assignments. */
export function namesOf(gradebook: Pick<Gradebook, 'students' | 'assignments'> | null): Names {
  const students = new Map(gradebook?.students.map((student) => [student.id, namedStudent(student)]));
  const assignments = new Map(gradebook?.assignments.map(({ id, title }) => [id, title]));
  return {
    student: (id) => students.get(id) ?? 'A student',
    assignment: (id) => assignments.get(id) ?? 'An assignment',
  };
}

/** The assignment of a column of a file: one of the class, or one that is to be made. */
export function titleOfColumn(plan: GradebookImportPlan, index: number, { assignment }: Names): string {
  const column = plan.columns.find((each) => each.index === index);
  if (column === undefined) return '';
  return column.assignment_id === null
    ? (column.new_title ?? column.heading)
    : assignment(column.assignment_id);
}
