import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { reportErrorFx } from '@/shared/api/reports';
import { unexpectedErrorCaught } from './error-reports';

function start() {
  const report = vi.fn();
  return { report, scope: fork({ handlers: [[reportErrorFx, report]] }) };
}

const unexpected = (error: unknown) => ({ error, path: '/templates', build: '3f2a9c' });

test('an unexpected error is reported with its place', async () => {
  const { report, scope } = start();
  const error = new TypeError('x is undefined');
  await allSettled(unexpectedErrorCaught, { scope, params: unexpected(error) });
  expect(report).toHaveBeenCalledExactlyOnceWith({
    errorReport: {
      message: 'TypeError: x is undefined',
      stack: error.stack,
      path: '/templates',
      build: '3f2a9c',
    },
  });
});

test('a thrown value that is no error is reported as text', async () => {
  const { report, scope } = start();
  await allSettled(unexpectedErrorCaught, {
    scope,
    params: { error: 'just a word', path: '/', build: null },
  });
  expect(report).toHaveBeenCalledExactlyOnceWith({ errorReport: { message: 'just a word', path: '/' } });
});

test('each message is reported once, and five at most', async () => {
  const { report, scope } = start();
  for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    await allSettled(unexpectedErrorCaught, { scope, params: unexpected(message) });
  }
  expect(report.mock.calls.map(([call]) => call.errorReport.message)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a long message is truncated to the limit of the contract', async () => {
  const { report, scope } = start();
  await allSettled(unexpectedErrorCaught, { scope, params: unexpected('a'.repeat(5000)) });
  expect(report.mock.calls[0]?.[0].errorReport.message).toHaveLength(1000);
});

test('a failed report is ignored', async () => {
  const scope = fork({ handlers: [[reportErrorFx, () => Promise.reject(new Error('down'))]] });
  const settled = allSettled(unexpectedErrorCaught, { scope, params: unexpected('a') });
  await expect(settled).resolves.toBeUndefined();
});
