import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { listClassesFx } from '@/shared/api/classes';
import { joinedClass } from '../../../../tests/support/classes';
import { $studentHome, retryRequested, studentHomeOpened } from './student-home';

const refused = httpError({ status: 403, statusText: '', response: null });

function start() {
  const classes = vi.fn((..._call: unknown[]): unknown => ({ items: [joinedClass] }));
  return { classes, scope: fork({ handlers: [[listClassesFx, classes]] }) };
}

test('the page shows the joined classes, also when a later request fails', async () => {
  const { classes, scope } = start();
  await allSettled(studentHomeOpened, { scope });
  classes.mockRejectedValue(refused);
  await allSettled(studentHomeOpened, { scope });
  expect(scope.getState($studentHome)).toEqual({ state: 'ready', classes: [joinedClass] });
});

test('a failed request can be retried', async () => {
  const { classes, scope } = start();
  classes.mockRejectedValueOnce(refused);
  await allSettled(studentHomeOpened, { scope });
  expect(scope.getState($studentHome)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
  await allSettled(retryRequested, { scope });
  expect(scope.getState($studentHome)).toMatchObject({ state: 'ready' });
});
