import { expect, test } from 'vitest';
import type { Generation, ListTemplates200 } from '../../generated/schemas/index.ts';
import { openTestApp, type SignedIn } from '../../testing.ts';
import { lessonRequest } from '../generations/testing.ts';

const { app, signIn } = await openTestApp();

const type = lessonRequest.template_type;
const call = (method: 'PUT' | 'DELETE', { headers }: SignedIn, template: string = type) =>
  app.inject({ method, url: `/api/templates/${template}/favourite`, headers });
const starredBy = async ({ headers }: SignedIn) => {
  const { items } = (await app.inject({ url: '/api/templates', headers })).json<ListTemplates200>();
  return items.filter(({ favourite }) => favourite).map(({ templateType }) => templateType);
};

test('a user stars a template for themselves, as often as they like', async () => {
  const [teacher, colleague] = [await signIn(), await signIn()];
  expect((await call('PUT', teacher)).statusCode).toBe(204);
  expect((await call('PUT', teacher)).statusCode).toBe(204);
  expect(await starredBy(teacher)).toEqual([type]);
  expect(await starredBy(colleague)).toEqual([]);
  expect((await call('DELETE', teacher)).statusCode).toBe(204);
  expect(await starredBy(teacher)).toEqual([]);
});

test('a template of the other role, and one that does not exist, cannot be starred', async () => {
  expect((await call('PUT', await signIn({ role: 'student' }))).statusCode).toBe(404);
  expect((await call('PUT', await signIn(), 'unknown')).statusCode).toBe(404);
});

test('the catalogue says when the user last used a template', async () => {
  const [teacher, colleague] = [await signIn(), await signIn()];
  const used = async ({ headers }: SignedIn) =>
    (await app.inject({ url: '/api/templates', headers }))
      .json<ListTemplates200>()
      .items.flatMap(({ templateType, last_used_at }) =>
        last_used_at ? [[templateType, last_used_at]] : [],
      );
  const { json } = await app.inject({
    method: 'POST',
    url: '/api/generations',
    headers: teacher.headers,
    payload: lessonRequest,
  });
  expect(await used(teacher)).toEqual([[type, json<Generation>().created_at]]);
  expect(await used(colleague)).toEqual([]);
});
