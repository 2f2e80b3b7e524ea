import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $userId } from '@/shared/api';
import { getBillingDetailsFx, saveBillingDetailsFx } from '@/shared/api/invoices';
import { details, problem, saved } from './billing.fixture';
import { $details, detailsOpened, draftChanged, editAsked, editLeft, retryAsked, saveAsked } from './details';
import type { Details } from './details-state';

const draft = { name: saved.name, email: saved.email, ...saved.address };
const typing: Details = { state: 'ready', saved, edit: { kind: 'typing', draft, problem: null } };
const saving: Details = { state: 'ready', saved, edit: { kind: 'saving', draft } };

function start(state: Details) {
  const outside = {
    read: vi.fn((..._call: unknown[]): unknown => Promise.resolve(saved)),
    save: vi.fn((..._call: unknown[]): unknown => Promise.resolve({ ...saved, name: 'Harborview School' })),
  };
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$details, state],
    ],
    handlers: [
      [getBillingDetailsFx, outside.read],
      [saveBillingDetailsFx, outside.save],
    ],
  });
  return { scope, outside };
}

test('details that fail to come say why and can be tried again', async () => {
  const { scope, outside } = start({ state: 'loading' });
  outside.read.mockRejectedValueOnce(httpError({ status: 403, statusText: '', response: null }));
  await allSettled(detailsOpened, { scope });
  expect(scope.getState($details)).toEqual({ state: 'failed', problem });
  await allSettled(retryAsked, { scope });
  expect(scope.getState($details)).toEqual(details);
});

test('what was typed is saved once, without the spaces around it', async () => {
  const { scope, outside } = start(details);
  await allSettled(editAsked, { scope });
  expect(scope.getState($details)).toEqual(typing);
  await allSettled(draftChanged, { scope, params: { name: ' Harborview School ' } });
  void allSettled(saveAsked, { scope });
  await allSettled(saveAsked, { scope });
  expect(outside.save).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { userId: 'me', billingDetailsRequest: { ...saved, name: 'Harborview School' } },
  });
  expect(scope.getState($details)).toEqual({ ...details, saved: { ...saved, name: 'Harborview School' } });
});

test('what is refused stays typed, with the reason at its field', async () => {
  const { scope, outside } = start(typing);
  const response = {
    message: 'Please correct the fields below.',
    errors: { email: ['Invalid email address'] },
  };
  outside.save.mockRejectedValueOnce(httpError({ status: 422, statusText: '', response }));
  await allSettled(saveAsked, { scope });
  expect(scope.getState($details)).toMatchObject({
    edit: { kind: 'typing', draft, problem: { fields: { email: ['Invalid email address'] } } },
  });
});

test('a card number is not sent, and its field says why', async () => {
  const { scope, outside } = start(typing);
  await allSettled(draftChanged, { scope, params: { line1: '4242 4242 4242 4242' } });
  await allSettled(saveAsked, { scope });
  expect(outside.save).not.toHaveBeenCalled();
  expect(scope.getState($details)).toMatchObject({
    edit: {
      kind: 'typing',
      problem: { fields: { line1: ['Enter a card number in the card field only'] } },
    },
  });
  await allSettled(draftChanged, { scope, params: { line1: '2214 Larkspur Street' } });
  await allSettled(saveAsked, { scope });
  expect(outside.save).toHaveBeenCalledOnce();
});

test('a form that is left forgets what was typed', async () => {
  const { scope } = start(typing);
  await allSettled(draftChanged, { scope, params: { city: 'Portland' } });
  await allSettled(editLeft, { scope });
  expect(scope.getState($details)).toEqual(details);
});

test.each<[string, Details]>([
  ['closed', details],
  ['being saved', saving],
  ['not here', { state: 'loading' }],
])('while the form is %s nothing is typed, left or saved', async (_, state) => {
  const { scope, outside } = start(state);
  await allSettled(draftChanged, { scope, params: { city: 'Portland' } });
  await allSettled(editLeft, { scope });
  await allSettled(saveAsked, { scope });
  expect(scope.getState($details)).toBe(state);
  expect(outside.save).not.toHaveBeenCalled();
});
