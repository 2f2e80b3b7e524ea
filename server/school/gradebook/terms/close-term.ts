import { inArray } from 'drizzle-orm';
import { readClassGradebook } from 'gradebook-arithmetic/class-gradebook';
import { createTermOf } from 'gradebook-arithmetic/terms';
import { toText } from 'gradebook-arithmetic/fraction';
import { createTotals, type Total } from 'gradebook-arithmetic/totals';
import type { ClosedTermRules, GradebookRules, GradebookTerm } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { type ClassRow, findOpenClass } from '../../classes/classes/class-access.ts';
import { returnFinished } from '../../marking/marking/return-marks.ts';
import { returnEntered } from '../../marking/scores/entered-scores.ts';
import { readGradebook } from '../gradebooks/get-gradebook.ts';
import { isSeenAt, readColumns } from '../gradebooks/read-cells.ts';
import { findRules, storeRules } from '../rules/rules.ts';
import { settleStudents } from '../../work/assignments/targets.ts';
import { closeAttempts } from '../../work/quizzes/close-attempts.ts';
import { quizAttempts } from '../../work/quizzes/tables.ts';
import { workDrafts } from '../../work/submissions/tables.ts';
import { frozenTotals } from '../rules/tables.ts';
import { lockScores, datedOf } from '../../work/closings/closed-assignments.ts';
import { termClosings } from '../../work/closings/tables.ts';

/** Closes a term of a class that the user teaches; throws a 409 if it is closed. */
export async function closeTerm(
  db: Database,
  teacherId: string,
  classId: string,
  termId: string,
): Promise<GradebookRules> {
  const face = await findOpenClass(db, classId, teacherId);
  return db.transaction(async (tx) => {
    // Whatever is entered at the same time is in the frozen totals, or is refused.
    await lockScores(tx, classId);
    const rules = await findRules(tx, classId);
    const term = requireTerm(rules, termId);
    if (isClosed(rules, term.id)) throw new Problem('conflict', `“${term.name}” is closed already.`);
    await closeLocked(tx, face, { term, rules, authorId: teacherId });
    return findRules(tx, classId);
  });
}

interface Closing {
  term: GradebookTerm;
  rules: GradebookRules;
  /** Null if it closes by itself. */
  authorId: string | null;
}

/** Returns what is hidden in a term, then freezes its totals and rules. The caller holds the lock. */
export async function closeLocked(
  tx: Database,
  face: ClassRow,
  { term, rules, authorId }: Closing,
): Promise<void> {
  const termOf = createTermOf(rules);
  const columns = (await readColumns(tx, face.id, undefined)).filter(
    (column) => termOf(datedOf(column)) === term.id,
  );
  const at = await endHandIns(
    tx,
    columns.map(({ id }) => id),
  );
  await returnTerm(tx, columns, authorId);
  const [row] = await tx
    .insert(termClosings)
    .values({
      classId: face.id,
      termId: term.id,
      name: term.name,
      at,
      authorId,
      rules: rulesOf(rules),
      assignmentIds: columns.map(({ id }) => id),
    })
    .returning({ id: termClosings.id });
  const closingId = row?.id;
  if (closingId === undefined) throw new Error('The closing was not stored.');
  // By the rules of before the closing, so that the totals are worked out and not read from it.
  const book = readClassGradebook({ ...(await readGradebook(tx, face)), rules });
  // As students see them: what is still hidden, such as a score of work that is not published, must not be told.
  const totalsOf = createTotals(book.gradebook, 'student');
  const totals = [...book.students].map(([studentId, student]) => {
    const { current, missingAsZero } = totalsOf(student);
    const ofTerm = ({ terms }: typeof current) => written(terms.find((one) => one.term === term.id));
    return { closingId, studentId, current: ofTerm(current), missingAsZero: ofTerm(missingAsZero) };
  });
  if (totals.length > 0) await tx.insert(frozenTotals).values(totals);
}

/**
 * Waits for hand-ins that have begun, hands in quizzes whose time is up, and gives the time of the closing: whatever is handed
 * in before it is stored by now, and what comes later changes no cell.
 */
async function endHandIns(tx: Database, assignmentIds: readonly string[]): Promise<Date> {
  if (assignmentIds.length === 0) return new Date();
  await tx
    .select({ id: workDrafts.assignmentId })
    .from(workDrafts)
    .where(inArray(workDrafts.assignmentId, [...assignmentIds]))
    .orderBy(workDrafts.assignmentId, workDrafts.studentId)
    .for('update');
  const at = new Date();
  await closeAttempts(tx, at, inArray(quizAttempts.assignmentId, [...assignmentIds]));
  return at;
}

/** What is worked out: an override counts beside it. */
const written = (total: Pick<Total, 'computed'> | undefined): string | null =>
  total?.computed ? toText(total.computed) : null;

const rulesOf = ({
  content: { mode, decimals, categories, scale, bonuses, must_pass },
}: GradebookRules): ClosedTermRules => ({ mode, decimals, categories, scale, bonuses, must_pass });

async function returnTerm(
  tx: Database,
  columns: Awaited<ReturnType<typeof readColumns>>,
  authorId: string | null,
): Promise<void> {
  const now = new Date();
  const assignmentIds = columns.filter((column) => isSeenAt(column, now)).map(({ id }) => id);
  if (assignmentIds.length === 0) return;
  const what = { assignmentIds, returnedAt: now, authorId };
  await returnFinished(tx, { ...what, which: undefined });
  await returnEntered(tx, { ...what, studentIds: undefined });
}

/** Opens a closed term again; throws a 409 if it is not closed. */
export async function reopenTerm(
  db: Database,
  teacherId: string,
  classId: string,
  termId: string,
): Promise<GradebookRules> {
  await findOpenClass(db, classId, teacherId);
  return db.transaction(async (tx) => {
    await lockScores(tx, classId);
    const rules = await findRules(tx, classId);
    const term = requireTerm(rules, termId);
    if (!isClosed(rules, term.id)) throw new Problem('conflict', `“${term.name}” is not closed.`);
    await tx
      .insert(termClosings)
      .values({ classId, termId: term.id, name: term.name, authorId: teacherId, rules: null });
    const closed = rules.closed_terms.find(({ term_id }) => term_id === term.id);
    // Groups may have changed meanwhile.
    await settleStudents(tx, closed?.assignment_ids ?? []);
    if (term.closes_on !== null) {
      // It would close by itself at once.
      const terms = rules.content.terms.map((one) =>
        one.id === term.id ? { ...one, closes_on: null } : one,
      );
      await storeRules(tx, classId, { ...rules.content, terms });
    }
    return findRules(tx, classId);
  });
}

function requireTerm({ content }: GradebookRules, termId: string): GradebookTerm {
  const term = content.terms.find(({ id }) => id === termId.toLowerCase());
  if (!term) throw new Problem('not_found');
  return term;
}

const isClosed = ({ closed_terms }: GradebookRules, termId: string): boolean =>
  closed_terms.some(({ term_id }) => term_id === termId);
