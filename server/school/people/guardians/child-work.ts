import { and, eq, inArray } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type { GuardianChild } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { missingScore } from '../../work/assignments/missing-score.ts';
import { assignments } from '../../work/assignments/tables.ts';
import { titleOf } from '../../classes/classes/classes.ts';
import { isReturned, presentFeedback } from '../../marking/marking/marks.ts';
import { presentEntered, returnedScores } from '../../marking/scores/entered-scores.ts';
import { datesOf } from '../../work/submissions/hand-in.ts';
import { assignedTo } from '../../work/submissions/student-access.ts';
import { countedHandIn, statusOfWork, worksOf } from '../../marking/student-work/student-assignments.ts';
import { findClosingDates } from '../../work/closings/closed-terms.ts';
import { isCurrent, readTaught, type TaughtRow } from '../../classes/students/taught-students.ts';
import { readStudentGradebook } from '../../gradebook/student-gradebook/read-student-gradebook.ts';
import { totalsOf } from '../../gradebook/student-gradebook/student-totals.ts';
import type { GuardianRow } from './guardians.ts';

export type ChildWork = Omit<GuardianChild, 'expires_at'>;

const MAX_RETURNED = 50;

type Child = Pick<GuardianRow, 'studentId' | 'authorId'>;

/** The child in the current classes of the teacher who added the guardian. */
const readCurrent = (db: Database, { studentId, authorId }: Child) =>
  readTaught(db, authorId, and(eq(users.id, studentId), isCurrent()));

/** Whether the teacher who added the guardian still teaches the child. */
export const isTaughtByAuthor = async (db: Database, child: Child): Promise<boolean> =>
  (await readCurrent(db, child)).length > 0;

/**
 * What a guardian may see: the child's work in the current classes of the teacher who added the guardian. Null once
 * this teacher no longer teaches the child.
 */
export async function childWork(
  db: Database,
  { studentId, authorId }: Child,
  now: Date,
): Promise<ChildWork | null> {
  const taught = await readCurrent(db, { studentId, authorId });
  const [child] = taught;
  if (child === undefined) return null;
  const titles = new Map(taught.map((row) => [row.class.id, titleOf(row.class)]));
  const which = inArray(assignments.classId, [...titles.keys()]);
  const assigned = await assignedTo(db, studentId, { now, which });
  const works = await worksOf(db, studentId, assigned);
  const closedAt = await findClosingDates(db, [...titles.keys()]);
  const entered = await returnedScores(
    db,
    studentId,
    assigned.map(({ assignment }) => assignment.id),
    now,
  );
  const due: ChildWork['due'] = [];
  const returned: ChildWork['returned'] = [];
  for (const one of assigned) {
    const { assignment } = one;
    const face = { title: assignment.title, class: titles.get(assignment.classId) ?? '' };
    const attempts = works.filter(({ submission }) => submission.assignmentId === assignment.id);
    const row = entered.get(assignment.id);
    const last = attempts.at(-1);
    const status = statusOfWork(one, last, now, row);
    const missing_score = missingScore(assignment.missingPercent, { status, possible: assignment.points });
    // Closed work that counts shows its score, like work that can still be handed in.
    if (status === 'to_do' || status === 'missing' || missing_score !== null) {
      due.push({
        ...face,
        due_at: datesOf(one).dueAt?.toISOString() ?? null,
        time_zone: assignment.timeZone,
        points: assignment.points,
        missing: status !== 'to_do',
        missing_score,
      });
    }
    const marked = attempts.findLast(({ mark }) => isReturned(mark, now));
    const feedback = marked ? presentFeedback(marked, now) : null;
    const given = presentEntered(row, one, countedHandIn(attempts, closedAt)) ?? feedback;
    if (given) {
      const { score, returned_at } = given;
      const comment = feedback?.comment ?? '';
      returned.push({ ...face, points: assignment.points, score, comment, returned_at });
    }
  }
  return {
    name: `${child.firstName} ${child.lastName}`.trim(),
    classes: [...titles.values()],
    totals: await totalsIn(db, taught, now),
    due,
    returned: returned
      .toSorted((one, other) => other.returned_at.localeCompare(one.returned_at))
      .slice(0, MAX_RETURNED),
  };
}

/** The totals of a child in these classes, from returned scores; none without a total. */
async function totalsIn(db: Database, taught: readonly TaughtRow[], now: Date): Promise<ChildWork['totals']> {
  const all: ChildWork['totals'] = [];
  for (const { id, firstName: first_name, lastName: last_name, class: face } of taught) {
    const student = { id, first_name, last_name };
    const book = await readStudentGradebook(db, { ...face, archivedAt: null }, student, now);
    const { totals, show } = totalsOf(book);
    const current = show(totals.current);
    if (current !== null)
      all.push({ class: titleOf(face), current, missing_as_zero: show(totals.missingAsZero) });
  }
  return all;
}
