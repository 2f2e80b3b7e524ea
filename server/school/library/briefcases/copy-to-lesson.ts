import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { BriefcaseTarget, LessonBlock } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { openTemporaryFile } from '../../../platform/files/temporary-file.ts';
import { Problem } from '../../../platform/problem.ts';
import { addLessonDocument, appendBlock } from '../../lessons/lessons/lesson-documents.ts';
import { addLessonFile } from '../../lessons/lessons/lesson-files.ts';
import { createLesson, requireTaughtLesson } from '../../lessons/lessons/lessons.ts';
import { requireEntry } from './access.ts';
import { findEntry } from './entries.ts';
import { briefcaseFiles } from './tables.ts';

const MAX_BLOCKS = 60;
const MAX_TITLE = 200;

/** Copies an entry to a lesson of the user, or to a new one of a class; returns the id of the lesson. */
export async function copyToLesson(
  { db, files }: { db: Database; files: MeteredStore },
  userId: string,
  entryId: string,
  { lesson_id: lessonId, class_id: classId, time_zone: timeZone }: BriefcaseTarget,
): Promise<string> {
  await requireEntry(db, userId, entryId, 'read');
  const entry = await findEntry(db, userId, entryId);
  if (entry.kind === 'lesson')
    throw new Problem('conflict', 'A lesson is copied with its class. Choose a document, a link or a file.');
  if (lessonId === undefined && classId === undefined) throw Problem.field('lesson_id', 'Choose a lesson.');
  const id = lessonId ?? (await newLesson(db, userId, classId ?? '', { title: entry.name, timeZone }));
  const { blocks } = await requireTaughtLesson(db, id, userId);
  if (entry.generation_id !== null) {
    await addLessonDocument(db, userId, id, { generation_id: entry.generation_id, as_block: true });
    return id;
  }
  if (blocks.length >= MAX_BLOCKS)
    throw new Problem('conflict', `A lesson has at most ${MAX_BLOCKS} blocks.`);
  await appendBlock(db, id, await blockOf({ db, files }, id, entryId, entry));
  return id;
}

async function newLesson(
  db: Database,
  userId: string,
  classId: string,
  { title, timeZone }: { title: string; timeZone: string | undefined },
): Promise<string> {
  const named = { title: title.slice(0, MAX_TITLE).toWellFormed(), time_zone: timeZone ?? 'UTC' };
  return (await createLesson(db, userId, classId, named)).id;
}

async function blockOf(
  { db, files }: { db: Database; files: MeteredStore },
  lessonId: string,
  entryId: string,
  { name, url }: { name: string; url: string | null },
): Promise<LessonBlock> {
  const id = randomUUID();
  if (url !== null) return { type: 'link', id, url, title: name };
  const [newest] = await db
    .select()
    .from(briefcaseFiles)
    .where(eq(briefcaseFiles.entryId, entryId))
    .orderBy(desc(briefcaseFiles.number))
    .limit(1);
  const stored = newest && (await files.open(newest.id));
  if (!stored) throw new Problem('not_found');
  const handle = await openTemporaryFile();
  try {
    await handle.writeFile(stored.stream);
    const file = await addLessonFile(db, files, lessonId, { name, handle });
    return { type: 'file', id, file_id: file.id };
  } finally {
    await handle.close();
  }
}
