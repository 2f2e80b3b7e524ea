import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { inHours } from '../../marking/student-work/testing.ts';
import { closeAttempts } from './close-attempts.ts';
import { quizAttempts } from './tables.ts';
import { assignedQuiz } from './testing.ts';

const tools = await openTestApp();
const { app, db } = tools;

const call = (method: 'GET' | 'POST' | 'PUT', url: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user.headers, ...(payload && { payload }) });
const start = (user: SignedIn, id: string) => call('POST', `student/assignments/${id}/quiz`, user);
const open = async (user: SignedIn, id: string) => (await call('GET', `quiz-attempts/${id}`, user)).json();
const answer = (user: SignedIn, attempt: string, question: string, values: string[]) =>
  call('PUT', `quiz-attempts/${attempt}/answers/${question}`, user, { values });
const handIn = (user: SignedIn, attempt: string) => call('POST', `quiz-attempts/${attempt}/hand-in`, user);
const assignment = async (user: SignedIn, id: string) =>
  (await call('GET', `student/assignments/${id}`, user)).json();

/** Moves the start of an attempt into the past, as if this many minutes had gone by. */
const letMinutesPass = (id: string, minutes: number) =>
  db
    .update(quizAttempts)
    .set({ startedAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(quizAttempts.id, id));

describe('an attempt', () => {
  test('shows the student no answer in any payload', async () => {
    const { student, id } = await assignedQuiz(tools, { settings: { show_answers: 'never' } });
    const started = await start(student, id);
    const attempt = started.json().id;
    const payloads = [
      started,
      await answer(student, attempt, 'q1', ['A']),
      await call('GET', `quiz-attempts/${attempt}`, student),
      await call('GET', `student/assignments/${id}`, student),
      await handIn(student, attempt),
      await call('GET', `quiz-attempts/${attempt}`, student),
      await call('GET', `student/assignments/${id}`, student),
      await call('GET', 'student/assignments', student),
      await call('GET', 'account/export', student),
    ];
    expect(payloads.filter(({ statusCode }) => statusCode > 201)).toEqual([]);
    for (const { body } of payloads)
      expect(body).not.toMatch(/SECRET|correct|rationale|tolerance|"answers":\[\{"left/);
    const { questions } = started.json();
    expect(questions).toHaveLength(9);
    expect(Object.keys(questions[0]).toSorted()).toEqual(
      ['gaps', 'hint', 'id', 'items', 'matches', 'options', 'points', 'stem', 'terms', 'type'].toSorted(),
    );
  });

  test('has its own order, which a reload keeps', async () => {
    const { student, classmate, id } = await assignedQuiz(tools, { content: { attempts: 2 } });
    const first = (await start(student, id)).json();
    expect((await start(student, id)).json()).toMatchObject({ id: first.id, questions: first.questions });
    expect((await open(student, first.id)).questions).toEqual(first.questions);
    await handIn(student, first.id);
    const others = [(await start(classmate, id)).json(), (await start(student, id)).json()];
    for (const other of others) {
      expect(other.questions).not.toEqual(first.questions);
      expect(other.questions.map((one: { id: string }) => one.id).toSorted()).toEqual(
        first.questions.map((one: { id: string }) => one.id).toSorted(),
      );
    }
  });

  test('begun twice at once exists once, and begins no more than allowed', async () => {
    const { student, id } = await assignedQuiz(tools, { content: { attempts: 1 } });
    const [one, other] = await Promise.all([start(student, id), start(student, id)]);
    expect(one.json().id).toBe(other.json().id);
    await handIn(student, one.json().id);
    expect((await start(student, id)).json().message).toBe('You have no attempt left.');
    expect(await assignment(student, id)).toMatchObject({ can_hand_in: false, status: 'handed_in' });
  });

  test('is continued with every acknowledged answer', async () => {
    const { student, id } = await assignedQuiz(tools);
    const attempt = (await start(student, id)).json().id;
    expect((await answer(student, attempt, 'q1', ['A'])).statusCode).toBe(200);
    await answer(student, attempt, 'q1', ['B']);
    await answer(student, attempt, 'q9', ['The air']);
    expect(await assignment(student, id)).toMatchObject({ quiz: { attempt_id: attempt }, can_hand_in: true });
    expect((await open(student, attempt)).answers).toEqual([
      { question_id: 'q1', values: ['B'] },
      { question_id: 'q9', values: ['The air'] },
    ]);
  });

  test('takes no answer to another question or of another kind', async () => {
    const { student, id } = await assignedQuiz(tools);
    const attempt = (await start(student, id)).json().id;
    expect((await answer(student, attempt, 'q99', ['A'])).statusCode).toBe(404);
    for (const values of [['Z'], ['A', 'B']]) {
      expect((await answer(student, attempt, 'q1', values)).statusCode).toBe(422);
    }
  });
});

describe('handing in', () => {
  test('twice gives the same receipt, and takes no answer after that', async () => {
    const { student, id } = await assignedQuiz(tools);
    const attempt = (await start(student, id)).json().id;
    const [one, other] = await Promise.all([handIn(student, attempt), handIn(student, attempt)]);
    expect(one.json()).toEqual(other.json());
    expect(one.json()).toMatchObject({ attempt: 1, late_seconds: 0 });
    expect((await answer(student, attempt, 'q1', ['A'])).json().message).toBe(
      'This quiz has been handed in.',
    );
    expect(await open(student, attempt)).toMatchObject({ is_handed_in: true, questions: [] });
    const [submission] = (await assignment(student, id)).submissions;
    expect(submission).toMatchObject({ id: one.json().id, can_withdraw: false });
    expect((await call('POST', `submissions/${submission.id}/withdraw`, student)).statusCode).toBe(409);
  });

  test('happens by itself when the time is up, as of the end', async () => {
    const { student, classmate, id } = await assignedQuiz(tools);
    const attempt = (await start(student, id)).json();
    const running = (await start(classmate, id)).json();
    await answer(student, attempt.id, 'q1', ['A']);
    await letMinutesPass(attempt.id, 20.2);
    // The last answers may be on their way.
    expect((await answer(student, attempt.id, 'q2', ['A'])).statusCode).toBe(200);
    expect(await closeAttempts(db, new Date())).toBe(0);
    await letMinutesPass(attempt.id, 21);
    expect((await answer(student, attempt.id, 'q1', ['B'])).json().message).toContain('The time is up');
    const closed = await Promise.all([closeAttempts(db, new Date()), closeAttempts(db, new Date())]);
    expect(closed.toSorted((a, b) => a - b)).toEqual([0, 1]);
    const [submission] = (await assignment(student, id)).submissions;
    const minutesAgo = (Date.now() - Date.parse(submission.submitted_at)) / 60_000;
    expect(minutesAgo).toBeGreaterThan(0.9);
    expect(minutesAgo).toBeLessThan(2);
    expect(await open(classmate, running.id)).toMatchObject({ is_handed_in: false });
  });

  test('waits for a student with extra time, and never goes past the cut-off', async () => {
    const { teacher, student, classmate, id } = await assignedQuiz(tools);
    const attempt = (await start(student, id)).json();
    await letMinutesPass(attempt.id, 25);
    const { revision, content } = (await call('GET', `assignments/${id}`, teacher)).json();
    const extra = { due_at: null, cut_off_at: null, attempts: null, extra_minutes: 10, excused: false };
    const cutOff = inHours(0.1);
    await call('PUT', `assignments/${id}`, teacher, {
      revision,
      content: {
        ...content,
        due_at: inHours(-1),
        cut_off_at: cutOff,
        exceptions: [{ ...extra, student_id: student.id }],
      },
    });
    expect((await answer(student, attempt.id, 'q1', ['A'])).statusCode).toBe(200);
    expect((await assignment(student, id)).quiz).toMatchObject({ minutes: 30 });
    expect((await start(classmate, id)).json().ends_at).toBe(cutOff);
  });

  test('when the page is opened after the end hands in what was saved', async () => {
    const { student, id } = await assignedQuiz(tools);
    const attempt = (await start(student, id)).json();
    await letMinutesPass(attempt.id, 60);
    expect(await open(student, attempt.id)).toMatchObject({ is_handed_in: true });
  });

  test('is not possible as work', async () => {
    const { student, id } = await assignedQuiz(tools);
    const draft = { revision: 0, text: 'Mine', link: '' };
    expect((await call('PUT', `student/assignments/${id}/draft`, student, draft)).statusCode).toBe(409);
    expect(
      (await call('POST', `student/assignments/${id}/submissions`, student, { revision: 0 })).statusCode,
    ).toBe(409);
  });
});

test('a quiz that a student has begun keeps its questions', async () => {
  const { teacher, student, id } = await assignedQuiz(tools);
  await start(student, id);
  expect((await call('GET', `assignments/${id}`, teacher)).json().quiz.begun_at).not.toBeNull();
});
