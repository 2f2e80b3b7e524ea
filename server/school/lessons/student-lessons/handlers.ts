import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import type { FileLinks } from '../lessons/lesson-files.ts';
import { linkLessonFile } from './link-lesson-file.ts';
import { listStudentLessons, markRead, markUnread, presentStudentLesson } from './student-lessons.ts';

type StudentLessonOperation =
  | 'listStudentLessons'
  | 'getStudentLesson'
  | 'markLessonRead'
  | 'markLessonUnread'
  | 'linkLessonFile';

interface Dependencies {
  db: Database;
  links: FileLinks;
}

export const studentLessonHandlers = ({ db, links }: Dependencies): HandlersOf<StudentLessonOperation> => ({
  listStudentLessons: ({ user, params }) => listStudentLessons(db, user.id, params.id),
  getStudentLesson: ({ user, params }) => presentStudentLesson(db, user.id, params.id, links),

  async markLessonRead({ user, params }, reply) {
    await markRead(db, user.id, params.id);
    return reply.code(204).send();
  },

  async markLessonUnread({ user, params }, reply) {
    await markUnread(db, user.id, params.id);
    return reply.code(204).send();
  },

  linkLessonFile: async ({ user, params }) => ({ url: await linkLessonFile(db, user, params.id, links) }),
});
