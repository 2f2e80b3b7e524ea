import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { drafts } from '../../documents/drafts/tables.ts';
import { generations } from '../../documents/generations/document/tables.ts';
import { ownTemplates } from '../../documents/own-templates/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { isIn, teaches } from '../classes/classes/class-access.ts';
import { classes, enrolments } from '../classes/classes/tables.ts';
import { trashedItems } from '../classes/removals/tables.ts';
import { entryName } from '../library/briefcases/entries.ts';
import { briefcaseEntries, briefcaseFolders } from '../library/briefcases/tables.ts';
import { lessons } from '../lessons/lessons/tables.ts';
import { studentNotes } from '../people/student-profiles/tables.ts';
import { assignments } from '../work/assignments/tables.ts';

const NONE = sql`null`;

/** What the trash has from one table. */
interface Part {
  kind: SQL;
  id: SQL;
  title: SQL;
  at: PgColumn;
  from: SQL;
  where: SQL | undefined;
  templateType?: SQL;
  color?: SQL;
  classId?: SQL;
  studentId?: SQL;
  bytes?: SQL;
  /** Who deleted it; without it, the caller. */
  by?: SQL;
  /** Whether the caller may delete it for good; without it, they may. */
  canErase?: SQL;
}

/** The condition that the user teaches the class in this column, or owns it while it is in the trash. */
export const isSharedIn = (db: Database, classId: PgColumn, userId: string): SQL =>
  inArray(
    classId,
    db
      .select({ id: classes.id })
      .from(classes)
      .where(or(teaches(userId), and(eq(classes.teacherId, userId), isNotNull(classes.trashedAt)))),
  );

/** The condition that the user teaches the student in this column. */
export const isStudentOf = (db: Database, studentId: PgColumn, userId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(enrolments)
      .innerJoin(classes, eq(classes.id, enrolments.classId))
      .where(and(eq(enrolments.studentId, studentId), isIn(), teaches(userId))),
  );

/** Whether the user owns the class of a thing or has made the thing, so that they may delete it for good. */
export const isTheirs = (userId: string, classId: PgColumn, createdBy: PgColumn): SQL =>
  sql`(${createdBy} is not distinct from ${userId} or exists (select 1 from ${classes} owned
    where owned.id = ${classId} and owned.teacher_id = ${userId}))`;

/**
 * The condition on rows that left their tables: those of a class for its teachers, others for their owner, and what was
 * recorded about a student for its author and whoever deleted it, while they teach the student. A comment that its own
 * author deleted is shown to the author only.
 */
export const isVisibleItem = (db: Database, userId: string): SQL | undefined => {
  const isOwn = eq(trashedItems.ownerId, userId);
  const hasDeleted = eq(trashedItems.trashedBy, userId);
  return or(
    and(
      isNotNull(trashedItems.classId),
      isSharedIn(db, trashedItems.classId, userId),
      sql`(${trashedItems.kind} <> 'comment' or ${trashedItems.trashedBy} is distinct from ${trashedItems.ownerId})`,
    ),
    and(isNull(trashedItems.studentId), isOwn, hasDeleted),
    and(
      isNotNull(trashedItems.studentId),
      or(isOwn, hasDeleted),
      isStudentOf(db, trashedItems.studentId, userId),
    ),
  );
};

/** What the user sees in the trash, one part per table. */
export const trashParts = (db: Database, userId: string): SQL =>
  sql.join(partsOf(db, userId).map(select), sql` union all `);

const select = (
  part: Part,
): SQL => sql`select ${part.kind} as kind, ${part.id}::text as id, ${part.title}::text as title,
  ${part.templateType ?? NONE}::text as template_type, ${part.color ?? NONE}::text as color,
  ${part.classId ?? NONE}::uuid as class_id, ${part.studentId ?? NONE}::uuid as student_id,
  ${part.bytes ?? sql`0`}::bigint as bytes, ${part.by ?? NONE}::uuid as by, ${part.at} as at,
  ${part.canErase ?? sql`true`} as can_erase
  from ${part.from} where ${and(isNotNull(part.at), part.where)}`;

const partsOf = (db: Database, userId: string): Part[] => [
  {
    kind: sql`'document'`,
    id: sql`${generations.id}`,
    title: sql`${generations.title}`,
    templateType: sql`${generations.templateType}`,
    at: generations.trashedAt,
    from: sql`${generations}`,
    where: and(eq(generations.userId, userId), isNull(generations.erasedAt)),
  },
  {
    kind: sql`'draft'`,
    id: sql`${drafts.templateType}`,
    title: sql`left(trim(coalesce(nullif(${drafts.trashedInput} ->> 'title', ''), ${drafts.trashedInput} ->> 'topic', '')), 200)`,
    templateType: sql`${drafts.templateType}`,
    at: drafts.trashedAt,
    from: sql`${drafts}`,
    where: and(eq(drafts.userId, userId), isNotNull(drafts.trashedInput)),
  },
  {
    kind: sql`'template'`,
    id: sql`${ownTemplates.id}`,
    title: sql`${ownTemplates.name}`,
    color: sql`${ownTemplates.content} ->> 'color'`,
    at: ownTemplates.trashedAt,
    from: sql`${ownTemplates}`,
    where: eq(ownTemplates.userId, userId),
  },
  {
    kind: sql`'class'`,
    id: sql`${classes.id}`,
    title: sql`trim(${classes.name} || ' ' || ${classes.subject})`,
    color: sql`${classes.cover}`,
    at: classes.trashedAt,
    from: sql`${classes}`,
    where: eq(classes.teacherId, userId),
  },
  ...[lessons, assignments].map((table) => ({
    kind: table === lessons ? sql`'lesson'` : sql`'assignment'`,
    id: sql`${table.id}`,
    title: sql`${table.title}`,
    classId: sql`${table.classId}`,
    by: sql`${table.trashedBy}`,
    canErase: isTheirs(userId, table.classId, table.createdBy),
    at: table.trashedAt,
    from: sql`${table}`,
    where: isSharedIn(db, table.classId, userId),
  })),
  {
    kind: sql`'note'`,
    id: sql`${studentNotes.id}`,
    title: sql`left(${studentNotes.text}, 120)`,
    studentId: sql`${studentNotes.studentId}`,
    at: studentNotes.trashedAt,
    from: sql`${studentNotes}`,
    where: and(eq(studentNotes.authorId, userId), isStudentOf(db, studentNotes.studentId, userId)),
  },
  {
    kind: sql`'folder'`,
    id: sql`${briefcaseFolders.id}`,
    title: sql`${briefcaseFolders.name}`,
    color: sql`${briefcaseFolders.color}`,
    bytes: sql`(select coalesce(sum(inside.size), 0) from ${briefcaseEntries} inside
      join ${briefcaseFolders} of_it on of_it.id = inside.folder_id
      where of_it.path @> array[${briefcaseFolders.id}] and inside.trashed_at is null)`,
    by: sql`${briefcaseFolders.trashedBy}`,
    at: briefcaseFolders.trashedAt,
    from: sql`${briefcaseFolders}`,
    where: eq(briefcaseFolders.ownerId, userId),
  },
  {
    kind: sql`'file'`,
    id: sql`${briefcaseEntries.id}`,
    title: entryName,
    templateType: sql`${generations.templateType}`,
    bytes: sql`coalesce(${briefcaseEntries.size}, 0)`,
    by: sql`${briefcaseEntries.trashedBy}`,
    at: briefcaseEntries.trashedAt,
    from: sql`${briefcaseEntries} left join ${generations} on ${generations.id} = ${briefcaseEntries.generationId}
      left join ${lessons} on ${lessons.id} = ${briefcaseEntries.lessonId}`,
    where: eq(briefcaseEntries.ownerId, userId),
  },
  {
    kind: sql`${trashedItems.kind}`,
    id: sql`${trashedItems.id}`,
    title: sql`${trashedItems.title}`,
    classId: sql`${trashedItems.classId}`,
    studentId: sql`${trashedItems.studentId}`,
    by: sql`${trashedItems.trashedBy}`,
    at: trashedItems.trashedAt,
    from: sql`${trashedItems}`,
    where: isVisibleItem(db, userId),
  },
];
