import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { listClassStudents } from '../../classes/classes/class-access.ts';

/** A student of the class; 404 otherwise. */
export async function findStudent(db: Database, classId: string, studentId: string) {
  const student = (await listClassStudents(db, classId)).find(({ id }) => id === studentId);
  if (student === undefined) throw new Problem('not_found');
  return { id: student.id, first_name: student.firstName, last_name: student.lastName };
}
