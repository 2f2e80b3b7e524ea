import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $generation, type GenerationState, generationClosed } from '@/entities/generation';
import { appealGenerationFx, appealRequestFx, type Decline } from '@/shared/api/safety';
import { shortLesson } from '../../../../tests/support/documents';
import { $appeal, $declined, appealClosed, appealForm, appealOpened } from './appeal';

const decline: Decline = { category: 'toxic', appealable: true, help: null };
const request = { template_type: shortLesson.generation.template_type, input: { topic: 'How to cook meth' } };
const message = 'Lectern doesn’t write how to make drugs.';

const rejected: GenerationState = {
  state: 'rejected',
  request,
  key: 'key-1',
  problem: { status: 422, message, fields: {}, decline },
};
const failed: GenerationState = {
  state: 'failed',
  document: { generation: shortLesson.generation, lastEvent: 9, used: 0, undo: [], redo: [] },
  pending: null,
  problem: null,
  failure: { code: 'declined', message, retryable: false, decline },
};
const answer = { id: 'appeal', state: 'open', created_at: '2026-11-22T19:00:00.000Z' };

function start(state: GenerationState) {
  const [ofRequest, ofDocument] = [
    vi.fn((..._: unknown[]): unknown => answer),
    vi.fn((..._: unknown[]): unknown => answer),
  ];
  const scope = fork({
    values: [[$generation, state]],
    handlers: [
      [appealRequestFx, ofRequest],
      [appealGenerationFx, ofDocument],
    ],
  });
  return { scope, ofRequest, ofDocument };
}

async function send(scope: ReturnType<typeof fork>, reason: string) {
  await allSettled(appealOpened, { scope });
  await allSettled(appealForm.changed, { scope, params: { reason } });
  await allSettled(appealForm.submitted, { scope });
}

test('an appeal against a declined form sends the form as it was, with the reason', async () => {
  const { scope, ofRequest, ofDocument } = start(rejected);
  await send(scope, ' It is about harm. ');
  expect(ofRequest.mock.calls[0]).toContainEqual(
    expect.objectContaining({ request: { requestAppeal: { ...request, reason: 'It is about harm.' } } }),
  );
  expect(ofDocument).not.toHaveBeenCalled();
  expect(scope.getState($appeal)).toBe('sent');
  expect(scope.getState($generation)).toBe(rejected);
});

test('an appeal against a document that the model declined names the document', async () => {
  const { scope, ofDocument } = start(failed);
  await send(scope, 'It compares sources.');
  expect(ofDocument.mock.calls[0]).toContainEqual(
    expect.objectContaining({
      request: { id: shortLesson.generation.id, generationAppeal: { reason: 'It compares sources.' } },
    }),
  );
});

test('an appeal needs a reason', async () => {
  const { scope, ofRequest } = start(rejected);
  await send(scope, ' ');
  expect(ofRequest).not.toHaveBeenCalled();
  expect(scope.getState(appealForm.$errors)).toEqual({ reason: 'Enter why this should be allowed' });
});

test('an appeal that fails stays open with its reason', async () => {
  const { scope, ofRequest } = start(rejected);
  const response = { status: 'error', message: 'Too Many Requests' };
  ofRequest.mockImplementation(() => Promise.reject(httpError({ status: 429, statusText: '', response })));
  await send(scope, 'It is about harm.');
  expect(scope.getState($appeal)).toBe('open');
  expect(scope.getState(appealForm.$values)).toEqual({ reason: 'It is about harm.' });
  expect(scope.getState(appealForm.$errors)).toEqual({ form: 'Too Many Requests' });
});

test('a cancelled appeal can be opened again, and one that was sent cannot', async () => {
  const { scope } = start(rejected);
  await allSettled(appealOpened, { scope });
  await allSettled(appealClosed, { scope });
  expect(scope.getState($appeal)).toBe('closed');
  await send(scope, 'It is about harm.');
  await allSettled(appealOpened, { scope });
  expect(scope.getState($appeal)).toBe('sent');
  await allSettled(generationClosed, { scope });
  expect(scope.getState($appeal)).toBe('closed');
});

test('neither another failure nor an unknown category is a decline', () => {
  const problem = { status: 422, message: 'Enter a topic.', fields: {}, decline: { category: 'unknown' } };
  const { scope } = start({ state: 'rejected', request, key: 'key-1', problem });
  expect(scope.getState($declined)).toBeNull();
});
