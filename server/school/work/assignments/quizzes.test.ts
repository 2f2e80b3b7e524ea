import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { sources } from '../../../documents/sources/tables.ts';
import { addAssignment, assignedWork, inHours } from '../../marking/student-work/testing.ts';
import { assignedQuiz } from '../quizzes/testing.ts';
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
      { id: document, title: 'Leaf quiz', questions: 9, points: 17, has_source: true },
    ]);
  });
});

describe('the text that the questions are about', () => {
  const pasted = { source_type: 'paste', source_text: 'A willow gained **164 pounds**.' };

  /** A quiz on a document with this source, and how its student and its teacher see it. */
  async function quizAbout(source: (teacherId: string) => Promise<object>) {
    const { teacher, student, classId, document } = await assignedQuiz(tools);
    const [row] = await db.select().from(generations).where(eq(generations.id, document));
    const input = { ...row?.input, ...(await source(teacher.id)) };
    await db.update(generations).set({ input }).where(eq(generations.id, document));
    const about = await addAssignment(db, teacher.id, classId, quizOn(document));
    const seen = async () => (await call('GET', `student/assignments/${about}`, student)).json().quiz.source;
    return { teacher, classId, document, about, seen };
  }

  test('reaches students with the questions, and outlives its document', async () => {
    const { teacher, document, about, seen } = await quizAbout(async () => pasted);
    expect(await seen()).toBe(pasted.source_text);
    const [choice] = (await call('GET', 'assignment-options', teacher)).json().quizzes;
    expect(choice).toMatchObject({ id: document, has_source: true });
    await db.delete(generations).where(eq(generations.id, document));
    expect(await seen()).toBe(pasted.source_text);
    expect((await call('GET', `assignments/${about}`, teacher)).json().quiz.source).toBe(pasted.source_text);
  });

  test('is empty if they are about none', async () => {
    const { seen } = await quizAbout(async () => ({ source_type: 'none' }));
    expect(await seen()).toBe('');
  });

  test('stays with the teacher if they leave it out', async () => {
    const { teacher, about, seen } = await quizAbout(async () => pasted);
    const { revision, content } = (await call('GET', `assignments/${about}`, teacher)).json();
    const quiz = { ...content.quiz, give_source: false };
    const saved = await call('PUT', `assignments/${about}`, teacher, {
      revision,
      content: { ...content, quiz },
    });
    expect(saved.json().quiz.source).toBe(pasted.source_text);
    expect(await seen()).toBe('');
  });

  test('goes with a copy of the assignment', async () => {
    const { teacher, classId, about } = await quizAbout(async () => pasted);
    const copy = await call('POST', `assignments/${about}/duplicate`, teacher, { class_id: classId });
    expect(copy.json().quiz.source).toBe(pasted.source_text);
  });

  test('is that of files, never that of documents, which may contain answers', async () => {
    const { teacher, document, seen } = await quizAbout(async (teacherId) => {
      const [file, other] = [randomUUID(), randomUUID()];
      await db.insert(sources).values([
        { id: file, userId: teacherId, name: 'willow.txt', kind: 'txt', text: 'Two ounces.' },
        { id: other, userId: teacherId, name: 'Key', kind: 'document', text: 'SECRET key' },
      ]);
      return { source_type: 'file', source_file_ids: [other, file] };
    });
    expect(await seen()).toBe('Two ounces.');
    await db.delete(sources).where(and(eq(sources.userId, teacher.id), ne(sources.kind, 'document')));
    expect(await seen()).toBe('Two ounces.');
    const [choice] = (await call('GET', 'assignment-options', teacher)).json().quizzes;
    expect(choice).toMatchObject({ id: document, has_source: false });
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
