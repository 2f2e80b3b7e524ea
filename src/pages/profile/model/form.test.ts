import { httpError } from '@farfetched/core';
import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { createForm } from './form';
import { complain, edit, type FormStatus, save, settle } from './form-status';

type Letter = { to: string; text: string };

const form = createForm<Letter>({
  name: 'letter',
  empty: { to: '', text: '' },
  check: ({ to }) => (to === '' ? { to: 'Say to whom' } : {}),
  places: { 'address.to': 'to', text: 'text' },
});
const $sent = createStore<Letter[]>([]).on(form.accepted, (sent, letter) => [...sent, letter]);

const refused = (response: object) => ({
  ...httpError({ status: 422, statusText: '', response: null }),
  response,
});

async function written() {
  const scope = fork();
  await allSettled(form.opened, { scope, params: { to: 'Ada', text: 'Hello' } });
  await allSettled(form.submitted, { scope });
  return scope;
}

test('what is right is sent once, however often it is asked for', async () => {
  const scope = await written();
  await allSettled(form.submitted, { scope });
  expect(scope.getState($sent)).toEqual([{ to: 'Ada', text: 'Hello' }]);
  expect(scope.getState(form.$status)).toEqual({ state: 'saving' });
});

test('what is wrong is not sent, and is said beside its field until that field is changed', async () => {
  const scope = fork();
  await allSettled(form.submitted, { scope });
  expect(scope.getState($sent)).toEqual([]);
  expect(scope.getState(form.$status)).toEqual({ state: 'editing', errors: { to: 'Say to whom' } });
  await allSettled(form.changed, { scope, params: { text: 'Hello' } });
  expect(scope.getState(form.$status)).toMatchObject({ errors: { to: 'Say to whom' } });
  await allSettled(form.changed, { scope, params: { to: 'Ada' } });
  expect(scope.getState(form.$status)).toEqual({ state: 'editing', errors: {} });
});

test.each([
  [{ errors: { 'address.to': ['Nobody lives there'] } }, { to: 'Nobody lives there' }],
  [{ message: 'Too late', errors: { stamp: ['Too small'] } }, { form: 'Too late' }],
  [{ message: 'Too late' }, { form: 'Too late' }],
])('the refusal %j is said where it belongs, and nothing written is lost', async (response, errors) => {
  const scope = await written();
  await allSettled(form.failed, { scope, params: refused(response) });
  expect(scope.getState(form.$status)).toEqual({ state: 'editing', errors });
  expect(scope.getState(form.$values)).toEqual({ to: 'Ada', text: 'Hello' });
});

test('where an event is not allowed, nothing changes', () => {
  const editing: FormStatus<Letter> = { state: 'editing', errors: {} };
  const saving: FormStatus<Letter> = { state: 'saving' };
  expect(edit(saving, ['to'])).toBe(saving);
  expect(edit(editing, ['to'])).toBe(editing);
  expect(save(saving)).toBe(saving);
  expect(complain(saving, { to: 'No' })).toBe(saving);
  expect(settle(editing, { to: 'No' })).toBe(editing);
});
