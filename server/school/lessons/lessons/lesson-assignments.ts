import { and, desc, eq, isNull } from 'drizzle-orm';
import type { LessonAssignment } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { stateOf } from '../../work/assignments/assignments.ts';
import { assignments } from '../../work/assignments/tables.ts';

/** What the lessons of a class can refer to, the newest first. The caller checks who asks. */
export async function assignmentsOfClass(db: Database, classId: string): Promise<LessonAssignment[]> {
  const rows = await db
    .select({
      id: assignments.id,
      title: assignments.title,
      timeZone: assignments.timeZone,
      dueAt: assignments.dueAt,
      points: assignments.points,
      kinds: assignments.kinds,
      publishAt: assignments.publishAt,
    })
    .from(assignments)
    .where(and(eq(assignments.classId, classId), isNull(assignments.trashedAt)))
    .orderBy(desc(assignments.createdAt), assignments.id);
  const now = new Date();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    time_zone: row.timeZone,
    due_at: row.dueAt?.toISOString() ?? null,
    points: row.points,
    state: stateOf(row, now),
    ...(row.kinds.includes('paper') && { on_paper: true }),
  }));
}
