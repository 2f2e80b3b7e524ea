import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $userId } from '@/shared/api';
import { getBillingDetailsFx, saveBillingDetailsFx } from '@/shared/api/invoices';
import { details, problem, saved } from './billing.fixture';
import { $details, $isEditing, detailsForm, detailsRequested, editCancelled, editRequested } from './details';

const values = { name: saved.name, email: saved.email, ...saved.address };
const renamed = { ...saved, name: 'Harborview School' };

async function start({ editing = false } = {}) {
  const read = vi.fn((..._call: unknown[]): unknown => Promise.resolve(saved));
  const save = vi.fn((..._call: unknown[]): unknown => Promise.resolve(renamed));
  const scope = fork({
    values: [
      [$userId, 'me'],
      [$details, editing ? details : { state: 'loading' }],
    ],
    handlers: [
      [getBillingDetailsFx, read],
      [saveBillingDetailsFx, save],
    ],
  });
  if (editing) await allSettled(editRequested, { scope });
  return { scope, read, save };
}

test('failed details have a reason and can be requested again', async () => {
  const { scope, read } = await start();
  read.mockRejectedValueOnce(httpError({ status: 403, statusText: '', response: null }));
  await allSettled(detailsRequested, { scope });
  expect(scope.getState($details)).toEqual({ state: 'failed', problem });
  await allSettled(detailsRequested, { scope });
  expect(scope.getState($details)).toEqual(details);
});

test('an edit begins with the saved details and is saved once, trimmed', async () => {
  const { scope, save } = await start({ editing: true });
  expect(scope.getState(detailsForm.$values)).toEqual(values);
  await allSettled(detailsForm.changed, { scope, params: { name: ' Harborview School ' } });
  void allSettled(detailsForm.submitted, { scope });
  await allSettled(detailsForm.submitted, { scope });
  expect(save).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { userId: 'me', billingDetailsRequest: renamed },
  });
  expect(scope.getState($details)).toEqual({ state: 'ready', saved: renamed });
  expect(scope.getState($isEditing)).toBe(false);
});

test('rejected details stay in the form, each reason at its field', async () => {
  const { scope, save } = await start({ editing: true });
  const response = {
    message: 'Please correct the fields below.',
    errors: { email: ['Invalid email address'], 'address.country': ['Invalid country'] },
  };
  save.mockRejectedValueOnce(httpError({ status: 422, statusText: '', response }));
  await allSettled(detailsForm.submitted, { scope });
  expect(scope.getState($isEditing)).toBe(true);
  expect(scope.getState(detailsForm.$values)).toEqual(values);
  expect(scope.getState(detailsForm.$errors)).toEqual({
    email: 'Invalid email address',
    country: 'Invalid country',
  });
});

test.each(['name', 'line1', 'city', 'state', 'postal_code'] as const)(
  'a card number in the field %s is not sent',
  async (field) => {
    const { scope, save } = await start({ editing: true });
    await allSettled(detailsForm.changed, { scope, params: { [field]: '4242 4242 4242 4242' } });
    await allSettled(detailsForm.submitted, { scope });
    expect(save).not.toHaveBeenCalled();
    expect(scope.getState(detailsForm.$errors)).toEqual({
      [field]: 'Enter a card number in the card field only',
    });
  },
);

test('a cancelled edit is discarded', async () => {
  const { scope } = await start({ editing: true });
  await allSettled(detailsForm.changed, { scope, params: { city: 'Portland' } });
  await allSettled(editCancelled, { scope });
  expect(scope.getState($isEditing)).toBe(false);
  await allSettled(editRequested, { scope });
  expect(scope.getState(detailsForm.$values)).toEqual(values);
});

test('an edit cannot be cancelled while it is being saved', async () => {
  const { scope, save } = await start({ editing: true });
  save.mockReturnValue(new Promise(() => {}));
  void allSettled(detailsForm.submitted, { scope });
  void allSettled(editCancelled, { scope });
  expect(scope.getState($isEditing)).toBe(true);
});

test('details that have not loaded cannot be edited', async () => {
  const { scope } = await start();
  await allSettled(editRequested, { scope });
  expect(scope.getState($isEditing)).toBe(false);
});
