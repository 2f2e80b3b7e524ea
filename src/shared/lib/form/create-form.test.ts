import { httpError } from '@farfetched/core';
import { allSettled, createEffect, createStore, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { minLength, string } from 'zod/mini';
import { createMutation } from '../../api';
import { createForm, sendForm } from './create-form';
import { focusFirstErrorFx } from './focus-first-error';
import { filled } from './rules';

type Letter = { to: string; text: string; copy: string };

const empty: Letter = { to: '', text: '', copy: '' };
const postFx = createEffect<Letter, unknown>();
const $isOpen = createStore(true);
const form = createForm<Letter>({
  name: 'letter',
  initial: empty,
  rules: {
    to: filled('Enter a recipient'),
    text: string().check(minLength(3, 'Enter at least 3 characters')),
    copy: (copy, { to }) => (copy !== '' && copy === to ? 'Enter another person' : undefined),
  },
  serverFields: { address: 'to' },
  $enabled: $isOpen,
});
sendForm({
  form,
  mutation: createMutation({ handler: postFx }),
  request: (letter) => ({ ...letter, to: letter.to.trim() }),
});

const right: Letter = { to: ' Ada ', text: 'Hello', copy: '' };
const refusal = (response: object) => ({
  ...httpError({ status: 422, statusText: '', response: null }),
  response,
});

async function start(values: Partial<Letter> = right) {
  const post = vi.fn((_letter: Letter): unknown => Promise.resolve());
  const focus = vi.fn((_name: string) => {});
  const scope = fork({
    handlers: [
      [postFx, post],
      [focusFirstErrorFx, focus],
    ],
  });
  await allSettled(form.changed, { scope, params: values });
  return { scope, post, focus };
}

describe('submitting', () => {
  test('valid values are sent once, however often submit is pressed', async () => {
    const { scope, post } = await start();
    const first = allSettled(form.submitted, { scope });
    expect(scope.getState(form.$pending)).toBe(true);
    void allSettled(form.submitted, { scope });
    await first;
    expect(post).toHaveBeenCalledExactlyOnceWith({ to: 'Ada', text: 'Hello', copy: '' });
    expect(scope.getState(form.$status)).toEqual({ state: 'editing', errors: {} });
  });

  test('invalid values are not sent; each field shows its error, and the first one gets the focus', async () => {
    const { scope, post, focus } = await start({ to: ' ', text: 'Hi' });
    await allSettled(form.submitted, { scope });
    expect(post).not.toHaveBeenCalled();
    expect(scope.getState(form.$errors)).toEqual({
      to: 'Enter a recipient',
      text: 'Enter at least 3 characters',
    });
    expect(focus).toHaveBeenCalledExactlyOnceWith('letter');
  });

  test('a disabled form ignores submit', async () => {
    const post = vi.fn((_letter: Letter) => {});
    const scope = fork({ values: [[$isOpen, false]], handlers: [[postFx, post]] });
    await allSettled(form.submitted, { scope });
    expect(post).not.toHaveBeenCalled();
    expect(scope.getState(form.$errors)).toEqual({});
  });
});

describe('errors', () => {
  test('a local error stays until its rule is satisfied', async () => {
    const { scope } = await start({ to: '', text: 'Hi' });
    await allSettled(form.submitted, { scope });
    await allSettled(form.changed, { scope, params: { text: 'He' } });
    expect(scope.getState(form.$errors)).toHaveProperty('text', 'Enter at least 3 characters');
    await allSettled(form.changed, { scope, params: { text: 'Hello' } });
    expect(scope.getState(form.$errors)).toEqual({ to: 'Enter a recipient' });
  });

  test('an error that depends on another field disappears when the other field fixes it', async () => {
    const { scope } = await start({ to: 'Ada', text: 'Hello', copy: 'Ada' });
    await allSettled(form.submitted, { scope });
    expect(scope.getState(form.$errors)).toEqual({ copy: 'Enter another person' });
    await allSettled(form.changed, { scope, params: { to: 'Grace' } });
    expect(scope.getState(form.$errors)).toEqual({});
  });

  test.each([
    [{ errors: { to: ['Unknown'] } }, { to: 'Unknown' }],
    [{ errors: { address: ['Unknown'] } }, { to: 'Unknown' }],
    [{ errors: { 'address.0.street': ['Unknown'] } }, { to: 'Unknown' }],
    [{ message: 'Too late', errors: { stamp: ['Too small'] } }, { form: 'Too late' }],
    [{ message: 'Too late' }, { form: 'Too late' }],
  ])('the server error %j is shown at its field, and the values stay', async (response, errors) => {
    const { scope, post, focus } = await start();
    post.mockRejectedValue(refusal(response));
    await allSettled(form.submitted, { scope });
    expect(scope.getState(form.$errors)).toEqual(errors);
    expect(scope.getState(form.$values)).toEqual(right);
    expect(focus).toHaveBeenCalledExactlyOnceWith('letter');
  });

  test('a server error disappears with the first change of its field, not with another field', async () => {
    const { scope, post } = await start();
    post.mockRejectedValue(refusal({ errors: { text: ['Too rude'] } }));
    await allSettled(form.submitted, { scope });
    await allSettled(form.changed, { scope, params: { to: 'Grace' } });
    expect(scope.getState(form.$errors)).toEqual({ text: 'Too rude' });
    await allSettled(form.changed, { scope, params: { text: 'H' } });
    expect(scope.getState(form.$errors)).toEqual({});
  });
});

test('replaced errors disappear with a change of their field', async () => {
  const { scope } = await start({ to: '', text: 'Hello' });
  await allSettled(form.submitted, { scope });
  await allSettled(form.errorsReplaced, { scope, params: { text: 'This file couldn’t be read' } });
  expect(scope.getState(form.$errors)).toEqual({ text: 'This file couldn’t be read' });
  await allSettled(form.changed, { scope, params: { text: 'Goodbye' } });
  expect(scope.getState(form.$errors)).toEqual({});
});

describe('values', () => {
  test('late initial values fill only untouched fields', async () => {
    const { scope } = await start({ to: 'Ada' });
    await allSettled(form.prefilled, { scope, params: { to: 'Grace', text: 'Dear' } });
    expect(scope.getState(form.$values)).toEqual({ to: 'Ada', text: 'Dear', copy: '' });
    expect(scope.getState(form.$touched)).toEqual(['to']);
  });

  test('a form is dirty while it differs from its initial values, and clean after it is saved', async () => {
    const { scope } = await start();
    expect(scope.getState(form.$isDirty)).toBe(true);
    await allSettled(form.changed, { scope, params: empty });
    expect(scope.getState(form.$isDirty)).toBe(false);
    await allSettled(form.changed, { scope, params: right });
    await allSettled(form.submitted, { scope });
    expect(scope.getState(form.$isDirty)).toBe(false);
    expect(scope.getState(form.$touched)).toEqual([]);
  });

  test('reset clears all values and errors', async () => {
    const { scope } = await start();
    await allSettled(form.opened, { scope, params: { ...empty, to: 'Grace' } });
    await allSettled(form.changed, { scope, params: { to: '' } });
    await allSettled(form.submitted, { scope });
    await allSettled(form.reset, { scope });
    expect(scope.getState(form.$values)).toEqual(empty);
    expect(scope.getState(form.$errors)).toEqual({});
    expect(scope.getState(form.$isDirty)).toBe(false);
  });

  test('ignores a response that arrives after the form was reopened', async () => {
    const { scope, post } = await start();
    let fail: (reason: unknown) => void = () => {};
    post.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    const sent = allSettled(form.submitted, { scope });
    void allSettled(form.opened, { scope, params: empty });
    fail(refusal({ message: 'Too late' }));
    await sent;
    expect(scope.getState(form.$status)).toEqual({ state: 'editing', errors: {} });
  });
});
