import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { findOpenClass, findTaughtClass } from '../classes/class-access.ts';
import { listMembers, removeStudent, restoreStudent } from './class-students.ts';

type StudentOperation = 'listClassStudents' | 'removeStudent' | 'restoreStudent';

export function studentHandlers({ db }: { db: Database }): HandlersOf<StudentOperation> {
  return {
    async listClassStudents({ user, params }) {
      await findTaughtClass(db, params.id, user.id);
      return { items: await listMembers(db, params.id) };
    },
    async removeStudent({ user, params }) {
      await findOpenClass(db, params.id, user.id);
      await removeStudent(db, params.id, params.student_id);
    },
    async restoreStudent({ user, params }) {
      await findOpenClass(db, params.id, user.id);
      await restoreStudent(db, params.id, params.student_id);
    },
  };
}
