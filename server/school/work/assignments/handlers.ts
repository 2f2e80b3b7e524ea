import { requireAccess } from '../../../billing/access/access.ts';
import { sendDownload } from '../../../platform/http/download.ts';
import type { Assignment } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { storedUpload } from '../../../platform/http/uploaded-file.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOptions } from './assignment-options.ts';
import { addAssignmentFile, MAX_ASSIGNMENT_FILE_BYTES, readAssignmentFile } from './assignment-files.ts';
import { assignToClasses } from './assign-to-classes.ts';
import { createAssignment, requireTaught, saveAssignment, type SettleScores } from './assignments.ts';
import { copyAssignment } from './copy-assignment.ts';
import { presentAssignment } from './present-assignment.ts';
import { restoreAssignment, trashAssignment } from './trashed-assignments.ts';

type AssignmentOperation =
  | 'getAssignmentOptions'
  | 'addAssignmentFile'
  | 'getAssignmentFile'
  | 'createAssignment'
  | 'assignToClasses'
  | 'getAssignment'
  | 'saveAssignment'
  | 'duplicateAssignment'
  | 'deleteAssignment'
  | 'restoreAssignment';

/** The plan that includes assignments, as it does the templates of the higher plan. */
const ASSIGNMENTS = { title: 'assignments', gate: 'subscription', plan: 'pro' } as const;

interface Dependencies {
  db: Database;
  files: MeteredStore;
  /** Signs the addresses of files. */
  linkSecret: string;
  settleScores: SettleScores;
}

export function assignmentHandlers({
  db,
  files,
  linkSecret,
  settleScores,
}: Dependencies): HandlersOf<AssignmentOperation> {
  const present = async (teacherId: string, id: string): Promise<Assignment> =>
    presentAssignment(db, await requireTaught(db, id, teacherId));

  return {
    getAssignmentOptions: ({ user, query }) => findOptions(db, user.id, query.document_id),

    async createAssignment({ user, body }) {
      if (user.role === 'teacher') await requireAccess(db, user, ASSIGNMENTS);
      const { class_id: classId, time_zone: timeZone, content } = body;
      return present(user.id, await createAssignment(db, user.id, { classId, timeZone, content }));
    },

    async assignToClasses(request) {
      const { user, body } = request;
      if (user.role === 'teacher') await requireAccess(db, user, ASSIGNMENTS);
      const ids = await assignToClasses({ db, files }, user.id, body, idempotencyKeyOf(request));
      return { items: await Promise.all(ids.map((id) => present(user.id, id))) };
    },

    async addAssignmentFile(request) {
      if (request.user.role !== 'teacher') throw new Problem('forbidden', 'Only teachers set assignments.');
      await requireAccess(db, request.user, ASSIGNMENTS);
      const upload = await storedUpload(request, MAX_ASSIGNMENT_FILE_BYTES, (bytes) =>
        files.reserve(db, request.user.id, bytes),
      );
      try {
        return await addAssignmentFile(db, files, request.user.id, upload);
      } finally {
        await upload.handle.close();
      }
    },

    async getAssignmentFile({ params, query }, reply) {
      return sendDownload(reply, await readAssignmentFile(db, files, { ...params, ...query }, linkSecret));
    },

    getAssignment: ({ user, params }) => present(user.id, params.id),

    async saveAssignment({ user, params, body }) {
      await saveAssignment({ db, files, settleScores }, user.id, params.id, body);
      return present(user.id, params.id);
    },

    async duplicateAssignment({ user, params, body }) {
      await requireTaught(db, params.id, user.id);
      await requireAccess(db, user, ASSIGNMENTS);
      const copy = { classId: body.class_id, dueOn: body.due_on ?? null };
      return present(user.id, await copyAssignment({ db, files }, user.id, params.id, copy));
    },

    async deleteAssignment({ user, params }, reply) {
      await trashAssignment(db, user.id, params.id);
      return reply.code(204).send();
    },

    async restoreAssignment({ user, params }, reply) {
      await restoreAssignment(db, user.id, params.id);
      return reply.code(204).send();
    },
  };
}
