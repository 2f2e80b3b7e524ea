import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';
import { readTaggedPdf } from '../../../documents/exports/pdf/testing.ts';
import type { AssignmentRubric, ClassReport } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { saveMark } from '../../marking/marking/marks.ts';
import { addAssignment, classWith, handInText, inHours } from '../../marking/student-work/testing.ts';
import { quizzes } from '../../work/assignments/tables.ts';
import { everyKind, quizOn, storeQuestions } from '../../work/assignments/testing.ts';
import { handInAttempt, saveAnswer, startAttempt } from '../../work/quizzes/attempts.ts';
import { getClassReport } from './get-class-report.ts';

const tools = await openTestApp();
const { app, db, signIn } = tools;

const levels = [4, 0].map((points) => ({ label: `${points}`, points, description: '' }));
const rubric: AssignmentRubric = {
  criteria: [
    { id: 'c1', name: 'Observes', standard_code: 'MS-LS1-6', levels },
    { id: 'c2', name: 'Writes', standard_code: 'OWN-1', levels },
  ],
};

async function classOf(size: number) {
  const teacher = await signIn();
  const students = await Promise.all(Array.from({ length: size }, () => signIn({ role: 'student' })));
  return { teacher, students, classId: await classWith(db, teacher.id, students) };
}

/** A quiz with one misconception, due some days ago, that these students answer wrong and the others right. */
async function quizIn(
  { teacher, students, classId }: Awaited<ReturnType<typeof classOf>>,
  { days, wrong, hidden = false }: { days: number; wrong: readonly SignedIn[]; hidden?: boolean },
): Promise<void> {
  const id = await addAssignment(db, teacher.id, classId, {
    ...quizOn(await storeQuestions(db, teacher.id, everyKind)),
    title: `Quiz ${days}`,
    hide_names: hidden,
    due_at: inHours(-24 * days),
    cut_off_at: null,
  });
  const [stored] = await db.select().from(quizzes).where(eq(quizzes.assignmentId, id));
  const choice = stored?.questions.find(({ type }) => type === 'multiple-choice');
  const keyOf = (isRight: boolean) => choice?.options?.find(({ correct }) => correct === isRight)?.key ?? '';
  const questions = stored?.questions.map((question) =>
    question === choice
      ? {
          ...question,
          stem: String.raw`Is $\frac{2}{5}$ half?`,
          misconception: days % 2 === 0 ? 'A tree eats soil.' : 'a tree eats soil',
        }
      : question,
  );
  await db.update(quizzes).set({ questions }).where(eq(quizzes.assignmentId, id));
  for (const student of students) {
    const attempt = await startAttempt(db, student.id, id);
    await saveAnswer(db, student.id, {
      id: attempt.id,
      questionId: choice?.id ?? '',
      values: [keyOf(!wrong.includes(student))],
    });
    await handInAttempt(db, student.id, attempt.id);
  }
}

async function judgedWork(
  { teacher, classId }: Awaited<ReturnType<typeof classOf>>,
  { days, points }: { days: number; points: readonly (readonly [SignedIn, number, number])[] },
): Promise<void> {
  const due = { due_at: inHours(-24 * days), cut_off_at: null };
  const id = await addAssignment(db, teacher.id, classId, { title: `Diary ${days}`, rubric, ...due });
  for (const [student, ...given] of points)
    await saveMark(db, teacher.id, await handInText(db, student.id, id), {
      revision: 0,
      state: 'marked',
      scores: given.map((value, place) => ({ criterion_id: `c${place + 1}`, points: value })),
      points: null,
      comment: '',
      notes: [],
    });
}

const cellsOf = ({ parts }: ClassReport, title: string) =>
  parts.find((part) => part.title === title)?.rows.map(({ cells }) => cells) ?? [];

test('what a class did not understand: misconceptions by student, and skills by student and week', async () => {
  const group = await classOf(3);
  const { teacher, students, classId } = group;
  const [one, two, three] = students;
  if (!one || !two || !three) throw new Error('No students.');
  await quizIn(group, { days: 9, wrong: [one] });
  await quizIn(group, { days: 2, wrong: [one, two] });
  // Its work has no names yet, so it is left out.
  await quizIn(group, { days: 1, wrong: [three], hidden: true });
  await judgedWork(group, {
    days: 10,
    points: [
      [one, 2, 4],
      [two, 0, 4],
    ],
  });
  await judgedWork(group, { days: 3, points: [[one, 4, 4]] });

  const path = `/api/classes/${classId}/reports/understanding`;
  const read = async (url: string) => app.inject({ url, headers: teacher.headers });
  const report = (await read(path)).json<ClassReport>();
  expect(report.answer).toBe(
    '2 of 3 students may believe “a tree eats soil”, and the weakest skill is MS-LS1-6, at 41.25%.',
  );
  const day = (days: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date(inHours(-24 * days)));
  expect(cellsOf(report, 'Misconceptions')).toEqual([
    ['a tree eats soil', 2, 'Is 2/5 half?', day(9), day(2)],
  ]);
  expect(cellsOf(report, 'Skills').map((cells) => cells.slice(0, 4))).toEqual([
    // Of the first student a decaying average of 50 and 100, of the second 0.
    ['MS-LS1-6', 41.25, 2, 1],
    ['OWN-1', 100, 2, 0],
  ]);
  expect(cellsOf(report, 'Skills by week').map((cells) => cells.slice(1))).toEqual([
    [25, 100],
    [100, 100],
  ]);

  const csv = Papa.parse<string[]>((await read(`${path}/report.csv`)).body.replace('\uFEFF', '')).data;
  expect(csv[2]?.slice(0, 3)).toEqual(['a tree eats soil', '2', 'Is 2/5 half?']);
  const pdf = await readTaggedPdf((await read(`${path}/report.pdf`)).rawPayload);
  expect(pdf.text).toContain('Is 2/5 half?');
});

test('it asks the database as often for many assignments as for one', async () => {
  const countOf = async (works: number): Promise<number> => {
    const group = await classOf(1);
    const [student] = group.students;
    if (!student) throw new Error('No students.');
    for (let days = 1; days <= works; days += 1) {
      await quizIn(group, { days, wrong: [student] });
      await judgedWork(group, { days, points: [[student, 2, 4]] });
    }
    const spies = (['select', 'selectDistinct', 'selectDistinctOn', 'execute'] as const).map((kind) =>
      vi.spyOn(db, kind),
    );
    const asked = { teacherId: group.teacher.id, classId: group.classId, report: 'understanding' as const };
    const { parts } = await getClassReport(db, { ...asked, now: new Date() }, {});
    const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    expect(parts[0]?.rows).toHaveLength(1);
    return count;
  };
  const small = await countOf(1);
  expect(small).toBeGreaterThan(5);
  expect(await countOf(4)).toBe(small);
});
