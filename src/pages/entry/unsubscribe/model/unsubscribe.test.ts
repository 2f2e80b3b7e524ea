import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { unsubscribeFx } from '@/shared/api/notifications';
import { $unsubscribing, confirmed, linkOpened } from './unsubscribe';

async function open(answer: () => unknown) {
  const send = vi.fn(answer);
  const scope = fork({ handlers: [[unsubscribeFx, send]] });
  await allSettled(linkOpened, { scope, params: '?user=an-id&signature=signed' });
  return { scope, send };
}

test('the emails are stopped on request, not by opening the link', async () => {
  const { scope, send } = await open(() => undefined);
  expect(send).not.toHaveBeenCalled();
  await allSettled(confirmed, { scope });
  expect(send).toHaveBeenCalledExactlyOnceWith({
    unsubscribeLink: { user: 'an-id', signature: 'signed' },
  });
  expect(scope.getState($unsubscribing)).toEqual({ state: 'unsubscribed' });
});

test('a link that the server does not accept is explained, and can be tried again', async () => {
  const { scope, send } = await open(() => {
    throw httpError({ status: 403, statusText: '', response: null });
  });
  await allSettled(confirmed, { scope });
  expect(scope.getState($unsubscribing)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('This link is not valid'),
  });
  await allSettled(confirmed, { scope });
  expect(send).toHaveBeenCalledTimes(2);
});
