import { expect, test } from 'vitest';
import type { CallAnswer } from '@/shared/first-view';
import { trackCalls } from './calls';

const answer: CallAnswer = { status: 200, text: '{}' };

/** Resolves to whether a promise has been settled within the tasks that follow. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const settle = () => {
    settled = true;
  };
  promise.then(settle, settle);
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
}

test('an answer in time reaches the page and the document', async () => {
  const calls = trackCalls(() => Promise.resolve(answer));
  expect(await calls.call('/api/me', null)).toMatchObject(answer);
  expect(calls.close()).toEqual({ answers: [{ ...answer, url: '/api/me' }], pending: [] });
});

test.each(['answered', 'failed'])(
  'a call that is pending and then %s changes nothing while the page is being rendered',
  async (end) => {
    const { promise, resolve, reject } = Promise.withResolvers<CallAnswer>();
    const calls = trackCalls(() => promise);
    const first = calls.call('/api/me', null);
    const second = calls.call('/api/me', null);
    const [pending] = calls.close().pending;
    if (!pending) throw new Error('No call is pending.');
    if (end === 'answered') resolve(answer);
    else reject(new Error('The server is stopping.'));
    expect(await isSettled(first)).toBe(false);
    expect(await isSettled(second)).toBe(false);
    expect(await isSettled(pending.answer)).toBe(true);
  },
);
