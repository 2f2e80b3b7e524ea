import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sendFile } from '../../../../tests/contract/make-resource.ts';
import { cameraExif, samplePhoto } from '../../../../tests/support/sample-photo.ts';
import { openFileStore } from '../../../platform/files/open-file-store.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { enrolments } from '../../classes/classes/tables.ts';
import { removeLessonFilesOf } from '../lessons/lesson-files.ts';
import { purgeLessons } from '../lessons/trashed-lessons.ts';
import { classWith, inHours } from '../../marking/student-work/testing.ts';
import { makeLesson } from './testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-lessons-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const { app, db, signIn } = await openTestApp({ config: { ...testConfig, dataDir } });
const files = openFileStore({ ...testConfig, dataDir });

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { headers }: SignedIn,
  payload?: object,
) => app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });

async function taughtClass() {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  return { teacher, student, classId: await classWith(db, teacher.id, [student]) };
}

const titles = (answer: { json(): { items: { title: string }[] } }) =>
  answer.json().items.map(({ title }) => title);

test('a lesson begins as an empty draft at the end of its class', async () => {
  const { teacher, classId } = await taughtClass();
  await makeLesson(db, teacher.id, classId);
  const made = await call('POST', `classes/${classId}/lessons`, teacher, {
    title: ' Bubbles ',
    time_zone: 'Europe/London',
  });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    number: 2,
    state: 'draft',
    content: { title: 'Bubbles', blocks: [] },
    students: 1,
  });
});

test('an older window overwrites nothing', async () => {
  const { teacher, classId } = await taughtClass();
  const { id } = await makeLesson(db, teacher.id, classId);
  const save = (revision: number, title: string) =>
    call('PUT', `lessons/${id}`, teacher, { revision, content: { title, blocks: [] } });
  expect((await save(2, 'Leaves')).json()).toMatchObject({ revision: 3 });
  expect((await save(2, 'Light')).statusCode).toBe(409);
  expect((await call('GET', `lessons/${id}`, teacher)).json().content.title).toBe('Leaves');
});

test('two blocks cannot have the same id', async () => {
  const { teacher, classId } = await taughtClass();
  const { id } = await makeLesson(db, teacher.id, classId);
  const block = { type: 'text', id: 'one', text: '' };
  const content = { title: 'Light', blocks: [block, block] };
  const answer = await call('PUT', `lessons/${id}`, teacher, { revision: 2, content });
  expect(answer.statusCode).toBe(422);
});

test.each([
  [1, ['C', 'A', 'B']],
  [2, ['A', 'C', 'B']],
  [200, ['A', 'B', 'C']],
])('a lesson moves to place %i', async (position, expected) => {
  const { teacher, classId } = await taughtClass();
  for (const title of ['A', 'B']) await makeLesson(db, teacher.id, classId, { title });
  const { id } = await makeLesson(db, teacher.id, classId, { title: 'C' });
  expect(titles(await call('PUT', `lessons/${id}/position`, teacher, { position }))).toEqual(expected);
  expect(titles(await call('GET', `classes/${classId}/lessons`, teacher))).toEqual(expected);
});

test('lessons that two teachers move at once all stay', async () => {
  const { teacher, classId } = await taughtClass();
  const made = [];
  for (const title of ['A', 'B', 'C', 'D']) made.push(await makeLesson(db, teacher.id, classId, { title }));
  await Promise.all(made.map(({ id }) => call('PUT', `lessons/${id}/position`, teacher, { position: 1 })));
  const listed = titles(await call('GET', `classes/${classId}/lessons`, teacher));
  expect(listed.toSorted()).toEqual(['A', 'B', 'C', 'D']);
});

describe('a student', () => {
  test('sees published lessons only, numbered among themselves', async () => {
    const { teacher, student, classId } = await taughtClass();
    const draft = await makeLesson(db, teacher.id, classId, { title: 'Draft', publishAt: null });
    const later = await makeLesson(db, teacher.id, classId, { title: 'Later', publishAt: inHours(1) });
    const first = await makeLesson(db, teacher.id, classId, { title: 'First' });
    const next = await makeLesson(db, teacher.id, classId, { title: 'Next' });
    const list = await call('GET', `student/classes/${classId}/lessons`, student);
    expect(titles(list)).toEqual(['First', 'Next']);
    expect((await call('GET', `student/lessons/${first.id}`, student)).json()).toMatchObject({
      number: 1,
      previous: null,
      next: { id: next.id, title: 'Next' },
    });
    for (const { id, fileId } of [draft, later]) {
      expect((await call('GET', `student/lessons/${id}`, student)).statusCode).toBe(404);
      expect((await call('PUT', `student/lessons/${id}/read`, student)).statusCode).toBe(404);
      expect((await call('GET', `lesson-files/${fileId}/link`, student)).statusCode).toBe(404);
    }
  });

  test('sees neither empty blocks nor files that no block shows', async () => {
    const { teacher, student, classId } = await taughtClass();
    const { id, fileId } = await makeLesson(db, teacher.id, classId, {
      blocks: [
        { type: 'text', id: 'empty', text: ' \n' },
        { type: 'link', id: 'open', url: '', title: 'Soon' },
        { type: 'list', id: 'list', is_numbered: false, items: ['Lamp', ' '] },
      ],
    });
    const shown = (await call('GET', `student/lessons/${id}`, student)).json();
    expect(shown.blocks.map((block: { id: string }) => block.id)).toEqual(['text', 'file', 'list']);
    expect(shown.blocks.at(-1).items).toEqual(['Lamp']);
    expect(shown.files.map((file: { id: string }) => file.id)).toEqual([fileId]);
    const content = { title: 'Light', blocks: [] };
    const emptied = await call('PUT', `lessons/${id}`, teacher, { revision: 2, content });
    expect(emptied.statusCode, emptied.body).toBe(200);
    expect((await call('GET', `student/lessons/${id}`, student)).json().files).toEqual([]);
    expect((await call('GET', `lesson-files/${fileId}/link`, student)).statusCode).toBe(404);
  });

  test('marks a lesson as read, which the teacher sees while the student is in the class', async () => {
    const { teacher, student, classId } = await taughtClass();
    const { id } = await makeLesson(db, teacher.id, classId);
    const readCount = async () => (await call('GET', `lessons/${id}`, teacher)).json().read_count;
    for (const _ of [1, 2]) await call('PUT', `student/lessons/${id}/read`, student);
    expect(await readCount()).toBe(1);
    expect((await call('GET', `student/lessons/${id}`, student)).json().read_at).not.toBeNull();
    await call('DELETE', `student/lessons/${id}/read`, student);
    expect(await readCount()).toBe(0);
    await call('PUT', `student/lessons/${id}/read`, student);
    await db.update(enrolments).set({ removedAt: new Date() });
    expect(await readCount()).toBe(0);
    expect((await call('GET', `student/lessons/${id}`, student)).statusCode).toBe(404);
  });
});

describe('a file', () => {
  const add = (who: SignedIn, id: string, what: 'files' | 'images', file: File) =>
    sendFile(app, who.headers, { method: 'POST', url: `/api/lessons/${id}/${what}`, file });

  test('of a lesson is read by an address that expires', async () => {
    const { teacher, classId } = await taughtClass();
    const { id } = await makeLesson(db, teacher.id, classId);
    const added = await add(teacher, id, 'files', new File(['Distance, bubbles'], 'C:\\results.csv'));
    expect(added.json()).toMatchObject({ name: 'results.csv', size: 17, url: null });
    const link = await call('GET', `lesson-files/${added.json().id}/link`, teacher);
    const { url } = link.json();
    const read = await app.inject(url);
    expect([read.statusCode, read.body]).toEqual([200, 'Distance, bubbles']);
    expect(read.headers['content-disposition']).toContain('attachment');
    expect((await app.inject(url.replace(/expires=\d+/, 'expires=9999999999'))).statusCode).toBe(403);
  });

  test('that is an image is drawn anew, without where it was taken', async () => {
    const { teacher, classId } = await taughtClass();
    const { id } = await makeLesson(db, teacher.id, classId);
    const photo = await samplePhoto('jpeg').withExif(cameraExif).toBuffer();
    const added = await add(teacher, id, 'images', new File([new Uint8Array(photo)], 'leaf.jpg'));
    expect(added.statusCode, added.body).toBe(201);
    const read = await app.inject(added.json().url);
    expect(read.headers['content-type']).toBe('image/jpeg');
    expect(read.rawPayload.includes('51.5072')).toBe(false);
    expect((await add(teacher, id, 'images', new File(['no'], 'a.png'))).statusCode).toBe(415);
  });

  test('is deleted with its lesson, and with the account of the teacher', async () => {
    const { teacher, classId } = await taughtClass();
    const stored = () => readdirSync(join(dataDir, 'files'));
    const trashed = await makeLesson(db, teacher.id, classId);
    const kept = await makeLesson(db, teacher.id, classId);
    const ofTrashed = (await add(teacher, trashed.id, 'files', new File(['a'], 'a.txt'))).json().id;
    const ofKept = (await add(teacher, kept.id, 'files', new File(['b'], 'b.txt'))).json().id;
    await call('DELETE', `lessons/${trashed.id}`, teacher);
    expect(await purgeLessons(db, files, new Date())).toBe(1);
    expect(stored()).not.toContain(ofTrashed);
    expect(stored()).toContain(ofKept);
    await removeLessonFilesOf(db, files, teacher.id);
    expect(stored()).not.toContain(ofKept);
  });
});

test('a deleted lesson is in the trash, hidden from students, and can be restored', async () => {
  const { teacher, student, classId } = await taughtClass();
  const { id } = await makeLesson(db, teacher.id, classId);
  expect((await call('DELETE', `lessons/${id}`, teacher)).statusCode).toBe(204);
  expect((await call('GET', `student/lessons/${id}`, student)).statusCode).toBe(404);
  expect((await call('GET', `lessons/${id}`, teacher)).statusCode).toBe(404);
  expect(titles(await call('GET', 'trash', teacher))).toEqual(['Light and leaves']);
  await call('POST', `trash/lesson/${id}/restore`, teacher);
  expect((await call('GET', `student/lessons/${id}`, student)).statusCode).toBe(200);
});

test('a lesson has a unit, which a save without one leaves', async () => {
  const { teacher, student, classId } = await taughtClass();
  const { id } = await makeLesson(db, teacher.id, classId);
  const save = (revision: number, content: object) =>
    call('PUT', `lessons/${id}`, teacher, { revision, content: { title: 'Leaves', blocks: [], ...content } });
  const unitFor = async (user: SignedIn, path: string) =>
    (await call('GET', path, user)).json().items[0].unit;
  expect(await unitFor(teacher, `classes/${classId}/lessons`)).toBe('');
  await save(2, { unit: ' Plants ' });
  await save(3, {});
  expect((await call('GET', `lessons/${id}`, teacher)).json().content.unit).toBe('Plants');
  expect(await unitFor(teacher, `classes/${classId}/lessons`)).toBe('Plants');
  expect(await unitFor(student, `student/classes/${classId}/lessons`)).toBe('Plants');
  await save(4, { unit: '' });
  expect(await unitFor(student, `student/classes/${classId}/lessons`)).toBe('');
});
