import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { reportErrorFx } from '@/shared/api/reports';
import { pageBroke } from './error-reports';

function start() {
  const report = vi.fn();
  return { report, scope: fork({ handlers: [[reportErrorFx, report]] }) };
}

const breakage = (error: unknown) => ({ error, path: '/templates', build: '3f2a9c' });

test('the server’s log is told what broke, and where', async () => {
  const { report, scope } = start();
  const error = new TypeError('x is undefined');
  await allSettled(pageBroke, { scope, params: breakage(error) });
  expect(report).toHaveBeenCalledExactlyOnceWith({
    errorReport: {
      message: 'TypeError: x is undefined',
      stack: error.stack,
      path: '/templates',
      build: '3f2a9c',
    },
  });
});

test('what is no error is told as it reads', async () => {
  const { report, scope } = start();
  await allSettled(pageBroke, { scope, params: { error: 'just a word', path: '/', build: null } });
  expect(report).toHaveBeenCalledExactlyOnceWith({ errorReport: { message: 'just a word', path: '/' } });
});

test('the same thing is told once, and of many things only the first', async () => {
  const { report, scope } = start();
  for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await allSettled(pageBroke, { scope, params: breakage(message) });
  }
  expect(report.mock.calls.map(([call]) => call.errorReport.message)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('an endless message is cut to what the server takes', async () => {
  const { report, scope } = start();
  await allSettled(pageBroke, { scope, params: breakage('a'.repeat(5000)) });
  expect(report.mock.calls[0]?.[0].errorReport.message).toHaveLength(1000);
});

test('a report that cannot be sent breaks nothing', async () => {
  const scope = fork({ handlers: [[reportErrorFx, () => Promise.reject(new Error('down'))]] });
  const settled = allSettled(pageBroke, { scope, params: breakage('a') });
  await expect(settled).resolves.toBeUndefined();
});
