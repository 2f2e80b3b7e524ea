import { httpError } from '@farfetched/core';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { listClassesFx } from '@/shared/api/classes';
import { listStudentAssignmentsFx } from '@/shared/api/submissions';
import { studentEntry } from '../../../../../tests/support/assignment-entries';
import { joinedClass } from '../../../../../tests/support/classes';
import { $due, $studentHome, retryRequested, studentHomeOpened } from './student-home';

const refused = httpError({ status: 403, statusText: '', response: null });

function start() {
  const classes = vi.fn((..._call: unknown[]): unknown => ({ items: [joinedClass] }));
  const work = () => ({ items: [studentEntry, { ...studentEntry, id: 'done', status: 'handed_in' }] });
  const scope = fork({
    handlers: [
      [listClassesFx, classes],
      [listStudentAssignmentsFx, work],
    ],
  });
  return { classes, scope };
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

test('work that is done is not due', async () => {
  const { scope } = start();
  await allSettled(studentHomeOpened, { scope });
  expect(scope.getState($due)).toEqual([studentEntry]);
});
