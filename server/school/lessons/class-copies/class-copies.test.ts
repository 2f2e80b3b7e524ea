import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sendFile } from '../../../../tests/contract/make-resource.ts';
import type { ClassCopy, LessonBlock } from '../../../generated/schemas/index.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { everyKind, quizOn, storeQuestions } from '../../work/assignments/testing.ts';
import { closeTerm } from '../../gradebook/terms/close-term.ts';
import { changeRules, termOf } from '../../gradebook/terms/testing.ts';
import { trashLesson } from '../lessons/trashed-lessons.ts';
import { makeLesson } from '../student-lessons/testing.ts';
import { addAssignment, classWith } from '../../marking/student-work/testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-copies-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const { app, db, signIn } = await openTestApp({ config: { ...testConfig, dataDir } });

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const read = async (url: string, who: SignedIn) => (await call('GET', url, who)).json();

const YEAR = new Date().getUTCFullYear();
/** A class of last year, whose first date is Monday 7 September in London. */
async function lastYear() {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const classId = await classWith(db, teacher.id, [student]);
  const assignment = await addAssignment(db, teacher.id, classId, {
    title: 'Leaf diary',
    publish_at: '2026-09-07T07:00:00.000Z',
    due_at: '2026-10-30T09:00:00.000Z',
    cut_off_at: '2026-11-06T23:59:00.000Z',
    student_ids: [student.id],
    ...quizOn(await storeQuestions(db, teacher.id, everyKind)),
  });
  const blocks: LessonBlock[] = [{ type: 'assignment', id: 'a', assignment_id: assignment }];
  const lesson = await makeLesson(db, teacher.id, classId, {
    publishAt: '2026-09-08T07:00:00.000Z',
    blocks,
  });
  return { teacher, student, classId, lesson, assignment };
}

const copyOf = async (who: SignedIn, classId: string, change: Partial<ClassCopy>) => {
  const body = { name: '7C', lessons: true, assignments: true, starts_on: null, ...change };
  return call('POST', `classes/${classId}/copy`, who, body);
};

test('a plan counts what is not deleted, and names the first day', async () => {
  const { teacher, classId } = await lastYear();
  const deleted = await makeLesson(db, teacher.id, classId, { publishAt: '2026-01-01T07:00:00.000Z' });
  await trashLesson(db, teacher.id, deleted.id);
  expect(await read(`classes/${classId}/copy`, teacher)).toEqual({
    lessons: 1,
    assignments: 1,
    starts_on: '2026-09-07',
  });
});

test('dates move by whole days, and no copy is published', async () => {
  const { teacher, classId } = await lastYear();
  const starts_on = `${YEAR + 1}-09-05`;
  const made = await copyOf(teacher, classId, { starts_on });
  expect(made.statusCode, made.body).toBe(201);
  const [entry] = (await read(`classes/${made.json().id}/lessons`, teacher)).items;
  expect(entry).toMatchObject({ state: 'scheduled', read_count: 0 });
  expect(entry.publish_at.slice(0, 10)).toBe(`${YEAR + 1}-09-06`);
  const shown = await read(`lessons/${entry.id}`, teacher);
  const [copy] = shown.assignments;
  expect(shown.content.blocks.at(-1)).toMatchObject({ type: 'assignment', assignment_id: copy.id });
  const { content, quiz, state } = await read(`assignments/${copy.id}`, teacher);
  expect(state).toBe('scheduled');
  // 9:00 in London both before and after the autumn change.
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  });
  expect(hour.format(new Date(content.due_at))).toBe('09:00');
  expect(content).toMatchObject({ title: 'Leaf diary', student_ids: null, exceptions: [] });
  expect(quiz).toMatchObject({ begun_at: null });
  expect(quiz.questions).toHaveLength(everyKind.length);
});

test('the rules of the gradebook are those of the original, for the assignments that were copied', async () => {
  const { teacher, classId, assignment } = await lastYear();
  const bound = { category: null, assignment_id: assignment, at_least: 50 };
  const term = termOf(1, { starts_on: '2026-09-01', ends_on: '2026-12-18', closes_on: '2027-01-08' });
  const column = { counts: true, extra_credit: true, never_drop: false, display: 'usual' as const };
  await changeRules(db, classId, {
    mode: 'weighted',
    terms: [term],
    columns: [{ ...column, assignment_id: assignment, term_id: term.id }],
    bonuses: [{ ...bound, add: 5 }],
    must_pass: [{ ...bound, assignment_id: null, category: 'Homework', otherwise_at_most: 40 }],
  });
  await closeTerm(db, teacher.id, classId, term.id);
  const copy = (await copyOf(teacher, classId, { starts_on: '2027-09-06' })).json();
  const [own] = (await read(`assignments?class_id=${copy.id}`, teacher)).items;
  const rules = await read(`classes/${copy.id}/gradebook-rules`, teacher);
  expect(rules).toMatchObject({
    closed_terms: [],
    content: {
      mode: 'weighted',
      terms: [{ id: term.id, starts_on: '2027-08-31', ends_on: '2027-12-17', closes_on: '2028-01-07' }],
      columns: [{ assignment_id: own.id, extra_credit: true, term_id: term.id }],
      bonuses: [{ assignment_id: own.id, add: 5 }],
      must_pass: [{ category: 'Homework' }],
    },
  });
  const bare = (await copyOf(teacher, classId, { assignments: false })).json();
  expect((await read(`classes/${bare.id}/gradebook-rules`, teacher)).content).toMatchObject({
    terms: [{ starts_on: '2026-09-01', closes_on: null }],
    columns: [],
    bonuses: [],
    must_pass: [{ category: 'Homework' }],
  });
});

test('a change of the clocks moves no due date before the publication', async () => {
  const teacher = await signIn();
  const classId = await classWith(db, teacher.id, []);
  await addAssignment(db, teacher.id, classId, {
    publish_at: '2026-09-07T00:30:00.000Z',
    due_at: '2026-09-07T01:10:00.000Z',
  });
  // At 1:30, where clocks jump from 1 to 2 on this day.
  const made = await copyOf(teacher, classId, { starts_on: '2030-03-31' });
  const [entry] = (await read(`assignments?class_id=${made.json().id}`, teacher)).items;
  const { content } = await read(`assignments/${entry.id}`, teacher);
  expect([content.publish_at, content.due_at]).toEqual(Array(2).fill('2030-03-31T01:10:00.000Z'));
});

test.each([null, '2020-09-07'])('a copy that starts on %s consists of drafts', async (starts_on) => {
  const { teacher, student, classId, lesson } = await lastYear();
  const made = (await copyOf(teacher, classId, { starts_on })).json();
  const [entry] = (await read(`classes/${made.id}/lessons`, teacher)).items;
  expect(entry).toMatchObject({ state: 'draft', publish_at: null });
  expect((await read(`lessons/${entry.id}`, teacher)).assignments).toMatchObject([{ state: 'draft' }]);
  // The original stays as it was.
  expect((await read(`student/lessons/${lesson.id}`, student)).title).toBe('Light and leaves');
});

test('files are copied, so that the copy outlives the original', async () => {
  const { teacher, classId, lesson } = await lastYear();
  const upload = { method: 'POST' as const, url: `/api/lessons/${lesson.id}/files` };
  const file = await sendFile(app, teacher.headers, { ...upload, file: new File(['Bubbles'], 'data.csv') });
  const blocks = [{ type: 'file', id: 'f', file_id: file.json().id }];
  const content = { title: 'Light', blocks };
  const saved = await app.inject({
    method: 'PUT',
    url: `/api/lessons/${lesson.id}`,
    headers: teacher.headers,
    payload: { revision: 2, content },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const made = (await copyOf(teacher, classId, { assignments: false })).json();
  const [entry] = (await read(`classes/${made.id}/lessons`, teacher)).items;
  const copy = await read(`lessons/${entry.id}`, teacher);
  // The file that the store does not have is left out.
  expect(copy.files).toMatchObject([{ name: 'data.csv', size: 7 }]);
  expect(copy.content.blocks).toEqual([{ type: 'file', id: 'f', file_id: copy.files[0].id }]);
  expect(copy.files[0].id).not.toBe(file.json().id);
  const { url } = await read(`lesson-files/${copy.files[0].id}/link`, teacher);
  expect((await app.inject(url)).body).toBe('Bubbles');
});

test('a copy without lessons or assignments has none, and other teachers copy nothing', async () => {
  const { teacher, classId } = await lastYear();
  const made = (await copyOf(teacher, classId, { lessons: false, assignments: false })).json();
  expect(await read(`classes/${made.id}/copy`, teacher)).toEqual({
    lessons: 0,
    assignments: 0,
    starts_on: null,
  });
  const [entry] = (
    await read(
      `classes/${(await copyOf(teacher, classId, { assignments: false })).json().id}/lessons`,
      teacher,
    )
  ).items;
  expect((await read(`lessons/${entry.id}`, teacher)).content.blocks).toHaveLength(1);
  expect((await copyOf(await signIn(), classId, {})).statusCode).toBe(404);
  expect((await copyOf(teacher, classId, { starts_on: '1999-09-07' })).statusCode).toBe(422);
});
