import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { type FileLinks, linkFile } from '../lessons/lesson-files.ts';
import { requireTaughtLesson } from '../lessons/lessons.ts';
import { lessonFiles } from '../lessons/tables.ts';
import { requireOpenLesson } from './student-lessons.ts';
import { filesIn, visibleBlocks } from './visible-blocks.ts';

interface Asking {
  id: string;
  role: string;
}

/** A signed address of a file, for a teacher of its class, or for a student who sees it in the lesson. */
export async function linkLessonFile(
  db: Database,
  { id: userId, role }: Asking,
  id: string,
  links: FileLinks,
): Promise<string> {
  const [file] = await db.select().from(lessonFiles).where(eq(lessonFiles.id, id));
  if (file === undefined) throw new Problem('not_found');
  if (role === 'teacher') await requireTaughtLesson(db, file.lessonId, userId);
  else {
    const { blocks } = await requireOpenLesson(db, userId, file.lessonId);
    if (!filesIn(visibleBlocks(blocks)).has(id)) throw new Problem('not_found');
  }
  return linkFile(id, links);
}
