import { and, eq } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { Operations } from '../../../generated/operations.ts';
import type { OverrideChange } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Page } from '../../../platform/database/cursor.ts';
import { keyset, readPage } from '../../../platform/database/keyset.ts';
import { findTaughtClass } from '../../classes/classes/class-access.ts';
import { authorName } from '../../../accounts/users/author-name.ts';
import { gradeOverrides } from './tables.ts';

const newest = keyset(gradeOverrides.id);

/** Who set and ended overrides of a class that the user teaches, the newest first. */
export async function listOverrideChanges(
  db: Database,
  teacherId: string,
  classId: string,
  filter: NonNullable<Operations['listOverrideChanges']['Querystring']>,
): Promise<Page<OverrideChange>> {
  await findTaughtClass(db, classId, teacherId);
  const { student_id: studentId } = filter;
  return readPage(
    filter,
    (limit) =>
      db
        .select({ change: gradeOverrides, author: authorName, position: newest.position })
        .from(gradeOverrides)
        .leftJoin(users, eq(users.id, gradeOverrides.authorId))
        .where(
          and(
            eq(gradeOverrides.classId, classId),
            studentId === undefined ? undefined : eq(gradeOverrides.studentId, studentId),
            newest.after(filter.cursor),
          ),
        )
        .orderBy(...newest.orderBy)
        .limit(limit),
    ({ change, author }) => ({
      id: change.id,
      student_id: change.studentId,
      term_id: change.termId,
      percent: change.percent,
      reason: change.reason,
      author,
      at: change.at.toISOString(),
    }),
  );
}
