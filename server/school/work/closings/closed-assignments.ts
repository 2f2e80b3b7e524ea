import { desc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { createClosedTermOf, type TermRulesAnswer } from 'gradebook-arithmetic/terms';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { classes } from '../../classes/classes/tables.ts';
import { gradebookRules, termClosings } from './tables.ts';

/** An assignment as the rules of terms look at it. */
export interface Dated {
  id: string;
  dueAt: Date | null;
  timeZone: string;
}

export const datedOf = ({ id, dueAt, timeZone }: Dated) => ({
  id,
  due_at: dueAt?.toISOString() ?? null,
  time_zone: timeZone,
});

/** Says whether an assignment lies in a closed term, so that nothing of it changes. */
export function createIsClosed(rules: TermRulesAnswer): (assignment: Dated) => boolean {
  const closedTermOf = createClosedTermOf(rules);
  return (assignment) => closedTermOf(datedOf(assignment)) !== null;
}

/**
 * Makes changes of the scores of a class, and closings of its terms, wait for each other. Call it first in a transaction:
 * the order of the changes is then that of their ids, and no two transactions wait for each other.
 */
export async function lockScores(tx: Database, classId: string): Promise<void> {
  await tx.select({ id: classes.id }).from(classes).where(eq(classes.id, classId)).for('no key update');
}

/** Gives the name of the closed term in which an assignment of the class lies; null for none. */
export async function closedAssignments(
  db: Database,
  classId: string,
): Promise<(assignment: Dated) => string | null> {
  const closings = await db
    .selectDistinctOn([termClosings.termId])
    .from(termClosings)
    .where(eq(termClosings.classId, classId))
    .orderBy(termClosings.termId, desc(termClosings.id));
  const closed = closings.filter(({ rules }) => rules !== null);
  if (closed.length === 0) return () => null;
  const [row] = await db
    .select({ content: gradebookRules.content })
    .from(gradebookRules)
    .where(eq(gradebookRules.classId, classId));
  const { columns, terms } = row?.content ?? { columns: [], terms: [] };
  const closedTermOf = createClosedTermOf({
    content: { columns, terms },
    closed_terms: closed.map(({ termId, assignmentIds }) => ({
      term_id: termId,
      assignment_ids: assignmentIds,
    })),
  });
  const names = new Map([
    ...closed.map(({ termId, name }) => [termId, name] as const),
    ...terms.map(({ id, name }) => [id, name] as const),
  ]);
  return (assignment) => {
    const term = closedTermOf(datedOf(assignment));
    return term === null ? null : (names.get(term) ?? '');
  };
}

/** For SQL: whether an assignment lies in a closed term, so that nobody can mark it. */
export const isInClosedTerm = (id: SQLWrapper, classId: SQLWrapper) => sql`exists (
  select from ${termClosings} closing
  where closing.class_id = ${classId}
    and closing.rules is not null
    and closing.assignment_ids @> to_jsonb((${id})::text)
    and not exists (
      select from ${termClosings} later
      where later.class_id = closing.class_id and later.term_id = closing.term_id and later.id > closing.id
    )
)`;

const REOPEN = 'A teacher can reopen it in the rules of the gradebook.';

/** Throws a 409 if one of these assignments of a class lies in a closed term. The caller holds the lock of the scores. */
export async function rejectClosedTerm(
  tx: Database,
  classId: string,
  assignments: readonly Dated[],
): Promise<void> {
  const closedTermOf = await closedAssignments(tx, classId);
  for (const assignment of assignments) {
    const name = closedTermOf(assignment);
    if (name !== null) throw new Problem('conflict', `“${name}” is closed. ${REOPEN}`);
  }
}

/** Throws a 422 beside the field if an assignment would come into a closed term, which gets no others. */
export async function rejectIntoClosedTerm(
  tx: Database,
  classId: string,
  assignment: Dated,
  field: string,
): Promise<void> {
  const name = (await closedAssignments(tx, classId))(assignment);
  if (name !== null) throw Problem.field(field, `This day is in “${name}”, which is closed. ${REOPEN}`);
}
