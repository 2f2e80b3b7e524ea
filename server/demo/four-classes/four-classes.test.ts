import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { users } from '../../accounts/users/tables.ts';
import type { AssignmentEntry, ClassEntry, Home, SubmissionList } from '../../generated/schemas/index.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { classes, enrolments } from '../../school/classes/classes/tables.ts';
import { lessons } from '../../school/lessons/lessons/tables.ts';
import { marks } from '../../school/marking/marking/tables.ts';
import { notifications } from '../../school/news/notifications/tables.ts';
import { guardians } from '../../school/people/guardians/tables.ts';
import { assignments, quizzes } from '../../school/work/assignments/tables.ts';
import { answersBySubmission, suggestedScores } from '../../school/work/quizzes/submitted-quiz.ts';
import { submissions, workFiles } from '../../school/work/submissions/tables.ts';
import { openTestApp } from '../../testing.ts';
import { demoAccounts } from '../accounts.ts';
import { createSampleSchool } from '../sample-school.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-four-classes-'));
const files = openFileStore({ dataDir, s3: undefined });
const { app, db, billing } = await openTestApp();
const problems: unknown[] = [];
const log = {
  error: (...problem: unknown[]) => void problems.push(problem),
  warn: (...problem: unknown[]) => void problems.push(problem),
};
beforeEach(() => createSampleSchool({ db, billing, files, log, size: 'school' }));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function signInAs(role: 'teacher' | 'student') {
  const account = demoAccounts.find((one) => one.role === role);
  const payload = { email: account?.email, password: account?.password };
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
  const headers = { authorization: `Bearer ${answer.json().data.token}` };
  return async (path: string) => {
    const read = await app.inject({ url: `/api/${path}`, headers });
    expect(read.statusCode).toBe(200);
    return read.json();
  };
}

test('the school has four classes with a term of work in every state', async () => {
  expect(problems).toEqual([]);
  expect(await db.$count(classes)).toBe(4);
  expect(await db.$count(users)).toBe(127);
  expect(await db.$count(enrolments)).toBe(126);
  expect(await db.$count(assignments)).toBeGreaterThanOrEqual(40);
  expect(await db.$count(lessons)).toBeGreaterThan(16);
  expect(await db.$count(lessons, eq(lessons.unit, ''))).toBe(0);
  expect(await db.$count(guardians)).toBeGreaterThan(30);
  expect(await db.$count(submissions, eq(submissions.attempt, 2))).toBeGreaterThan(5);
  expect(await db.$count(notifications, sql`${notifications.mailAt} is not null`)).toBe(0);

  const read = await signInAs('teacher');
  const { items } = await read('classes');
  expect(items.map((item: ClassEntry) => item.class.name).toSorted()).toEqual(['8A', '8B', '8C', '8D']);
  const work = new Set<string>();
  const marking = new Set<string>();
  for (const { id } of await db.select({ id: assignments.id }).from(assignments)) {
    const list: SubmissionList = await read(`assignments/${id}/submissions`);
    for (const { status, submission } of list.items) {
      work.add(status);
      if (submission) marking.add(submission.mark_state);
      if (submission?.regrade) marking.add('regrade');
    }
  }
  expect([...work].toSorted()).toEqual([
    'closed',
    'excused',
    'handed_in',
    'late',
    'missing',
    'returned',
    'to_do',
  ]);
  expect([...marking].toSorted()).toEqual(['in_marking', 'marked', 'not_marked', 'regrade', 'returned']);
});

test('the week has every class, and a lesson has left something open', async () => {
  const read = await signInAs('teacher');
  const home: Home = await read('home');
  const classesOf = ({ entries }: Home['today']) => new Set(entries.flatMap((one) => one.class?.title ?? []));
  expect(home.next_day && classesOf(home.next_day).size).toBe(4);
  expect([0, 4]).toContain(classesOf(home.today).size);
  expect(home.left_open?.items.length).toBeGreaterThan(0);
});

test('the sample student has work in every state', async () => {
  const read = await signInAs('student');
  const { items } = await read('student/assignments');
  const byTitle = Object.fromEntries(
    items.map(({ title, status }: { title: string; status: string }) => [title, status]),
  );
  expect(byTitle).toEqual({
    'Lab report: three mystery liquids': 'returned',
    'Quiz: matter and reactions': 'returned',
    'Is it a chemical change?': 'returned',
    'Particle drawings': 'returned',
    'Argument: should the harbour keep its plastic ban?': 'handed_in',
    'Quiz: forces and motion': 'handed_in',
    'Reading motion graphs': 'missing',
    'Letter to next year’s Grade 8': 'to_do',
    'Design project: the egg lander': 'to_do',
    'Quiz: measuring and calculating': 'to_do',
  });
});

test('the marks add up as the server’s own do', async () => {
  const rows = await db
    .select({ mark: marks, submission: submissions, assignment: assignments, quiz: quizzes })
    .from(marks)
    .innerJoin(submissions, eq(submissions.id, marks.submissionId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .leftJoin(quizzes, eq(quizzes.assignmentId, assignments.id))
    .where(and(isNull(submissions.withdrawnAt)));
  expect(rows.length).toBeGreaterThan(600);
  const answers = await answersBySubmission(
    db,
    rows.map(({ submission }) => submission.id),
  );
  for (const { mark, submission, assignment, quiz } of rows) {
    expect(mark.points ?? 0).toBeLessThanOrEqual(assignment.points);
    expect(mark.deduction ?? 0).toBeLessThanOrEqual(mark.points ?? 0);
    expect(mark.returnedAt === null || mark.returnedAt >= submission.submittedAt).toBe(true);
    if (mark.scores.length > 0) {
      const sum = mark.scores.reduce((total, { points }) => total + points, 0);
      expect(mark.points).toBeCloseTo(sum, 2);
    }
    for (const { start, end, quote } of mark.notes) expect(submission.text.slice(start, end)).toBe(quote);
    if (quiz === null) continue;
    for (const { id, points } of suggestedScores(quiz, answers.get(submission.id))) {
      const score = mark.scores.find(({ criterion_id }) => criterion_id === id);
      if (points !== null && score) expect(score.points).toBe(points);
    }
  }
});

test('pictures are stored, and dates lie around today', async () => {
  const [file] = await db.select().from(workFiles);
  const picture = await files.get(file?.id ?? '');
  expect(picture?.length).toBe(file?.size);
  expect(picture?.subarray(1, 4).toString()).toBe('PNG');
  const read = await signInAs('teacher');
  const { items } = await read('classes');
  const due: AssignmentEntry[] = (await read(`assignments?class_id=${items[0].id}`)).items;
  const hours = due.flatMap(({ due_at }) =>
    due_at === null ? [] : [(Date.parse(due_at) - Date.now()) / 36e5],
  );
  expect(hours.some((left) => left < 0 && left > -72)).toBe(true);
  expect(hours.some((left) => left > 0 && left < 72)).toBe(true);
  expect(hours.some((left) => left > 100)).toBe(true);
});
