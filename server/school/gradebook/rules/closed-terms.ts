import { desc, eq } from 'drizzle-orm';
import { createIsClosed as createIsClosedDated } from 'gradebook-arithmetic/terms';
import { users } from '../../../accounts/users/tables.ts';
import type { ClosedTerm, GradebookRules } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { authorName } from '../../../accounts/users/author-name.ts';
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

interface Dated {
  id: string;
  dueAt: Date | null;
  timeZone: string;
}

/** An assignment as the rules of terms look at it. */
export const datedOf = ({ id, dueAt, timeZone }: Dated) => ({
  id,
  due_at: dueAt?.toISOString() ?? null,
  time_zone: timeZone,
});

/** Says whether the term of an assignment is closed, so that it takes no scores. */
export function createIsClosed(rules: GradebookRules): (assignment: Dated) => boolean {
  const isClosed = createIsClosedDated(rules);
  return (assignment) => isClosed(datedOf(assignment));
}
