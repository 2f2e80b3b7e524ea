import { httpError } from '@farfetched/core';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { $toasts, bindAction, failureShown, toastDismissed, toastShown } from './toasts';

const title = 'Saved';

test('toasts are listed in order, each with a unique number', async () => {
  const scope = fork();
  await allSettled(toastShown, { scope, params: { tone: 'ok', title } });
  await allSettled(toastShown, { scope, params: { tone: 'bad', title } });
  expect(scope.getState($toasts)).toEqual([
    { id: 1, tone: 'ok', title },
    { id: 2, tone: 'bad', title },
  ]);
});

test('a dismissed toast disappears, and its number is not reused', async () => {
  const scope = fork();
  await allSettled(toastShown, { scope, params: { tone: 'ok', title } });
  await allSettled(toastDismissed, { scope, params: 1 });
  await allSettled(toastShown, { scope, params: { tone: 'ok', title } });
  expect(scope.getState($toasts).map(({ id }) => id)).toEqual([2]);
});

test('the same sentence again takes the place of the first, but not of one that undoes another thing', async () => {
  const scope = fork();
  const chosen = createEvent<string>();
  await allSettled(toastShown, { scope, params: { tone: 'ok', title } });
  await allSettled(toastShown, { scope, params: { tone: 'ok', title } });
  for (const given of ['a', 'b'])
    await allSettled(toastShown, { scope, params: { tone: 'ok', title, undo: { chosen, given } } });
  expect(scope.getState($toasts).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('dismissing twice changes nothing', async () => {
  const scope = fork();
  await allSettled(toastShown, { scope, params: { tone: 'ok', title } });
  await allSettled(toastDismissed, { scope, params: 1 });
  const before = scope.getState($toasts);
  await allSettled(toastDismissed, { scope, params: 1 });
  expect(scope.getState($toasts)).toBe(before);
});

test('a failed call shows the words of the server', async () => {
  const scope = fork();
  const error = httpError({
    status: 409,
    statusText: '',
    response: { message: 'It was changed elsewhere.' },
  });
  await allSettled(failureShown, { scope, params: { error } });
  expect(scope.getState($toasts)).toMatchObject([{ tone: 'bad', title: 'It was changed elsewhere.' }]);
});

test('a sentence about a field is the title, where there is no such field', async () => {
  const scope = fork();
  const response = {
    message: 'Please correct the fields below.',
    errors: { on: ['This day is in “Autumn”.'] },
  };
  const error = httpError({ status: 422, statusText: '', response });
  await allSettled(failureShown, { scope, params: { error } });
  expect(scope.getState($toasts)).toMatchObject([{ title: 'This day is in “Autumn”.' }]);
});

test('an action runs in the scope of its toast', () => {
  const undone = createEvent();
  const $undone = createStore(0).on(undone, (count) => count + 1);
  const [scope, other] = [fork(), fork()];
  bindAction({ label: 'Undo', chosen: undone }, scope)();
  expect([scope, other].map((each) => each.getState($undone))).toEqual([1, 0]);
});
