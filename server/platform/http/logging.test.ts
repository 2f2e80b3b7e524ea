import { expect, test } from 'vitest';
import { openTestApp } from '../../testing.ts';
import { TERMS_VERSION } from '../../accounts/consents/consents.ts';

const lines: string[] = [];
const { app, db, mailer, mails } = await openTestApp({
  log: { level: 'debug', stream: { write: (line) => void lines.push(line) } },
});

test('a request is logged with its id and without secrets', async () => {
  const password = 'the secret phrase';
  const payload = {
    first_name: 'A',
    last_name: 'B',
    email: 'a@school.test',
    password,
    role: 'teacher',
    terms_version: TERMS_VERSION,
  };
  const registered = await app.inject({ method: 'POST', url: '/api/register', payload });
  const { token } = registered.json().data;
  await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
  await app.inject({ method: 'POST', url: '/api/login', payload: { email: 'a@school.test', password } });
  await app.inject({ method: 'POST', url: '/api/login', payload: { password, email: { password } } });
  await mailer.settled();
  const link = new URL(/http\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '');
  await app.inject(`/api${link.pathname}${link.search}`);
  app.log.info({ password, token, headers: { authorization: `Bearer ${token}` } }, 'Logged by mistake');

  const log = lines.join('');
  expect(log).toContain(String(registered.headers['x-request-id']));
  expect(log).toMatch(new RegExp(`"account":"${registered.json().data.user.id}".*"route":"/api/me"`));
  expect(log).toMatch(
    new RegExp(`"account":"${registered.json().data.user.id}".*"route":"/api/login","status":200`),
  );
  expect(log).toContain('"route":"/api/verify-email/:id/:token","status":200');
  for (const secret of [
    password,
    token,
    link.searchParams.get('signature'),
    link.pathname.split('/').at(-1),
  ]) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(secret);
  }
});

test('an internal error is logged, and its message is not sent', async () => {
  lines.length = 0;
  await db.execute('alter table users rename to people');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'a@school.test', password: 'the secret phrase' },
  });
  await db.execute('alter table people rename to users');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ status: 'error', message: 'Internal Server Error' });
  expect(lines.join('')).toContain('"level":50');
  expect(lines.join('')).not.toContain('a@school.test');
});

test('healthz reports the process, readyz the database', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  await db.execute('alter schema drizzle rename to elsewhere');
  const answer = await app.inject('/readyz');
  await db.execute('alter schema elsewhere rename to drizzle');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'error', message: 'The database does not respond.' });
});
