import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { isMissing } from '../../work/assignments/work-dates.ts';
import { addAssignment, classWith, giveMark, handInText, inHours } from '../student-work/testing.ts';
import { listAssignments } from './list-assignments.ts';
import { listSubmissions } from './list-submissions.ts';

const { db, signIn } = await openTestApp();

const same = { due_at: null, cut_off_at: null, attempts: null, extra_minutes: null, excused: false };

test.each([
  ['due', { due_at: inHours(-2), cut_off_at: null }, 1],
  ['due, and no longer accepted', { due_at: inHours(-2), cut_off_at: inHours(-1) }, 1],
  ['accepted no longer, without a due date', { due_at: null, cut_off_at: inHours(-1) }, 1],
  ['due in the future', { due_at: inHours(2), cut_off_at: null }, 0],
  ['due never', { due_at: null, cut_off_at: null }, 0],
])(
  'missing work is past the student’s own due date, not excused, and counted as it is listed (%s)',
  async (_, dates, missing) => {
    const { id: teacher } = await signIn();
    const students = await Promise.all([1, 2, 3, 4, 5, 6].map(() => signIn({ role: 'student' })));
    const [plain, early, later, excused, newcomer, finished] = students;
    if (!plain || !early || !later || !excused || !newcomer || !finished) throw new Error('No students.');
    const classId = await classWith(db, teacher, students);
    await db.update(enrolments).set({ joinedAt: new Date() }).where(eq(enrolments.studentId, newcomer.id));
    const id = await addAssignment(db, teacher, classId, {
      ...dates,
      publish_at: inHours(-48),
      exceptions: [
        { ...same, student_id: early.id, due_at: inHours(-3) },
        { ...same, student_id: later.id, due_at: inHours(30), cut_off_at: inHours(31) },
        { ...same, student_id: excused.id, excused: true },
        { ...same, student_id: finished.id, due_at: inHours(1), cut_off_at: inHours(1) },
      ],
    });
    await handInText(db, finished.id, id);
    const { items } = await listSubmissions(db, teacher, id);
    const listed = items.filter(({ status }) => isMissing(status)).map(({ student }) => student.id);
    const expected = missing === 1 ? [plain.id, early.id] : [early.id];
    expect(listed.toSorted()).toEqual(expected.toSorted());
    const [entry] = (await listAssignments(db, teacher, {})).items;
    expect(entry?.counts).toMatchObject({ missing: expected.length, handed_in: 1 });
  },
);

test('blind marking hides the names of what is to be marked, not of students without work', async () => {
  const { id: teacher } = await signIn();
  const students = await Promise.all([1, 2, 3].map(() => signIn({ role: 'student' })));
  const [marked, waiting] = students;
  const classId = await classWith(db, teacher, students);
  const id = await addAssignment(db, teacher, classId, { hide_names: true });
  await giveMark(db, teacher, await handInText(db, marked?.id ?? '', id));
  await handInText(db, waiting?.id ?? '', id);
  const { items } = await listSubmissions(db, teacher, id);
  const nameOf = (of: string | undefined) => items.find(({ student }) => student.id === of)?.student.name;
  expect(nameOf(students[2]?.id)).toMatch(/^Sam Example/);
  for (const { id: hidden } of students.slice(0, 2)) expect(nameOf(hidden)).toMatch(/^Student \d$/);
});
