import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { ClassMisconceptions, ClassStudent } from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { type AssignmentRow, requireTaught } from '../../work/assignments/assignments.ts';
import { assignments, quizzes } from '../../work/assignments/tables.ts';
import { submissions } from '../../work/submissions/tables.ts';
import { classes } from '../../classes/classes/tables.ts';
import { isHidden, listSubmissions } from '../marking/list-submissions.ts';
import { type Finding, findIn, groupFindings, readAllHandedIn, readHandedIn } from './findings.ts';
import { suggestionPapers } from './tables.ts';

/** What students of the class may have misunderstood; throws a 404 unless the user teaches it. */
export async function listMisconceptions(
  db: Database,
  teacherId: string,
  id: string,
): Promise<ClassMisconceptions> {
  const assignment = await requireTaught(db, id, teacherId);
  const [classRoom] = await db.select().from(classes).where(eq(classes.id, assignment.classId));
  if (classRoom === undefined) throw new Problem('not_found');
  // It hides names where the assignment says so.
  const { items } = await listSubmissions(db, teacherId, id);
  const students = new Map(items.map(({ student, submission }) => [submission?.id ?? '', student]));
  const handedIn = await readHandedIn(db, assignment);
  const now = new Date();
  const hidden = new Set(
    handedIn.works.flatMap((work) => (isHidden(assignment, work, now) ? [work.submission.studentId] : [])),
  );
  return {
    grade_level: classRoom.grade,
    subject: classRoom.subject,
    handed_in: handedIn.works.length,
    items: groupFindings(findIn(handedIn, students)).map(({ text, about, students: all }) => ({
      text,
      about,
      // An id would tell the name that is hidden.
      students: all.map((student) => ({ ...student, id: hidden.has(student.id) ? null : student.id })),
    })),
  };
}

/** The same for an assignment that the caller has checked, with numbers of students instead of names. */
export async function countMisconceptions(
  db: Database,
  assignment: AssignmentRow,
): Promise<{ handed_in: number; items: { text: string; about: string; students: number }[] }> {
  const handedIn = await readHandedIn(db, assignment);
  const students = new Map(
    handedIn.works.map(({ submission }) => [submission.id, { id: submission.studentId, name: '' }]),
  );
  const items = groupFindings(findIn(handedIn, students)).map(({ text, about, students: all }) => ({
    text,
    about,
    students: all.length,
  }));
  return { handed_in: handedIn.works.length, items };
}

/**
 * What these students may have misunderstood in each of these assignments, in as many statements for many assignments as
 * for one. Work without a name is left out, because the students may be few. The caller checks who asks.
 */
export async function findInAssignments(
  db: Database,
  ids: readonly string[],
  students: readonly ClassStudent[],
  now: Date,
): Promise<(Finding & { assignmentId: string })[]> {
  if (ids.length === 0) return [];
  const byId = new Map(students.map((student) => [student.id, student]));
  const hasSuggestion = db
    .select({ one: sql`1` })
    .from(suggestionPapers)
    .innerJoin(submissions, eq(submissions.id, suggestionPapers.submissionId))
    .where(eq(submissions.assignmentId, assignments.id));
  const rows = await db
    .select({ assignment: assignments })
    .from(assignments)
    .leftJoin(quizzes, eq(quizzes.assignmentId, assignments.id))
    .where(
      and(
        inArray(assignments.id, [...ids]),
        or(sql`${quizzes.questions} @? '$[*].misconception ? (@ != "")'`, exists(hasSuggestion)),
      ),
    );
  const all = await readAllHandedIn(
    db,
    rows.map(({ assignment }) => assignment),
  );
  return all.flatMap((handedIn) => {
    const { assignment, works } = handedIn;
    const own = new Map(
      works.flatMap((work) => {
        const student = byId.get(work.submission.studentId);
        return student && !isHidden(assignment, work, now) ? [[work.submission.id, student] as const] : [];
      }),
    );
    return findIn(handedIn, own).map((finding) => ({ ...finding, assignmentId: assignment.id }));
  });
}
