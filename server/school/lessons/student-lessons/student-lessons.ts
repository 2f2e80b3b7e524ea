import { and, asc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type {
  LessonNeighbour,
  StudentAssignmentEntry,
  StudentLesson,
  StudentLessonEntry,
  StudentLessonList,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { classOf } from '../../work/assignments/assignments.ts';
import { isAttended } from '../../work/assignments/class-teaching.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { findJoinedClass } from '../../classes/classes/class-access.ts';
import { classes } from '../../classes/classes/tables.ts';
import { type FileLinks, filesOf } from '../lessons/lesson-files.ts';
import { documentsOf } from '../lessons/lesson-documents.ts';
import type { LessonRow } from '../lessons/lessons.ts';
import { lessonReads, lessons } from '../lessons/tables.ts';
import { listStudentAssignments } from '../../marking/student-work/student-assignments.ts';
import { assignmentsIn, documentsIn, filesIn, visibleBlocks } from './visible-blocks.ts';

/** The condition on `lessons` for those that the student may read: published, of a class of theirs. */
export const isOpenTo = (db: Database, studentId: string): SQL | undefined =>
  and(
    isNull(lessons.trashedAt),
    lte(lessons.publishAt, new Date()),
    isAttended(db, lessons.classId, studentId),
  );

/** Throws a 404 unless the student may read the lesson. */
export async function requireOpenLesson(db: Database, studentId: string, id: string): Promise<LessonRow> {
  const [row] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.id, id), isOpenTo(db, studentId)));
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** The published lessons of a class; throws a 404 unless the student is in it. */
export async function listStudentLessons(
  db: Database,
  studentId: string,
  classId: string,
): Promise<StudentLessonList> {
  await findJoinedClass(db, classId, studentId);
  const rows = await db
    .select({ lesson: lessons, readAt: lessonReads.readAt })
    .from(lessons)
    .leftJoin(lessonReads, and(eq(lessonReads.lessonId, lessons.id), eq(lessonReads.studentId, studentId)))
    .where(and(eq(lessons.classId, classId), isOpenTo(db, studentId)))
    .orderBy(asc(lessons.position), asc(lessons.id));
  return {
    class: await classOf(db, classId),
    time_zone: rows[0]?.lesson.timeZone ?? null,
    items: rows.map(({ lesson, readAt }, index): StudentLessonEntry => {
      const publishedAt = lesson.publishAt ?? lesson.createdAt;
      return {
        id: lesson.id,
        number: index + 1,
        title: lesson.title,
        unit: lesson.unit,
        published_at: publishedAt.toISOString(),
        read_at: readAt?.toISOString() ?? null,
      };
    }),
  };
}

/** A lesson as its students see it. */
export async function presentStudentLesson(
  db: Database,
  studentId: string,
  id: string,
  links: FileLinks,
): Promise<StudentLesson> {
  const row = await requireOpenLesson(db, studentId, id);
  const { class: face, items } = await listStudentLessons(db, studentId, row.classId);
  const index = items.findIndex((entry) => entry.id === id);
  const filled = visibleBlocks(row.blocks);
  const own = await assignmentsOf(db, studentId, { classId: row.classId, ids: assignmentsIn(filled) });
  const has = new Set(own.map((assignment) => assignment.id));
  const blocks = filled.filter((block) => block.type !== 'assignment' || has.has(block.assignment_id));
  const shown = new Set([...filesIn(blocks), ...documentsIn(blocks)]);
  return {
    id,
    class: face,
    teacher: await teacherOf(db, row.classId),
    number: index + 1,
    title: row.title,
    blocks,
    files: (await filesOf(db, id, links)).filter((file) => shown.has(file.id)),
    documents: (await documentsOf(db, id, studentId)).filter((document) => shown.has(document.id)),
    assignments: own,
    read_at: items[index]?.read_at ?? null,
    previous: neighbourOf(items[index - 1]),
    next: neighbourOf(items[index + 1]),
  };
}

/** Those of a class that the student has: neither drafts nor assignments for others. */
async function assignmentsOf(
  db: Database,
  studentId: string,
  { classId, ids }: { classId: string; ids: ReadonlySet<string> },
): Promise<StudentAssignmentEntry[]> {
  if (ids.size === 0) return [];
  const which = and(eq(assignments.classId, classId), inArray(assignments.id, [...ids]));
  return listStudentAssignments(db, studentId, which);
}

const neighbourOf = (entry: StudentLessonEntry | undefined): LessonNeighbour | null =>
  entry ? { id: entry.id, title: entry.title } : null;

async function teacherOf(db: Database, classId: string): Promise<string> {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(classes)
    .innerJoin(users, eq(users.id, classes.teacherId))
    .where(eq(classes.id, classId));
  return row ? `${row.firstName} ${row.lastName}`.trim() : '';
}

/** Marking a lesson twice leaves the first time. */
export async function markRead(db: Database, studentId: string, id: string): Promise<void> {
  await requireOpenLesson(db, studentId, id);
  await db.insert(lessonReads).values({ lessonId: id, studentId }).onConflictDoNothing();
}

export async function markUnread(db: Database, studentId: string, id: string): Promise<void> {
  await requireOpenLesson(db, studentId, id);
  await db.delete(lessonReads).where(and(eq(lessonReads.lessonId, id), eq(lessonReads.studentId, studentId)));
}
