import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { StudentNote } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { teamOf } from '../../classes/students/taught-students.ts';
import { studentNotes } from './tables.ts';

const MAX_NOTES = 200;

/** The notes about a student by these teachers, the newest first. */
export const listNotes = (
  db: Database,
  readerId: string,
  studentId: string,
  authorIds: readonly string[],
): Promise<StudentNote[]> =>
  readNotes(
    db,
    readerId,
    and(
      eq(studentNotes.studentId, studentId),
      inArray(studentNotes.authorId, [...authorIds]),
      isNull(studentNotes.trashedAt),
    ),
  );

async function readNotes(db: Database, readerId: string, which: SQL | undefined): Promise<StudentNote[]> {
  const rows = await db
    .select({ note: studentNotes, firstName: users.firstName, lastName: users.lastName })
    .from(studentNotes)
    .innerJoin(users, eq(users.id, studentNotes.authorId))
    .where(which)
    .orderBy(desc(studentNotes.createdAt), desc(studentNotes.id))
    .limit(MAX_NOTES);
  return rows.map(({ note, firstName, lastName }) => ({
    id: note.id,
    text: note.text,
    author: `${firstName} ${lastName}`.trim(),
    mine: note.authorId === readerId,
    written_at: note.createdAt.toISOString(),
    edited_at: note.editedAt?.toISOString() ?? null,
  }));
}

async function presentNote(db: Database, authorId: string, id: string): Promise<StudentNote> {
  const [note] = await readNotes(db, authorId, eq(studentNotes.id, id));
  if (note === undefined) throw new Problem('not_found');
  return note;
}

export async function addNote(
  db: Database,
  authorId: string,
  studentId: string,
  text: string,
): Promise<StudentNote> {
  await teamOf(db, authorId, studentId);
  const id = randomUUID();
  await db.insert(studentNotes).values({ id, studentId, authorId, text: text.trim() });
  return presentNote(db, authorId, id);
}

export async function editNote(
  db: Database,
  authorId: string,
  id: string,
  text: string,
): Promise<StudentNote> {
  await changeOwn(
    db,
    authorId,
    id,
    { text: text.trim(), editedAt: new Date() },
    isNull(studentNotes.trashedAt),
  );
  return presentNote(db, authorId, id);
}

/** Deletes a note, which can be restored until the trash is purged. Deleting it again changes nothing. */
export const deleteNote = (db: Database, authorId: string, id: string): Promise<void> =>
  changeOwn(db, authorId, id, { trashedAt: sql`coalesce(${studentNotes.trashedAt}, now())` });

export async function restoreNote(db: Database, authorId: string, id: string): Promise<StudentNote> {
  await changeOwn(db, authorId, id, { trashedAt: null });
  return presentNote(db, authorId, id);
}

/** Changes a note of this author; throws a 404 for those of others, and once the author no longer teaches the student. */
async function changeOwn(
  db: Database,
  authorId: string,
  id: string,
  change: PgUpdateSetSource<typeof studentNotes>,
  which?: SQL,
): Promise<void> {
  const own = and(eq(studentNotes.id, id), eq(studentNotes.authorId, authorId), which);
  const [note] = await db.select({ studentId: studentNotes.studentId }).from(studentNotes).where(own);
  if (note === undefined) throw new Problem('not_found');
  await teamOf(db, authorId, note.studentId);
  await db.update(studentNotes).set(change).where(own);
}
