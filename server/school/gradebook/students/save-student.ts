import { and, eq } from 'drizzle-orm';
import { users } from '../../../accounts/users/tables.ts';
import type {
  GradebookRules,
  GradebookStudent,
  GradebookStudentChange,
} from '../../../generated/schemas/index.ts';
import type { Database } from '../../../platform/database/client.ts';
import { Problem } from '../../../platform/problem.ts';
import { findOpenClass, isIn } from '../../classes/classes/class-access.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { findRules } from '../rules/rules.ts';
import { readStudents } from './read-students.ts';
import { gradebookNotes, gradeOverrides } from './tables.ts';
import { lockScores } from '../../work/closings/closed-assignments.ts';

type Given = GradebookStudentChange['overrides'][number];

/** Changes the note and the overrides of a student; throws a 409 if a term of one that changes is closed. */
export async function saveGradebookStudent(
  db: Database,
  teacherId: string,
  { classId, studentId }: { classId: string; studentId: string },
  { note, overrides: given }: GradebookStudentChange,
): Promise<GradebookStudent> {
  await findOpenClass(db, classId, teacherId);
  return db.transaction(async (tx) => {
    await lockScores(tx, classId);
    const [student] = await tx
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.studentId))
      .where(and(eq(enrolments.classId, classId), eq(enrolments.studentId, studentId), isIn()));
    if (student === undefined) throw new Problem('not_found');
    const rules = await findRules(tx, classId);
    const before = (await readStudents(tx, classId, rules, student.id))(student.id);
    const overrides = given.map((one) => ({
      ...one,
      term_id: one.term_id?.toLowerCase() ?? null,
      reason: one.reason.trim(),
    }));
    checkOverrides(overrides, rules);
    const changes = changesOf(before.overrides, overrides);
    rejectClosed(changes, rules);
    const own = { classId, studentId: student.id, authorId: teacherId };
    if (changes.length > 0)
      await tx
        .insert(gradeOverrides)
        .values(changes.map(({ term_id: termId, percent, reason }) => ({ ...own, termId, percent, reason })));
    if (note.trim() !== before.note)
      await tx
        .insert(gradebookNotes)
        .values({ ...own, note: note.trim() })
        .onConflictDoUpdate({
          target: [gradebookNotes.classId, gradebookNotes.studentId],
          set: { note: note.trim(), authorId: teacherId, updatedAt: new Date() },
        });
    return {
      id: student.id,
      first_name: student.firstName,
      last_name: student.lastName,
      ...(await readStudents(tx, classId, rules, student.id))(student.id),
    };
  });
}

function checkOverrides(overrides: readonly Given[], { content: { terms } }: GradebookRules): void {
  const ids = overrides.map(({ term_id }) => term_id);
  if (new Set(ids).size < ids.length) throw Problem.field('overrides', 'A term has two overrides.');
  if (ids.some((id) => id !== null && terms.every((term) => term.id !== id)))
    throw Problem.field('overrides', 'There is no such term.');
}

/** What is stored of an override that ends: null instead of its percentage. */
type Change = Omit<Given, 'percent'> & { percent: number | null };

function changesOf(before: GradebookStudent['overrides'], after: readonly Given[]): Change[] {
  const old = new Map(before.map((one) => [one.term_id, one]));
  const kept = new Set(after.map(({ term_id }) => term_id));
  return [
    ...after.filter(({ term_id, percent, reason }) => {
      const one = old.get(term_id);
      return one?.percent !== percent || one.reason !== reason;
    }),
    ...before
      .filter(({ term_id }) => !kept.has(term_id))
      .map(({ term_id }): Change => ({ term_id, percent: null, reason: '' })),
  ];
}

function rejectClosed(changes: readonly Change[], { content, closed_terms }: GradebookRules): void {
  const closed = new Set(closed_terms.map(({ term_id }) => term_id));
  const change = changes.find(({ term_id }) => term_id !== null && closed.has(term_id));
  if (change === undefined) return;
  const name = content.terms.find(({ id }) => id === change.term_id)?.name ?? '';
  throw new Problem('conflict', `“${name}” is closed. Reopen it to change its totals.`);
}
