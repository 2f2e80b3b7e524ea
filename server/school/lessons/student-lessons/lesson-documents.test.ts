import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeSample } from '../../../documents/actions/testing.ts';
import { generations } from '../../../documents/generations/document/tables.ts';
import { offersAction } from '../../../documents/templates/actions.ts';
import { generators } from '../../../generated/generators.ts';
import type { LessonDocument } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';
import { classTeachers } from '../../classes/classes/tables.ts';
import { classWith } from '../../marking/student-work/testing.ts';
import { makeLesson } from './testing.ts';

const { app, db, signIn } = await openTestApp();

function generatorWhere(is: (generator: (typeof generators)[number]) => boolean) {
  const found = generators.find(is);
  if (found === undefined) throw new Error('A template is missing.');
  return found;
}
const quiz = generatorWhere(({ templateType }) => templateType === 'exam-and-quizzes');
const aboutOneStudent = generatorWhere(
  (generator) => generator.audience === 'teacher' && !offersAction(generator, 'share'),
);

const call = (method: 'GET' | 'POST' | 'PUT', url: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });

/** A published lesson whose last block is a quiz of the teacher. */
async function lessonWithQuiz() {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  const { id } = await makeLesson(db, teacher.id, classId);
  const source = await storeSample(db, teacher.id, quiz);
  const added = await call('POST', `lessons/${id}/documents`, teacher, { generation_id: source });
  expect(added.statusCode, added.body).toBe(201);
  const document = added.json<LessonDocument>();
  const content = { title: 'Light', blocks: [{ type: 'document', id: 'quiz', document_id: document.id }] };
  await call('PUT', `lessons/${id}`, teacher, { revision: 2, content });
  return { teacher, student, classId, id, source, document };
}

const shownTo = async (student: SignedIn, id: string): Promise<LessonDocument[]> =>
  (await call('GET', `student/lessons/${id}`, student)).json().documents;

test('students get the copy without key and teacher-only parts', async () => {
  const { student, id } = await lessonWithQuiz();
  const [shown] = await shownTo(student, id);
  expect(shown).toMatchObject({ generation_id: null, has_newer: false });
  expect(Object.keys(shown?.copy.result ?? {}).length).toBeGreaterThan(0);
  expect(shown?.copy.sections.every((section) => !section.teacher_only)).toBe(true);
  expect(JSON.stringify(shown)).not.toMatch(/"correct":true|"answer_key":\[\{|"rationale":"\w/);
});

test('a newer version of the source is shown once its owner takes it', async () => {
  const { teacher, student, id, source, document } = await lessonWithQuiz();
  await db.update(generations).set({ title: 'Second quiz', version: 7 }).where(eq(generations.id, source));
  const asTeacher = (await call('GET', `lessons/${id}`, teacher)).json();
  expect(asTeacher.documents).toMatchObject([{ generation_id: source, has_newer: true }]);
  expect((await shownTo(student, id))[0]?.copy.title).not.toBe('Second quiz');
  const updated = await call('POST', `lesson-documents/${document.id}/update`, teacher);
  expect(updated.json()).toMatchObject({ has_newer: false, copy: { title: 'Second quiz' } });
  expect((await shownTo(student, id))[0]?.copy.title).toBe('Second quiz');
});

test('a co-teacher reads the copy, but cannot take a newer version', async () => {
  const { classId, id, source, document } = await lessonWithQuiz();
  const other = await signIn();
  await db.insert(classTeachers).values({ classId, teacherId: other.id });
  await db.update(generations).set({ version: 7 }).where(eq(generations.id, source));
  const { documents } = (await call('GET', `lessons/${id}`, other)).json();
  expect(documents).toMatchObject([{ generation_id: null, has_newer: false }]);
  expect((await call('POST', `lesson-documents/${document.id}/update`, other)).statusCode).toBe(404);
  const add = await call('POST', `lessons/${id}/documents`, other, { generation_id: source });
  expect(add.statusCode).toBe(404);
});

test('a lesson keeps its copy when the source is deleted', async () => {
  const { student, id, source } = await lessonWithQuiz();
  await db.update(generations).set({ trashedAt: new Date() }).where(eq(generations.id, source));
  expect(await shownTo(student, id)).toHaveLength(1);
});

test('a document about a single student is not added', async () => {
  const { teacher, id } = await lessonWithQuiz();
  const source = await storeSample(db, teacher.id, aboutOneStudent);
  const answer = await call('POST', `lessons/${id}/documents`, teacher, { generation_id: source });
  expect(answer.statusCode).toBe(403);
});

test('a document becomes the last block of a lesson, or the first of a new one', async () => {
  const { teacher, student, classId, id, source } = await lessonWithQuiz();
  const added = await call('POST', `lessons/${id}/documents`, teacher, {
    generation_id: source,
    as_block: true,
  });
  const { revision, content } = (await call('GET', `lessons/${id}`, teacher)).json();
  expect(revision).toBe(4);
  expect(content.blocks).toHaveLength(2);
  expect(content.blocks.at(-1)).toMatchObject({ type: 'document', document_id: added.json().id });
  expect(await shownTo(student, id)).toHaveLength(2);

  const time_zone = 'Europe/London';
  const made = await call('POST', `classes/${classId}/lessons`, teacher, {
    title: 'Quiz day',
    time_zone,
    generation_id: source,
  });
  expect(made.json()).toMatchObject({ content: { blocks: [{ type: 'document' }] }, state: 'draft' });
  expect(made.json().documents).toMatchObject([{ generation_id: source }]);
});

test('no lesson is made with the document of another teacher', async () => {
  const { classId, teacher } = await lessonWithQuiz();
  const other = await signIn();
  const foreign = await storeSample(db, other.id, quiz);
  const made = await call('POST', `classes/${classId}/lessons`, teacher, {
    title: 'Quiz day',
    time_zone: 'Europe/London',
    generation_id: foreign,
  });
  expect(made.statusCode).toBe(404);
  expect((await call('GET', `classes/${classId}/lessons`, teacher)).json().items).toHaveLength(1);
});
