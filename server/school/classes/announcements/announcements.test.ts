import { describe, expect, test } from 'vitest';
import { classOf, enrolStudent } from '../../../../tests/contract/make-class.ts';
import { openTestApp, type SignedIn } from '../../../testing.ts';

const { app, db, signIn } = await openTestApp();

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, { headers }: SignedIn, payload?: object) =>
  app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });

async function classWith() {
  const [teacher, student] = [await signIn(), await signIn({ role: 'student' })];
  const classId = await classOf(db, teacher.id);
  await enrolStudent(db, classId, student);
  const post = (text: string, comments_open = true) =>
    call('POST', `classes/${classId}/announcements`, teacher, { text, comments_open });
  const list = async (person: SignedIn, query = '') =>
    (await call('GET', `classes/${classId}/announcements${query}`, person)).json();
  return { teacher, student, classId, post, list };
}

test('students read the announcements of their class, the newest first and page by page', async () => {
  const { post, list, student } = await classWith();
  for (const text of ['One', 'Two', 'Three']) expect((await post(text)).statusCode).toBe(201);
  const first = await list(student, '?limit=2');
  expect(first.items.map(({ text }: { text: string }) => text)).toEqual(['Three', 'Two']);
  const second = await list(student, `?limit=2&cursor=${first.next_cursor}`);
  expect(second).toMatchObject({ items: [{ text: 'One', author: 'Tess Example' }], next_cursor: null });
});

describe('a comment', () => {
  test('is shown with the name of its author, never with an address', async () => {
    const { teacher, student, post, list } = await classWith();
    const { id } = (await post('Bring a leaf.')).json();
    expect((await call('POST', `announcements/${id}/comments`, student, { text: 'Dry?' })).statusCode).toBe(
      201,
    );
    const page = await list(teacher);
    expect(page.items[0].comments).toMatchObject([{ text: 'Dry?', role: 'student', mine: false }]);
    expect(JSON.stringify(page)).not.toContain('@');
    expect((await list(student)).items[0].comments).toMatchObject([{ mine: true }]);
  });

  test('is rejected while the teacher has turned comments off', async () => {
    const { teacher, student, post } = await classWith();
    const { id } = (await post('Bring a leaf.')).json();
    const off = { text: 'Bring a leaf.', comments_open: false };
    expect((await call('PATCH', `announcements/${id}`, teacher, off)).json()).toMatchObject(off);
    expect((await call('POST', `announcements/${id}/comments`, student, { text: 'Why?' })).statusCode).toBe(
      409,
    );
  });

  test('is deleted by its author or a teacher, not by another student', async () => {
    const { teacher, student, classId, post } = await classWith();
    const other = await signIn({ role: 'student' });
    await enrolStudent(db, classId, other);
    const { id } = (await post('Bring a leaf.')).json();
    const comment = async () =>
      (await call('POST', `announcements/${id}/comments`, student, { text: 'Dry?' })).json().comments.at(-1)
        .id;
    const [first, second] = [await comment(), await comment()];
    expect((await call('DELETE', `comments/${first}`, other)).statusCode).toBe(404);
    expect((await call('DELETE', `comments/${first}`, student)).statusCode).toBe(204);
    expect((await call('DELETE', `comments/${second}`, teacher)).statusCode).toBe(204);
  });
});

test('only teachers post, change and delete', async () => {
  const { student, classId, post } = await classWith();
  const details = { text: 'No school tomorrow.', comments_open: true };
  const { id } = (await post('Bring a leaf.')).json();
  expect((await call('POST', `classes/${classId}/announcements`, student, details)).statusCode).toBe(404);
  expect((await call('PATCH', `announcements/${id}`, student, details)).statusCode).toBe(404);
  expect((await call('DELETE', `announcements/${id}`, student)).statusCode).toBe(404);
});

test('a removed student no longer sees the class', async () => {
  const { teacher, student, classId, post } = await classWith();
  await post('Bring a leaf.');
  const path = `classes/${classId}/students/${student.id}`;
  expect((await call('DELETE', path, teacher)).statusCode).toBe(204);
  expect((await call('GET', `classes/${classId}/announcements`, student)).statusCode).toBe(404);
  expect((await call('GET', 'seats', teacher)).json()).toMatchObject({ used: 0 });
  expect((await call('POST', path, teacher)).statusCode).toBe(204);
  expect((await call('GET', `classes/${classId}/announcements`, student)).statusCode).toBe(200);
});
