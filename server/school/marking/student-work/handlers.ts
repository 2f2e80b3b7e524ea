import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { linkFile } from './link-file.ts';
import { listStudentAssignments, presentStudentAssignment } from './student-assignments.ts';
import { requestRegrade, withdraw } from './withdraw.ts';

type StudentWorkOperation =
  | 'listStudentAssignments'
  | 'getStudentAssignment'
  | 'withdrawWork'
  | 'requestRegrade'
  | 'linkAssignmentFile';

interface Dependencies {
  db: Database;
  /** Signs the addresses of files. */
  linkSecret: string;
}

export const studentWorkHandlers = ({ db, linkSecret }: Dependencies): HandlersOf<StudentWorkOperation> => ({
  listStudentAssignments: async ({ user, query: { class_id: classId } }) => ({
    items: await listStudentAssignments(
      db,
      user.id,
      classId === undefined ? undefined : eq(assignments.classId, classId),
    ),
  }),
  getStudentAssignment: ({ user, params }) => presentStudentAssignment(db, user.id, params.id),

  async withdrawWork({ user, params }, reply) {
    await withdraw(db, user.id, params.id);
    return reply.code(204).send();
  },

  async requestRegrade({ user, params, body }, reply) {
    await requestRegrade(db, user.id, params.id, body.reason);
    return reply.code(204).send();
  },

  linkAssignmentFile: async ({ user, params }) => ({
    url: await linkFile(db, user, params.id, linkSecret),
  }),
});
