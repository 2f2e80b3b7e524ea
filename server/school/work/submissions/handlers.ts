import { sendDownload } from '../../../platform/http/download.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { storedUpload } from '../../../platform/http/uploaded-file.ts';
import { saveDraft } from './drafts.ts';
import { handIn } from './hand-in.ts';
import { requireWork } from './student-access.ts';
import { addFile, linkFile, MAX_WORK_FILE_BYTES, readFile, removeFile } from './work-files.ts';

interface Dependencies {
  db: Database;
  files: FileStore;
  /** Signs the addresses of files. */
  linkSecret: string;
}

type SubmissionOperation =
  | 'saveWorkDraft'
  | 'addWorkFile'
  | 'removeWorkFile'
  | 'linkWorkFile'
  | 'getWorkFile'
  | 'handInWork';

export const submissionHandlers = ({
  db,
  files,
  linkSecret,
}: Dependencies): HandlersOf<SubmissionOperation> => ({
  saveWorkDraft: ({ user, params, body }) => saveDraft(db, user.id, params.id, body),

  async addWorkFile(request) {
    await requireWork(db, request.user.id, request.params.id);
    const upload = await storedUpload(request, MAX_WORK_FILE_BYTES);
    try {
      const work = { studentId: request.user.id, assignmentId: request.params.id };
      return await addFile(db, files, work, upload);
    } finally {
      await upload.handle.close();
    }
  },

  async removeWorkFile({ user, params }, reply) {
    await removeFile(db, files, user.id, params.id);
    return reply.code(204).send();
  },

  linkWorkFile: async ({ user, params }) => ({ url: await linkFile(db, user.id, params.id, linkSecret) }),

  async getWorkFile({ params, query }, reply) {
    return sendDownload(reply, await readFile(db, files, { ...params, ...query }, linkSecret));
  },

  handInWork: (request) =>
    handIn(db, request.user.id, request.params.id, {
      revision: request.body.revision,
      aiHelp: request.body.ai_help,
      key: idempotencyKeyOf(request),
    }),
});
