import { beforeEach, describe, expect, test } from 'vitest';
import { noLimits, openTestApp } from '../../testing.ts';
import { withoutSecrets } from './without-secrets.ts';

const lines: string[] = [];
const { app, openApp } = await openTestApp({
  log: { level: 'error', stream: { write: (line) => void lines.push(line) } },
});
beforeEach(() => {
  lines.length = 0;
});

const report = { message: 'x is not a function', path: '/teacher/classes' };
const send = (payload: object, to = app, remoteAddress = '203.0.113.9') =>
  to.inject({ method: 'POST', url: '/api/reports/errors', payload, remoteAddress });

describe('an error report', () => {
  test('becomes one log line, even from a visitor', async () => {
    const stack = 'TypeError: x is not a function\n    at Page (/assets/page-D8f3k.js:1:200)';
    expect((await send({ ...report, stack, build: '3f2a9c' })).statusCode).toBe(204);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'A page reported an error',
      page: { message: report.message, stack, path: report.path, build: '3f2a9c' },
    });
  });

  test('cannot inject another log line', async () => {
    await send({ ...report, message: 'a\n{"level":60,"msg":"The server burns"}' });
    expect(lines).toHaveLength(1);
  });

  test('is rejected if it is too long or has unknown fields', async () => {
    expect((await send({ ...report, stack: 'x'.repeat(8001) })).statusCode).toBe(422);
    expect((await send({ ...report, message: 'x'.repeat(1001) })).statusCode).toBe(422);
    expect((await send({ ...report, token: 'abc' })).statusCode).toBe(422);
    expect(lines).toEqual([]);
  });

  test('is limited per minute and address', async () => {
    const limited = await openApp({ limits: { ...noLimits, reports: { max: 3, seconds: 60 } } });
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await send(report, limited)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 429]);
    expect((await send(report, limited, '203.0.113.10')).statusCode).toBe(204);
    await limited.close();
  });
});

test.each([
  ['/reset-password?id=1&token=abc&signature=def', '/reset-password'],
  ['at https://lectern.test/invitation/7?expires=1&signature=x:1:2', 'at https://lectern.test/invitation/7'],
  [
    '/verify-email/0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e/9tq_-token-of-a-mail-43',
    '/verify-email/[hidden]/[hidden]',
  ],
  ['Bearer 6fJq0eWmS1aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3', 'Bearer [hidden]'],
  ['ada@school.test is no function', '[email] is no function'],
  [
    'at useSyncExternalStoreWithSelector (/assets/a.js:1:2)',
    'at useSyncExternalStoreWithSelector (/assets/a.js:1:2)',
  ],
])('%s is logged as %s', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged);
});
