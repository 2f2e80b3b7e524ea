import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $session } from '@/entities/session';
import { changeEmailFx } from '@/shared/api/account';
import { sessionOf, teacher, unverified } from '../../../../../tests/support/people';
import { $isOpen, $sentTo, anotherAddressCancelled, anotherAddressRequested, form } from './another-address';

const values = { email: 'amara@home.test', password: 'a long phrase' };

async function start() {
  const change = vi.fn((..._call: unknown[]): unknown => ({ status: 'success', message: 'Sent.' }));
  const scope = fork({
    values: [[$session, sessionOf(unverified(teacher))]],
    handlers: [[changeEmailFx, change]],
  });
  await allSettled(anotherAddressRequested, { scope });
  await allSettled(form.changed, { scope, params: values });
  return { change, scope };
}

test('a link is sent to the other address, and the password is forgotten', async () => {
  const { change, scope } = await start();
  await allSettled(form.submitted, { scope });
  expect(change.mock.lastCall?.[1]).toMatchObject({ request: { emailChange: values } });
  expect(scope.getState($sentTo)).toBe(values.email);
  expect(scope.getState($isOpen)).toBe(false);
  expect(scope.getState(form.$values)).toEqual({ email: '', password: '' });
});

test('a rejected address leaves the form open', async () => {
  const { change, scope } = await start();
  change.mockRejectedValue({
    ...httpError({ status: 422, statusText: '', response: null }),
    response: { message: 'Check the form.', errors: { password: ['This is not your password.'] } },
  });
  await allSettled(form.submitted, { scope });
  expect(scope.getState($isOpen)).toBe(true);
  expect(scope.getState($sentTo)).toBeNull();
  expect(scope.getState(form.$errors)).toMatchObject({ password: 'This is not your password.' });
});

test('cancelling sends nothing', async () => {
  const { change, scope } = await start();
  await allSettled(anotherAddressCancelled, { scope });
  expect(scope.getState($isOpen)).toBe(false);
  expect(change).not.toHaveBeenCalled();
});
