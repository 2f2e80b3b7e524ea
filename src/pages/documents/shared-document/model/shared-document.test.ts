import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { getSharedDocumentFx } from '@/shared/api/shares';
import { $reading, linkOpened, retryRequested } from './shared-document';
import { shared } from './shared-document.fixture';

const refused = (status: number) => httpError({ status, statusText: '', response: null });

async function open(answer: () => unknown) {
  const read = vi.fn((..._call: unknown[]) => answer());
  const scope = fork({ handlers: [[getSharedDocumentFx, read]] });
  await allSettled(linkOpened, { scope, params: 'token' });
  return { scope, read };
}

test('an open link shows the document', async () => {
  const { scope } = await open(() => Promise.resolve({ state: 'open', document: shared }));
  expect(scope.getState($reading)).toEqual({ state: 'shown', document: shared });
});

test.each([
  ['revoked', () => Promise.resolve({ state: 'revoked', document: null })],
  ['expired', () => Promise.resolve({ state: 'expired', document: null })],
  ['unknown', () => Promise.reject(refused(404))],
  ['unknown', () => Promise.reject(refused(422))],
] as const)('a closed link says that it is %s', async (reason, answer) => {
  const { scope } = await open(answer);
  expect(scope.getState($reading)).toEqual({ state: 'closed', reason });
});

test('a link that could not be read is read again on request', async () => {
  const { scope, read } = await open(() => Promise.reject(refused(503)));
  expect(scope.getState($reading)).toMatchObject({ state: 'failed', token: 'token' });
  await allSettled(retryRequested, { scope });
  expect(read).toHaveBeenCalledTimes(2);
});
