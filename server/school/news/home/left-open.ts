import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { LeftOpen } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { teaches } from '../../classes/classes/class-access.ts';
import { classes } from '../../classes/classes/tables.ts';
import { lessons } from '../../lessons/lessons/tables.ts';
import { countMisconceptions } from '../../marking/suggestions/misconceptions.ts';
import { lessonDates } from '../../schedule/dates/tables.ts';
import { classFaceColumns, presentClass } from '../../work/assignments/assignments.ts';
import { assignments, quizzes } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';

const MAX_ITEMS = 3;
const LATELY = 14 * 24 * 60 * 60 * 1000;

/** A lesson that is over. */
export interface HeldLesson {
  id: string;
  on: string;
  /** When it ended, in ISO 8601. */
  at: string;
}

/** The misconceptions in the work of the last lesson whose work was handed in; null if there are none. */
export async function findLeftOpen(
  db: Database,
  teacherId: string,
  held: readonly HeldLesson[],
  now: Date,
): Promise<LeftOpen | null> {
  const found = await lastWork(db, teacherId, held, now);
  if (found === undefined) return null;
  const { assignment, face, id, title } = found;
  const { handed_in, items } = await countMisconceptions(db, assignment);
  if (items.length === 0) return null;
  return {
    lesson_id: id,
    title,
    class: presentClass(face),
    on: held.findLast((lesson) => lesson.id === id)?.on ?? null,
    assignment_id: assignment.id,
    assignment_title: assignment.title,
    handed_in,
    items: items.slice(0, MAX_ITEMS),
  };
}

/** The work that the last lesson refers to. A lesson that the schedule does not have counts from when students could see it. */
async function lastWork(db: Database, teacherId: string, held: readonly HeldLesson[], now: Date) {
  const heldAt = sql`(select max(held.at) from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
    as held(id uuid, at timestamptz) where held.id = ${lessons.id})`;
  const at = sql`coalesce(${heldAt}, case when ${lessonDates.lessonId} is null then ${lessons.publishAt} end)`;
  const refersTo = sql`${lessons.blocks} @> jsonb_build_array(
    jsonb_build_object('type', 'assignment', 'assignment_id', ${assignments.id}))`;
  const [row] = await db
    .select({ id: lessons.id, title: lessons.title, face: classFaceColumns, assignment: assignments })
    .from(lessons)
    .innerJoin(classes, eq(classes.id, lessons.classId))
    .innerJoin(assignments, and(eq(assignments.classId, lessons.classId), refersTo))
    .leftJoin(quizzes, eq(quizzes.assignmentId, assignments.id))
    .leftJoin(lessonDates, eq(lessonDates.lessonId, lessons.id))
    .where(
      and(
        teaches(teacherId),
        isNull(classes.archivedAt),
        isNull(lessons.trashedAt),
        isNull(assignments.trashedAt),
        lte(assignments.publishAt, now),
        sql`${at} between ${new Date(now.getTime() - LATELY).toISOString()}::timestamptz
          and ${now.toISOString()}::timestamptz`,
        sql`exists (select 1 from ${submissions} where ${submissions.assignmentId} = ${assignments.id}
          and ${submissions.withdrawnAt} is null)`,
      ),
    )
    .orderBy(
      sql`${at} desc`,
      sql`${quizzes.assignmentId} is null`,
      desc(assignments.createdAt),
      assignments.id,
    )
    .limit(1);
  return row;
}
