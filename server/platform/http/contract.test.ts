import { declarations } from '../../generated/declarations.ts';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';

const { app, signIn } = await openTestApp();

const login = (payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/login', payload, headers });
const json = { 'content-type': 'application/json' };
const credentials = { email: 'ada@school.test', password: 'a long phrase' };

describe('a body', () => {
  test.each([
    ['broken JSON', '{"email":', json, 400],
    ['nothing', '', json, 400],
    ['no content type', JSON.stringify(credentials), { 'content-type': '' }, 415],
    ['a text', 'hello', { 'content-type': 'text/plain' }, 415],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a prototype', '{"__proto__":{"role":"admin"}}', json, 400],
    [
      'more bytes than the limit',
      JSON.stringify({ ...credentials, email: 'a'.repeat(1_100_000) }),
      json,
      413,
    ],
    ['too deep nesting', `{"email":${'['.repeat(40)}${']'.repeat(40)},"password":"x"}`, json, 400],
  ])('with %s is rejected in the error format', async (_, payload, headers, status) => {
    const answer = await login(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ status: 'error', message: expect.any(String) });
  });

  test.each([
    [{ email: 'ada@school.test' }, { password: ['This field is required.'] }],
    [{ ...credentials, remember: 'true' }, { remember: ['Must be a boolean.'] }],
    [{ ...credentials, password: 7 }, { password: ['Must be a string.'] }],
    [{ ...credentials, role: 'admin' }, { role: ['Unknown field.'] }],
    [{ ...credentials, password: 'a\0b' }, { password: ['Contains characters that cannot be stored.'] }],
    [{ ...credentials, password: '\ud800' }, { password: ['Contains characters that cannot be stored.'] }],
    [
      { ...credentials, email: 'a@'.repeat(200_000) },
      { email: ['Must have at most 254 characters.', 'Invalid email address'] },
    ],
    [[], { body: ['Must be an object.'] }],
  ])('with invalid fields is rejected with a message per field (%#)', async (payload, errors) => {
    const answer = await login(JSON.stringify(payload), json);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ status: 'error', message: 'Please correct the fields below.', errors });
  });
});

test('path and query are converted to the types of the contract', async () => {
  const answer = await app.inject('/api/verify-email/a/b?expires=soon&signature=x');
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ expires: ['Must be an integer.'] });
});

test('authentication comes before validation', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/generations', payload: '{', headers: json });
  expect(answer.statusCode).toBe(401);
});

test.each(['/%zz', '/api/me%00', '/api/%e0%a4%a'])('the path %s is rejected without a 500', async (url) => {
  const answer = await app.inject(url);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({ status: 'error' });
});

test('the catalogue lists the templates of the role, each with a form and a document', async () => {
  const teacher = await signIn();
  const student = await signIn({ role: 'student' });
  const list = await app.inject({ url: '/api/templates', headers: teacher.headers });
  const items: { templateType: string }[] = list.json().items;
  expect(items.map(({ templateType }) => templateType)).toEqual(
    declarations.filter(({ audience }) => audience === 'teacher').map(({ templateType }) => templateType),
  );
  const other = await app.inject({ url: '/api/templates', headers: student.headers });
  expect(other.json()).toEqual({ items: [] });

  for (const { templateType } of items) {
    const url = `/api/templates/${templateType}`;
    const answer = await app.inject({ url, headers: teacher.headers });
    expect(answer.statusCode).toBe(200);
    const { input_schema, sections } = answer.json();
    for (const property of Object.values(input_schema.properties)) {
      expect(property).toMatchObject({ title: expect.any(String), widget: expect.any(String) });
    }
    expect(sections[0]).toMatchObject({
      key: expect.any(String),
      title: expect.any(String),
      block: expect.any(String),
    });
    expect((await app.inject({ url, headers: student.headers })).statusCode).toBe(404);
  }
  const unknown = await app.inject({ url: '/api/templates/magic', headers: teacher.headers });
  expect(unknown.statusCode).toBe(404);
});
