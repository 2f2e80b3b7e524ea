import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sendFile } from '../../../../tests/contract/make-resource.ts';
import { openTestApp, type SignedIn, testConfig } from '../../../testing.ts';
import { purgeLooseFiles } from '../../work/assignments/assignment-files.ts';
import { openFileStore } from '../../../platform/files/open-file-store.ts';
import { addAssignment, classWith } from './testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-assignment-files-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const { app, db, signIn } = await openTestApp({ config: { ...testConfig, dataDir } });

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, user: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers: user.headers, ...(payload && { payload }) });
const upload = (user: SignedIn, name = 'leaf-page.txt', text = 'Draw one leaf.') =>
  sendFile(app, user.headers, { method: 'POST', url: '/api/assignment-files', file: new File([text], name) });
const stored = () => readdirSync(join(dataDir, 'files'));

async function classOfOne() {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  return { teacher, student, classId: await classWith(db, teacher.id, [student]) };
}

test('the students of an assignment open its files, others do not', async () => {
  const { teacher, student, classId } = await classOfOne();
  const classmate = await signIn({ role: 'student' });
  const { id: fileId } = (await upload(teacher)).json();
  const link = (user: SignedIn) => call('GET', `assignment-files/${fileId}/link`, user);
  expect((await link(teacher)).statusCode).toBe(404);

  const chosen = { student_ids: [student.id], file_ids: [fileId] };
  const id = await addAssignment(db, teacher.id, classId, chosen);
  const shown = (await call('GET', `student/assignments/${id}`, student)).json();
  expect(shown.files).toEqual([{ id: fileId, name: 'leaf-page.txt', size: 14 }]);
  const { url } = (await link(student)).json();
  const opened = await app.inject(url);
  expect(opened.body).toBe('Draw one leaf.');
  expect(opened.headers['content-disposition']).toContain('attachment');
  expect((await link(classmate)).statusCode).toBe(404);
  expect((await link(await signIn())).statusCode).toBe(404);
});

test('a file that an assignment no longer has leaves the disk', async () => {
  const { teacher, classId } = await classOfOne();
  const [one, two] = [(await upload(teacher)).json().id, (await upload(teacher, 'two.txt')).json().id];
  const id = await addAssignment(db, teacher.id, classId, { file_ids: [two, one] });
  const { content, files, revision } = (await call('GET', `assignments/${id}`, teacher)).json();
  expect(files.map((file: { name: string }) => file.name)).toEqual(['two.txt', 'leaf-page.txt']);
  const change = { revision, content: { ...content, file_ids: [one] } };
  expect((await call('PUT', `assignments/${id}`, teacher, change)).json().content.file_ids).toEqual([one]);
  expect(stored()).toContain(one);
  expect(stored()).not.toContain(two);
});

test('no assignment takes the file of another assignment or teacher', async () => {
  const { teacher, classId } = await classOfOne();
  const other = await classOfOne();
  const { id } = (await upload(other.teacher)).json();
  const isMissing = { errors: { file_ids: ['A file is missing. Remove it and upload it again.'] } };
  const take = () => addAssignment(db, teacher.id, classId, { file_ids: [id] });
  await expect(take()).rejects.toMatchObject(isMissing);
  await addAssignment(db, other.teacher.id, other.classId, { file_ids: [id] });
  await expect(take()).rejects.toMatchObject(isMissing);
});

test('a copy has files of its own', async () => {
  const { teacher, classId } = await classOfOne();
  const { id: fileId } = (await upload(teacher)).json();
  const id = await addAssignment(db, teacher.id, classId, { file_ids: [fileId] });
  const copy = (await call('POST', `assignments/${id}/duplicate`, teacher, { class_id: classId })).json();
  expect(copy.files).toMatchObject([{ name: 'leaf-page.txt' }]);
  expect(copy.files[0].id).not.toBe(fileId);
  expect(stored()).toEqual(expect.arrayContaining([fileId, copy.files[0].id]));
});

test('an empty file and an upload of a student are rejected', async () => {
  const { teacher, student } = await classOfOne();
  expect((await upload(teacher, 'empty.txt', '')).json().errors).toEqual({ file: ['This file is empty.'] });
  expect((await upload(student)).statusCode).toBe(403);
});

test('an upload without an assignment is deleted after a day', async () => {
  const { teacher, classId } = await classOfOne();
  const [loose, kept] = [(await upload(teacher)).json().id, (await upload(teacher)).json().id];
  await addAssignment(db, teacher.id, classId, { file_ids: [kept] });
  const files = openFileStore({ ...testConfig, dataDir });
  await purgeLooseFiles(db, files);
  expect(stored()).toContain(loose);
  await purgeLooseFiles(db, files, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(stored()).not.toContain(loose);
  expect(stored()).toContain(kept);
});
