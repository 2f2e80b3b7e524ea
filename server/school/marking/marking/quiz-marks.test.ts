import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import type { Question } from '../../../documents/templates/question.ts';
import type { QuizSettings } from '../../../generated/schemas/index.ts';
import { handInAttempt, startAttempt } from '../../work/quizzes/attempts.ts';
import { answerAll, assignedQuiz } from '../../work/quizzes/testing.ts';
import { inHours } from '../student-work/testing.ts';
import { summariseQuestion } from './summarise-quiz.ts';

const tools = await openTestApp();
const { app, db } = tools;

const call = (method: 'GET' | 'POST' | 'PUT', url: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user.headers, ...(payload && { payload }) });

/** Everything right that the key decides; the open question stays empty unless it is given. */
const RIGHT = {
  q1: ['B'],
  q2: ['A', 'C'],
  q3: ['A'],
  q4: ['secret dioxide', 'secret oxygen'],
  q5: ['4.5'],
  q6: ['let gases in', 'capture light', 'carries water'],
  q7: ['Weigh the soil', 'Water it', 'Weigh the tree'],
  q8: ['secret chlorophyll'],
};

async function take(
  student: SignedIn,
  id: string,
  answers: Readonly<Record<string, string[]>>,
): Promise<string> {
  const attempt = await startAttempt(db, student.id, id);
  await answerAll(db, student.id, attempt.id, answers);
  return (await handInAttempt(db, student.id, attempt.id)).id;
}

const results = async (student: SignedIn, id: string) =>
  (await call('GET', `student/assignments/${id}`, student)).json().submissions[0].results;
const giveBack = (teacher: SignedIn, id: string) =>
  call('POST', `assignments/${id}/return`, teacher, { submission_ids: null, at: null });

describe('marking a quiz', () => {
  test('shows each answer beside the key with the points it gives, and stores points per question', async () => {
    const { teacher, student, id } = await assignedQuiz(tools);
    const submission = await take(student, id, { ...RIGHT, q1: ['A'], q9: ['The air'] });
    const shown = (await call('GET', `submissions/${submission}`, teacher)).json();
    expect(shown.quiz.questions[0]).toMatchObject({ given: ['Soil'], key: ['Air and water'], suggested: 0 });
    expect(shown.quiz.questions.map((one: { suggested: number | null }) => one.suggested)).toEqual([
      0,
      2,
      1,
      2,
      1,
      3,
      2,
      1,
      null,
    ]);
    const scores = shown.quiz.questions.map((one: { id: string; suggested: number | null }) => ({
      criterion_id: one.id,
      points: one.suggested ?? 2.5,
    }));
    const mark = { revision: 0, state: 'marked', scores, points: null, comment: '', notes: [] };
    const incomplete = { ...mark, scores: scores.slice(1) };
    const [tooHigh] = scores.map((score: { criterion_id: string }) => ({ ...score, points: 99 }));
    const refused = await call('PUT', `submissions/${submission}/mark`, teacher, {
      ...mark,
      scores: [tooHigh, ...scores.slice(1)],
    });
    expect(refused.json().errors).toEqual({ scores: ['Give at most 2 points for this question.'] });
    expect((await call('PUT', `submissions/${submission}/mark`, teacher, incomplete)).statusCode).toBe(422);
    expect((await call('PUT', `submissions/${submission}/mark`, teacher, mark)).json()).toMatchObject({
      points: 14.5,
      score: 14.5,
    });
  });

  test('by the key leaves answers that a teacher has to judge', async () => {
    const { teacher, student, classmate, id } = await assignedQuiz(tools);
    await take(student, id, RIGHT);
    const open = await take(classmate, id, { ...RIGHT, q9: ['The air'] });
    const list = async () => (await call('GET', `assignments/${id}/submissions`, teacher)).json().items;
    const suggested = (await list()).map(
      (row: { submission: { suggested: number | null } }) => row.submission.suggested,
    );
    expect(suggested.toSorted()).toEqual([14, null]);
    expect((await call('POST', `assignments/${id}/key-marks`, teacher)).json()).toEqual({ marked: 1 });
    expect((await call('POST', `assignments/${id}/key-marks`, teacher)).statusCode).toBe(409);
    const marked = (await list()).find((row: { submission: { id: string } }) => row.submission.id !== open);
    expect(marked.submission).toMatchObject({ mark_state: 'marked', score: 14 });
    expect(await results(student, id)).toBeNull();
  });
});

describe('the results of a student', () => {
  const taken = async (show_answers: QuizSettings['show_answers'], content = {}) => {
    const quiz = await assignedQuiz(tools, { settings: { show_answers }, content });
    await take(quiz.student, quiz.id, { ...RIGHT, q1: ['A'] });
    return quiz;
  };

  test('come with the returned mark, and the key only if it is shown', async () => {
    for (const [setting, key] of [
      ['never', null],
      ['returned', ['Air and water']],
    ] as const) {
      const { teacher, student, id } = await taken(setting, { attempts: 1 });
      await call('POST', `assignments/${id}/key-marks`, teacher);
      expect(await results(student, id)).toBeNull();
      await giveBack(teacher, id);
      const [first] = await results(student, id);
      expect(first).toMatchObject({ given: ['Soil'], score: 0, points: 2, key });
      expect(first.explanation).toBe(key && 'SECRET explanation');
      const { body } = await call('GET', `student/assignments/${id}`, student);
      expect(body).not.toMatch(/rationale|misconception|standard|source_ref/);
      expect(body.includes('SECRET explanation')).toBe(key !== null);
    }
  });

  test('hide the key from a student who can start or continue another attempt', async () => {
    const { teacher, student, id } = await taken('returned', { attempts: 2 });
    await call('POST', `assignments/${id}/key-marks`, teacher);
    await giveBack(teacher, id);
    expect((await results(student, id))[0]).toMatchObject({ score: 0, key: null, explanation: null });
    await call('POST', `student/assignments/${id}/quiz`, student);
    expect((await results(student, id))[0]).toMatchObject({ key: null });
    const { body } = await call('GET', `student/assignments/${id}`, student);
    expect(body).not.toContain('SECRET explanation');
  });

  test('show the key after the due date, once no student can answer any more', async () => {
    const past = { due_at: inHours(-1), cut_off_at: inHours(5) };
    const { teacher, student, classmate, id } = await taken('due', past);
    expect(await results(student, id)).toBeNull();
    const change = async (changed: object) => {
      const { revision, content } = (await call('GET', `assignments/${id}`, teacher)).json();
      await call('PUT', `assignments/${id}`, teacher, { revision, content: { ...content, ...changed } });
    };
    await change({ cut_off_at: inHours(-0.5) });
    expect((await results(student, id))[0]).toMatchObject({ score: null, key: ['Air and water'] });
    const longer = {
      due_at: inHours(2),
      cut_off_at: null,
      attempts: null,
      extra_minutes: null,
      excused: false,
    };
    const exceptions = [{ ...longer, student_id: classmate.id }];
    await change({ exceptions });
    expect(await results(student, id)).toBeNull();
  });
});

test('the summary of a class counts right answers and names the mistake that most made', async () => {
  const { teacher, student, classmate, id } = await assignedQuiz(tools);
  await take(student, id, { ...RIGHT, q1: ['A'] });
  await take(classmate, id, { ...RIGHT, q1: ['A'], q9: ['The air'] });
  const summary = (await call('GET', `assignments/${id}/quiz-summary`, teacher)).json();
  expect(summary.handed_in).toBe(2);
  expect(summary.questions[0]).toMatchObject({
    judged: 2,
    right: 0,
    wrong: { text: 'Soil', count: 2 },
    misconception: 'SECRET misconception',
  });
  expect(summary.questions[1]).toMatchObject({ judged: 2, right: 2, wrong: null });
  expect(summary.questions[8]).toMatchObject({ judged: 1, right: 0, wrong: null });
});

test('each wrong option of several counts alone', () => {
  const options = ['Light', 'Sand', 'Salt'].map((text, index) => ({
    key: 'ABC'.charAt(index),
    text,
    correct: index === 0,
  }));
  const question: Question = { id: 'q1', type: 'multiple-select', stem: '?', points: 1, options };
  const answers = [['A', 'B'], ['B', 'C'], ['A']].map((values, index) => ({
    values,
    points: index === 2 ? 1 : 0,
  }));
  expect(summariseQuestion(question, [...answers, { values: ['C'], points: null }])).toMatchObject({
    judged: 3,
    right: 1,
    wrong: { text: 'Sand', count: 2 },
  });
});
