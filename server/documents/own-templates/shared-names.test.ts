import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../accounts/users/tables.ts';
import type { OwnTemplate, OwnTemplateContent } from '../../generated/schemas/index.ts';
import { classWith } from '../../school/marking/student-work/testing.ts';
import { openTestApp } from '../../testing.ts';
import { joinSchool } from './testing.ts';

const { app, db, signIn } = await openTestApp();

test('a template with the name of a student of its author is neither shared nor saved while it is shared', async () => {
  const { id: authorId, headers } = await signIn();
  await joinSchool(db, authorId, 'Northfield School');
  const student = await signIn({ role: 'student' });
  const name = { firstName: 'Quillan', lastName: 'Ostrander' };
  await db.update(users).set(name).where(eq(users.id, student.id));
  await classWith(db, authorId, [student]);

  const call = (method: 'POST' | 'PUT', path: string, payload?: object) =>
    app.inject({ method, url: `/api/own-templates${path}`, headers, ...(payload && { payload }) });
  const made = await call('POST', '', { from: 'debate-topics' });
  const { id, version, content } = made.json<OwnTemplate>();
  const save = (before: number, change: Partial<OwnTemplateContent>) =>
    call('PUT', `/${id}`, { version: before, content: { ...content, ...change } });

  expect((await save(version, { name: 'Exit ticket for Quillan Ostrander' })).statusCode).toBe(200);
  const refused = await call('PUT', `/${id}/share`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    expect.stringMatching(/names of students/),
  ]);
  expect((await save(version + 1, { name: 'Exit ticket' })).statusCode).toBe(200);
  expect((await call('PUT', `/${id}/share`)).statusCode).toBe(200);
  expect((await save(version + 2, { description: 'Quillan Ostrander likes it' })).statusCode).toBe(422);
});
