import { and, asc, desc, eq, gt, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../../../accounts/users/tables.ts';
import type { GradebookRules, GradebookStudent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { authorName } from '../../../accounts/users/author-name.ts';
import { frozenTotals } from '../rules/tables.ts';
import { gradebookNotes, gradeOverrides } from './tables.ts';
import { termClosings } from '../../work/closings/tables.ts';

type OfStudent = Pick<GradebookStudent, 'note' | 'overrides' | 'frozen'>;

/** What the gradebook of a class has of each student besides scores, or of one of them. */
export async function readStudents(
  db: Database,
  classId: string,
  { content: { terms } }: Pick<GradebookRules, 'content'>,
  studentId?: string,
): Promise<(studentId: string) => OfStudent> {
  const notes = await db
    .select({ studentId: gradebookNotes.studentId, note: gradebookNotes.note })
    .from(gradebookNotes)
    .where(
      and(
        eq(gradebookNotes.classId, classId),
        studentId === undefined ? undefined : eq(gradebookNotes.studentId, studentId),
      ),
    );
  const noteOf = new Map(notes.map((row) => [row.studentId, row.note]));
  const exists = new Set<string | null>([null, ...terms.map(({ id }) => id)]);
  const ofClass = and(
    eq(gradeOverrides.classId, classId),
    studentId === undefined ? undefined : eq(gradeOverrides.studentId, studentId),
  );
  const overrides = Map.groupBy(await newestOverrides(db, ofClass), (row) => row.studentId);
  const frozen = Map.groupBy(await readFrozen(db, classId, studentId), (row) => row.studentId);
  return (id) => ({
    note: noteOf.get(id) ?? '',
    overrides: (overrides.get(id) ?? []).flatMap(({ termId, percent, reason, author, at }) =>
      // A term that was removed has no total.
      percent === null || !exists.has(termId)
        ? []
        : [{ term_id: termId, percent, reason, author, at: at.toISOString() }],
    ),
    frozen: (frozen.get(id) ?? []).map(({ termId, current, missingAsZero }) => ({
      term_id: termId,
      current,
      missing_as_zero: missingAsZero,
    })),
  });
}

/** The newest change of each override. */
export const newestOverrides = (db: Database, which: SQL | undefined) =>
  db
    .selectDistinctOn([gradeOverrides.studentId, gradeOverrides.termId], {
      studentId: gradeOverrides.studentId,
      termId: gradeOverrides.termId,
      percent: gradeOverrides.percent,
      reason: gradeOverrides.reason,
      at: gradeOverrides.at,
      author: authorName,
    })
    .from(gradeOverrides)
    .leftJoin(users, eq(users.id, gradeOverrides.authorId))
    .where(which)
    .orderBy(asc(gradeOverrides.studentId), asc(gradeOverrides.termId), desc(gradeOverrides.id));

/** The totals of terms that no later closing or reopening follows. */
const readFrozen = (db: Database, classId: string, studentId: string | undefined) => {
  const later = alias(termClosings, 'later');
  return db
    .select({
      studentId: frozenTotals.studentId,
      termId: termClosings.termId,
      current: frozenTotals.current,
      missingAsZero: frozenTotals.missingAsZero,
    })
    .from(frozenTotals)
    .innerJoin(termClosings, eq(termClosings.id, frozenTotals.closingId))
    .where(
      and(
        eq(termClosings.classId, classId),
        studentId === undefined ? undefined : eq(frozenTotals.studentId, studentId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(later)
            .where(
              and(
                eq(later.classId, termClosings.classId),
                eq(later.termId, termClosings.termId),
                gt(later.id, termClosings.id),
              ),
            ),
        ),
      ),
    );
};
