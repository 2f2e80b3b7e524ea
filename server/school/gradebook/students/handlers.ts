import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { listOverrideChanges } from './override-changes.ts';
import { saveGradebookStudent } from './save-student.ts';

export const studentHandlers = ({
  db,
}: {
  db: Database;
}): HandlersOf<'saveGradebookStudent' | 'listOverrideChanges'> => ({
  saveGradebookStudent: ({ user, params: { id: classId, student_id: studentId }, body }) =>
    saveGradebookStudent(db, user.id, { classId, studentId }, body),
  listOverrideChanges: ({ user, params, query }) => listOverrideChanges(db, user.id, params.id, query),
});
