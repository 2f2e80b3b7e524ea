import { namedStudent } from '@/entities/gradebook';
import type { Gradebook } from '@/shared/api/gradebooks';
import { cellOf } from '../model/unsaved';

/** "Minh Anh Nguyễn, Leaf diary" */
export function nameOf(answer: Gradebook, cell: string): string {
  const { studentId, assignmentId } = cellOf(cell);
  const assignment = answer.assignments.find(({ id }) => id === assignmentId);
  return `${studentName(answer, studentId)}, ${assignment?.title ?? 'a deleted assignment'}`;
}

export function studentName({ students }: Gradebook, studentId: string): string {
  const student = students.find(({ id }) => id === studentId);
  return student ? namedStudent(student) : 'A former student';
}
