import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { assignedWork, inHours } from '../../marking/student-work/testing.ts';
import { asQuizQuestions } from './quiz-questions.ts';
import { quizzes } from './tables.ts';
import { everyKind, quizOn, rewriteQuestions, storeQuestions } from './testing.ts';

const tools = await openTestApp();
const { app, db } = tools;

const call = (method: 'GET' | 'POST' | 'PUT', url: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user.headers, ...(payload && { payload }) });

/** A teacher's assignment that is turned into a quiz on a document. */
async function quizOf(change: object = {}) {
  const { teacher, id } = await assignedWork(tools);
  const document = await storeQuestions(db, teacher.id, everyKind);
  const save = async (changed: object) => {
    const { revision, content } = (await call('GET', `assignments/${id}`, teacher)).json();
    return call('PUT', `assignments/${id}`, teacher, { revision, content: { ...content, ...changed } });
  };
  const saved = await save({ ...quizOn(document), ...change });
  return { teacher, id, document, save, saved };
}

describe('the questions of a quiz', () => {
  test('are copied, so that later edits of the document leave what students see', async () => {
    const { document, save, saved } = await quizOf();
    expect(saved.json()).toMatchObject({
      content: { points: 17 },
      quiz: { title: 'Leaf quiz', begun_at: null },
    });
    await rewriteQuestions(db, document, everyKind.slice(0, 1));
    expect((await save({ title: 'Leaves' })).json().quiz.questions).toHaveLength(everyKind.length);
  });

  test('of a draft follow the document', async () => {
    const { document, save } = await quizOf({ publish_at: null });
    await rewriteQuestions(db, document, everyKind.slice(0, 1));
    expect((await save({ publish_at: inHours(1) })).json()).toMatchObject({
      content: { points: 2 },
      quiz: { questions: [{ stem: 'What built the tree?' }] },
    });
  });

  test('stay once a student has begun, and when the document is deleted', async () => {
    const { teacher, id, document, save } = await quizOf({ publish_at: null });
    await db.update(quizzes).set({ begunAt: new Date() }).where(eq(quizzes.assignmentId, id));
    const other = await storeQuestions(db, teacher.id, everyKind.slice(0, 1));
    expect((await save(quizOn(other))).json().errors.quiz).toEqual([
      'A student has begun this quiz, so its questions stay.',
    ]);
    await db.delete(generations).where(eq(generations.id, document));
    const saved = (await save({ title: 'Leaves' })).json();
    expect(saved).toMatchObject({ content: { title: 'Leaves', quiz: { document_id: null } } });
    expect(saved.quiz.questions).toHaveLength(everyKind.length);
  });

  test('are those of the teacher’s own documents', async () => {
    const { save } = await quizOf();
    const stranger = await tools.signIn();
    const theirs = await storeQuestions(db, stranger.id, everyKind);
    expect((await save(quizOn(theirs))).json().errors.quiz).toEqual(['Choose a document with questions.']);
  });

  test('are the only way to hand in', async () => {
    const { document, save } = await quizOf();
    for (const kinds of [['quiz', 'text'], ['text']]) {
      expect((await save({ ...quizOn(document), kinds })).statusCode).toBe(422);
    }
  });

  test('go with a copy of the assignment, on which no student has begun', async () => {
    const { teacher, id } = await quizOf();
    await db.update(quizzes).set({ begunAt: new Date() }).where(eq(quizzes.assignmentId, id));
    const { class: face } = (await call('GET', `assignments/${id}`, teacher)).json();
    const copy = await call('POST', `assignments/${id}/duplicate`, teacher, { class_id: face.id });
    expect(copy.json().quiz).toMatchObject({ begun_at: null, questions: { length: everyKind.length } });
  });

  test('are offered with their points', async () => {
    const { teacher, document } = await quizOf();
    expect((await call('GET', 'assignment-options', teacher)).json().quizzes).toEqual([
      { id: document, title: 'Leaf quiz', questions: 9, points: 17 },
    ]);
  });
});

test('a question that lacks the parts of its kind is answered in words', () => {
  const asked = asQuizQuestions([
    { id: 'x', type: 'multiple-choice', stem: 'One option', points: 1, options: [] },
    { id: 'x', type: 'fill-in-blank', stem: 'No gap', points: 1, blanks: ['one'] },
    { id: 'x', type: 'fill-in-blank', stem: 'A ____', points: 1, answers: ['leaf', 'leaves'] },
    { id: 'x', type: 'true-false', stem: 'So?', points: 1, answers: ['false'] },
  ]);
  expect(asked.map(({ id, type }) => [id, type])).toEqual([
    ['q1', 'short-answer'],
    ['q2', 'short-answer'],
    ['q3', 'fill-in-blank'],
    ['q4', 'true-false'],
  ]);
  expect(asked[2]?.blanks).toEqual(['leaf']);
  expect(asked[3]?.options?.map(({ correct }) => correct)).toEqual([false, true]);
});
