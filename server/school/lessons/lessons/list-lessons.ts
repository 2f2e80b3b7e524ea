import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { LessonEntry } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { stateOf } from '../../work/assignments/assignments.ts';
import { isIn } from '../../classes/classes/class-access.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { lessonReads, lessons } from './tables.ts';

/** The lessons of a class in order, with the number of students who have read each. The caller checks who asks. */
export async function listLessons(db: Database, classId: string): Promise<LessonEntry[]> {
  const rows = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      unit: lessons.unit,
      timeZone: lessons.timeZone,
      publishAt: lessons.publishAt,
      readCount: sql<number>`count(${enrolments.studentId})::int`,
    })
    .from(lessons)
    .leftJoin(lessonReads, eq(lessonReads.lessonId, lessons.id))
    .leftJoin(
      enrolments,
      and(eq(enrolments.classId, lessons.classId), eq(enrolments.studentId, lessonReads.studentId), isIn()),
    )
    .where(and(eq(lessons.classId, classId), isNull(lessons.trashedAt)))
    .groupBy(lessons.id)
    .orderBy(asc(lessons.position), asc(lessons.id));
  const now = new Date();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    unit: row.unit,
    time_zone: row.timeZone,
    state: stateOf(row, now),
    publish_at: row.publishAt?.toISOString() ?? null,
    read_count: row.readCount,
  }));
}
