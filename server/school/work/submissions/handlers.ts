import { sendDownload } from '../../../platform/http/download.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { storedUpload } from '../../../platform/http/uploaded-file.ts';
import { rejectCutOff, saveDraft } from './drafts.ts';
import { handIn } from './hand-in.ts';
import { requireWork } from './student-access.ts';
import { openPage, presentPreview } from './file-previews.ts';
import {
  addFile,
  linkFile,
  MAX_WORK_FILE_BYTES,
  readFile,
  removeFile,
  requireReadable,
} from './work-files.ts';

interface Dependencies {
  db: Database;
  files: MeteredStore;
  jobs: Jobs;
  /** Signs the addresses of files. */
  linkSecret: string;
}

type SubmissionOperation =
  | 'saveWorkDraft'
  | 'addWorkFile'
  | 'removeWorkFile'
  | 'linkWorkFile'
  | 'getWorkFile'
  | 'getWorkFilePreview'
  | 'getWorkFilePage'
  | 'handInWork';

export const submissionHandlers = ({
  db,
  files,
  jobs,
  linkSecret,
}: Dependencies): HandlersOf<SubmissionOperation> => ({
  saveWorkDraft: ({ user, params, body }) => saveDraft(db, user.id, params.id, body),

  async addWorkFile(request) {
    rejectCutOff(await requireWork(db, request.user.id, request.params.id), new Date());
    const upload = await storedUpload(request, MAX_WORK_FILE_BYTES, (bytes) =>
      files.reserve(db, request.user.id, bytes),
    );
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

  async getWorkFilePreview({ user, params: { id } }) {
    await requireReadable(db, user.id, id);
    return presentPreview({ db, jobs, secret: linkSecret }, id);
  },

  async getWorkFilePage({ params, query }, reply) {
    const { size, stream } = await openPage(files, { ...params, ...query }, linkSecret);
    return (
      reply
        .type('image/webp')
        .header('content-length', size)
        .header('content-disposition', 'inline')
        // Even as a document of its own it could load and run nothing.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, max-age=600')
        .send(stream)
    );
  },

  handInWork: (request) =>
    handIn(db, request.user.id, request.params.id, {
      revision: request.body.revision,
      aiHelp: request.body.ai_help,
      key: idempotencyKeyOf(request),
    }),
});
