import { randomUUID } from 'node:crypto';
import type { LessonBlock } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { createLesson, publishLesson, saveLesson } from '../lessons/lessons.ts';
import { lessonFiles } from '../lessons/tables.ts';
import { inHours } from '../../marking/student-work/testing.ts';

interface Making {
  title?: string;
  blocks?: LessonBlock[];
  publishAt?: string | null;
}

/** Creates a lesson, published an hour ago, with a text and a file that the file store does not have. */
export async function makeLesson(
  db: Database,
  teacherId: string,
  classId: string,
  { title = 'Light and leaves', blocks = [], publishAt = inHours(-1) }: Making = {},
): Promise<{ id: string; fileId: string }> {
  const { id } = await createLesson(db, teacherId, classId, { title, time_zone: 'Europe/London' });
  const fileId = randomUUID();
  await db.insert(lessonFiles).values({ id: fileId, lessonId: id, name: 'results.pdf', size: 9 });
  const text: LessonBlock = { type: 'text', id: 'text', text: 'Take a whiteboard.' };
  const file: LessonBlock = { type: 'file', id: 'file', file_id: fileId };
  await saveLesson(db, teacherId, id, {
    revision: 1,
    content: { title, blocks: [text, file, ...blocks] },
  });
  await publishLesson(db, teacherId, id, publishAt);
  return { id, fileId };
}
