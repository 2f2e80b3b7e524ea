import { and, eq } from 'drizzle-orm';
import type { Lesson } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { isIn } from '../../classes/classes/class-access.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { classOf, stateOf } from '../../work/assignments/assignments.ts';
import { assignmentsOfClass } from './lesson-assignments.ts';
import { documentsOf } from './lesson-documents.ts';
import { type FileLinks, filesOf } from './lesson-files.ts';
import type { LessonRow } from './lessons.ts';
import { listLessons } from './list-lessons.ts';

/** The lesson as its teachers see it. */
export async function presentLesson(
  db: Database,
  row: LessonRow,
  { teacherId, links }: { teacherId: string; links: FileLinks },
): Promise<Lesson> {
  const inOrder = await listLessons(db, row.classId);
  const number = inOrder.findIndex(({ id }) => id === row.id) + 1;
  return {
    id: row.id,
    class: await classOf(db, row.classId),
    number,
    time_zone: row.timeZone,
    revision: row.revision,
    saved_at: row.updatedAt.toISOString(),
    state: stateOf(row, new Date()),
    publish_at: row.publishAt?.toISOString() ?? null,
    content: { title: row.title, unit: row.unit, blocks: row.blocks },
    files: await filesOf(db, row.id, links),
    documents: await documentsOf(db, row.id, teacherId),
    assignments: await assignmentsOfClass(db, row.classId),
    students: await db.$count(enrolments, and(eq(enrolments.classId, row.classId), isIn())),
    read_count: inOrder[number - 1]?.read_count ?? 0,
  };
}
