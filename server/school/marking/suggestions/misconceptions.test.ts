import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { swappableEngine } from '../../../documents/generations/testing.ts';
import type { ClassMisconceptions } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { quizzes } from '../../work/assignments/tables.ts';
import { everyKind, quizOn, storeQuestions } from '../../work/assignments/testing.ts';
import { handInAttempt, saveAnswer, startAttempt } from '../../work/quizzes/attempts.ts';
import { addAssignment, assignedWork, classWith, handInText } from '../student-work/testing.ts';
import { groupFindings } from './findings.ts';
import { diaryRubric, judged, markingEngine, suggestionWhen } from './testing.ts';

const engine = swappableEngine();
const tools = await openTestApp({ engine, batchLanes: 2 });
const { app, db, signIn } = tools;

const read = async (user: SignedIn, id: string) =>
  app.inject({ url: `/api/assignments/${id}/misconceptions`, headers: user.headers });

test('students with the same misconception are one group, the largest first', () => {
  const student = (id: string) => ({ id, name: id });
  const finding = (text: string, id: string) => ({ text, about: 'Mass', student: student(id) });
  const groups = groupFindings([
    finding('Air has no mass', 'a'),
    finding('Trees eat soil.', 'a'),
    finding('trees eat soil', 'b'),
    finding('Trees eat soil', 'b'),
  ]);
  expect(groups).toMatchObject([
    { text: 'Trees eat soil.', about: 'Mass', students: [student('a'), student('b')] },
    { text: 'Air has no mass', about: 'Mass', students: [student('a')] },
  ]);
  expect(groups.map(({ findings }) => findings.length)).toEqual([3, 1]);
});

test('a formula is text of one line', () => {
  const finding = {
    text: String.raw`$\frac{2}{5}$ is **less** than $\frac{1}{3}$`,
    about: String.raw`What is $x^2$?`,
  };
  expect(groupFindings([{ ...finding, student: { id: 'a', name: 'a' } }])).toMatchObject([
    { text: '2/5 is less than 1/3', about: 'What is x^2?' },
  ]);
});

test('a misconception of a question belongs to those who answered it wrong', async () => {
  const teacher = await signIn();
  const students = [await signIn({ role: 'student' }), await signIn({ role: 'student' })] as const;
  const classId = await classWith(db, teacher.id, students);
  const quiz = quizOn(await storeQuestions(db, teacher.id, everyKind));
  const id = await addAssignment(db, teacher.id, classId, quiz);
  const [stored] = await db.select().from(quizzes).where(eq(quizzes.assignmentId, id));
  const choice = stored?.questions.find(({ type }) => type === 'multiple-choice');
  const wrong = choice?.options?.find(({ correct }) => !correct)?.key ?? '';
  const right = choice?.options?.find(({ correct }) => correct)?.key ?? '';
  const questions = stored?.questions.map((question) =>
    question === choice ? { ...question, misconception: 'A tree eats soil.' } : question,
  );
  await db.update(quizzes).set({ questions }).where(eq(quizzes.assignmentId, id));
  for (const [index, student] of students.entries()) {
    const attempt = await startAttempt(db, student.id, id);
    await saveAnswer(db, student.id, {
      id: attempt.id,
      questionId: choice?.id ?? '',
      values: [index === 0 ? wrong : right],
    });
    await handInAttempt(db, student.id, attempt.id);
  }
  expect((await read(teacher, id)).json<ClassMisconceptions>()).toMatchObject({
    grade_level: 'Grade 7',
    subject: 'Science',
    handed_in: 2,
    items: [{ text: 'A tree eats soil.', about: choice?.stem, students: [{ id: students[0].id }] }],
  });
  expect((await read(students[0], id)).statusCode).toBe(404);
});

test('a misconception in written work counts until the teacher gives all points, and hides hidden names', async () => {
  engine.use(markingEngine(() => judged('41 mm')));
  const { teacher, student, id } = await assignedWork(tools, { rubric: diaryRubric, hide_names: true });
  const submission = await handInText(db, student.id, id);
  const { headers } = teacher;
  const url = `/api/assignments/${id}/suggestions`;
  await app.inject({ method: 'POST', url, headers, payload: { calibrate_on: [] } });
  await suggestionWhen(app, teacher, submission, 'ready');
  const answer = await read(teacher, id);
  expect(answer.json<ClassMisconceptions>().items).toEqual([
    {
      text: 'A diary describes a single day.',
      about: 'Observation',
      students: [{ id: null, name: 'Student 1' }],
    },
  ]);
  expect(answer.body).not.toContain(student.id);
  const scores = [
    { criterion_id: 'c1', points: 4 },
    { criterion_id: 'c2', points: 2 },
  ];
  const mark = { revision: 0, state: 'marked', scores, points: null, comment: '', notes: [] };
  await app.inject({ method: 'PUT', url: `/api/submissions/${submission}/mark`, headers, payload: mark });
  expect((await read(teacher, id)).json<ClassMisconceptions>().items).toEqual([]);
});
