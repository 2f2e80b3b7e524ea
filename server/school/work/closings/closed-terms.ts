import { desc, eq, inArray } from 'drizzle-orm';
import { authorName } from '../../../accounts/users/author-name.ts';
import { users } from '../../../accounts/users/tables.ts';
import type { ClosedTerm } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { termClosings } from './tables.ts';

/** The terms of a class that are closed. */
export async function findClosedTerms(db: Database, classId: string): Promise<ClosedTerm[]> {
  const rows = await db
    .selectDistinctOn([termClosings.termId], { closing: termClosings, author: authorName })
    .from(termClosings)
    .leftJoin(users, eq(users.id, termClosings.authorId))
    .where(eq(termClosings.classId, classId))
    .orderBy(termClosings.termId, desc(termClosings.id));
  return rows.flatMap(({ closing: { termId, at, rules, assignmentIds }, author }) =>
    rules === null
      ? []
      : [
          {
            term_id: termId,
            closed_at: at.toISOString(),
            closed_by: author,
            rules,
            assignment_ids: assignmentIds,
          },
        ],
  );
}

/** When the terms of assignments were closed, by assignment; what is handed in later changes none of their cells. */
export const closingDates = (
  closed: readonly Pick<ClosedTerm, 'closed_at' | 'assignment_ids'>[],
): Map<string, Date> =>
  new Map(
    closed.flatMap(({ closed_at, assignment_ids: ids }) =>
      ids.map((id) => [id, new Date(closed_at)] as const),
    ),
  );

/** The same of these classes. */
export async function findClosingDates(
  db: Database,
  classIds: readonly string[],
): Promise<Map<string, Date>> {
  if (classIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([termClosings.classId, termClosings.termId])
    .from(termClosings)
    .where(inArray(termClosings.classId, [...classIds]))
    .orderBy(termClosings.classId, termClosings.termId, desc(termClosings.id));
  return new Map(
    rows.flatMap(({ at, rules, assignmentIds }) =>
      rules === null ? [] : assignmentIds.map((id) => [id, at] as const),
    ),
  );
}
