import { requireAccess } from '../../../billing/access/access.ts';
import { lengthOf, sendDownload } from '../../../platform/http/download.ts';
import type { Lesson } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { storedUpload, uploadedFile } from '../../../platform/http/uploaded-file.ts';
import { findTaughtClass } from '../../classes/classes/class-access.ts';
import { addLessonDocument, updateLessonDocument } from './lesson-documents.ts';
import {
  addLessonFile,
  addLessonImage,
  type FileLinks,
  MAX_FILE_BYTES,
  MAX_IMAGE_BYTES,
  presentFile,
  readLessonFile,
} from './lesson-files.ts';
import { createLesson, publishLesson, requireTaughtLesson, saveLesson } from './lessons.ts';
import { presentLesson } from './present-lesson.ts';
import { listLessons } from './list-lessons.ts';
import { moveLesson } from './move-lesson.ts';
import { restoreLesson, trashLesson } from './trashed-lessons.ts';

type LessonOperation =
  | 'listLessons'
  | 'createLesson'
  | 'getLesson'
  | 'saveLesson'
  | 'publishLesson'
  | 'moveLesson'
  | 'deleteLesson'
  | 'restoreLesson'
  | 'addLessonFile'
  | 'addLessonImage'
  | 'getLessonFile'
  | 'addLessonDocument'
  | 'updateLessonDocument';

interface Dependencies {
  db: Database;
  files: MeteredStore;
  links: FileLinks;
}

/** The plan that includes classes includes their lessons. */
const LESSONS = { title: 'lessons', gate: 'subscription', plan: 'pro' } as const;

export function lessonHandlers({ db, files, links }: Dependencies): HandlersOf<LessonOperation> {
  const present = async (teacherId: string, id: string): Promise<Lesson> =>
    presentLesson(db, await requireTaughtLesson(db, id, teacherId), { teacherId, links });

  return {
    async listLessons({ user, params }) {
      const { id } = await findTaughtClass(db, params.id, user.id);
      return { items: await listLessons(db, id) };
    },

    async createLesson({ user, params, body }) {
      await findTaughtClass(db, params.id, user.id);
      await requireAccess(db, user, LESSONS);
      const { generation_id: generationId } = body;
      const id = await db.transaction(async (tx) => {
        const created = await createLesson(tx, user.id, params.id, body);
        if (generationId !== undefined)
          await addLessonDocument(tx, user.id, created.id, { generation_id: generationId, as_block: true });
        return created.id;
      });
      return present(user.id, id);
    },

    getLesson: ({ user, params }) => present(user.id, params.id),
    saveLesson: ({ user, params, body }) => saveLesson(db, user.id, params.id, body),

    async publishLesson({ user, params, body }) {
      await publishLesson(db, user.id, params.id, body.publish_at);
      return present(user.id, params.id);
    },

    moveLesson: async ({ user, params, body }) => ({
      items: await moveLesson(db, user.id, params.id, body.position),
    }),

    async deleteLesson({ user, params }, reply) {
      await trashLesson(db, user.id, params.id);
      return reply.code(204).send();
    },

    async restoreLesson({ user, params }, reply) {
      await restoreLesson(db, user.id, params.id);
      return reply.code(204).send();
    },

    async addLessonFile(request) {
      const { createdBy } = await requireTaughtLesson(db, request.params.id, request.user.id);
      const upload = await storedUpload(request, MAX_FILE_BYTES, async (bytes) => {
        if (createdBy) await files.reserve(db, createdBy, bytes);
      });
      try {
        return presentFile(await addLessonFile(db, files, request.params.id, upload), links);
      } finally {
        await upload.handle.close();
      }
    },

    async addLessonImage(request) {
      await requireTaughtLesson(db, request.params.id, request.user.id);
      const upload = await uploadedFile(request, MAX_IMAGE_BYTES);
      return presentFile(await addLessonImage(db, files, request.params.id, upload), links);
    },

    async getLessonFile({ params, query }, reply) {
      const { name, imageType, file } = await readLessonFile(db, files, { ...params, ...query }, links);
      if (imageType === null) return sendDownload(reply, { name, file });
      return reply
        .type(imageType)
        .headers(lengthOf(file))
        .header('cache-control', 'private, max-age=3600')
        .send(file.stream);
    },

    addLessonDocument: ({ user, params, body }) => addLessonDocument(db, user.id, params.id, body),
    updateLessonDocument: ({ user, params }) => updateLessonDocument(db, user.id, params.id),
  };
}
