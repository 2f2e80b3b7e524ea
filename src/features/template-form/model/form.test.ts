import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { removeStoredFx, storeFx, readStoredFx } from '@/shared/lib/storage';
import { blankOf, readFormSchema } from '@/entities/template-form';
import {
  $form,
  $messages,
  fieldChanged,
  fieldBlurred,
  focusFirstInvalidFx,
  formAccepted,
  formOpened,
  formRejected,
  formSubmitted,
  formSaved,
} from './form';
import { inputSchemaFixture } from '../../../../tests/support/form-fields';

const fields = readFormSchema(inputSchemaFixture);
const fresh = blankOf(fields);
const good = { ...fresh, topic: 'Rain', grade_level: 'Grade 6', subject: 'Science' };

describe('the open form', () => {
  function start(stored?: unknown) {
    const outside = { store: vi.fn(), read: vi.fn(() => stored), remove: vi.fn(), focus: vi.fn() };
    const scope = fork({
      handlers: [
        [storeFx, outside.store],
        [readStoredFx, outside.read],
        [removeStoredFx, outside.remove],
        [focusFirstInvalidFx, outside.focus],
      ],
    });
    return {
      outside,
      scope,
      open: (input = {}) =>
        allSettled(formOpened, { scope, params: { key: 'form:a', fields, input, draftOf: null } }),
    };
  }

  test('stores every change as a draft', async () => {
    const { scope, outside, open } = start();
    await open();
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain' } });
    expect(outside.store).toHaveBeenLastCalledWith({
      name: 'form:a',
      value: { values: expect.objectContaining({ topic: 'Rain' }), version: 0, user: null },
    });
  });

  test('restores the stored draft, completed with the defaults of new fields', async () => {
    const { scope, open } = start({ values: { topic: 'Typed' }, version: 0, user: null });
    await open({ topic: 'Sent' });
    expect(scope.getState($form)).toMatchObject({ values: { topic: 'Typed', duration_minutes: 45 } });
  });

  test.each([
    ['not an object'],
    [null],
    [{ values: ['list'], version: 0, user: null }],
    [{ values: { topic: 'Typed' }, version: 0, user: 'another user' }],
  ])('a stored draft of %j is ignored', async (stored) => {
    const { scope, open } = start(stored);
    await open({ topic: 'Sent' });
    expect(scope.getState($form)).toMatchObject({ values: { topic: 'Sent' } });
  });

  test('blocked storage does not stop the user from typing', async () => {
    const { scope, outside, open } = start();
    outside.read.mockImplementation(() => {
      throw new Error('denied');
    });
    outside.store.mockImplementation(() => {
      throw new Error('full');
    });
    await open();
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain' } });
    expect(scope.getState($form)).toMatchObject({ values: { topic: 'Rain' } });
  });

  test('shows the message of a field after blur, and every message after a submit', async () => {
    const { scope, outside, open } = start();
    await open();
    expect(scope.getState($messages)).toEqual({});
    await allSettled(fieldBlurred, { scope, params: 'topic' });
    expect(Object.keys(scope.getState($messages))).toEqual(['topic']);
    await allSettled(formSubmitted, { scope });
    expect(Object.keys(scope.getState($messages))).toEqual(['topic', 'grade_level', 'subject']);
    expect(outside.focus).toHaveBeenCalledOnce();
  });

  test('is accepted only when valid', async () => {
    const { scope, open } = start();
    const accepted = vi.fn();
    createWatch({ unit: formAccepted, scope, fn: accepted });
    await open();
    await allSettled(formSubmitted, { scope });
    expect(accepted).not.toHaveBeenCalled();
    for (const [name, value] of Object.entries({
      topic: 'Rain',
      grade_level: 'Grade 6',
      subject: 'Pottery',
    })) {
      await allSettled(fieldChanged, { scope, params: { name, value } });
    }
    await allSettled(formSubmitted, { scope });
    expect(accepted).toHaveBeenCalledOnce();
  });

  test('shows the server’s message at a field until the field changes', async () => {
    const { scope, open } = start();
    await open(good);
    await allSettled(formRejected, {
      scope,
      params: { 'question_mix.0.count': ['Too many.'], topic: ['Too vague.'] },
    });
    expect(scope.getState($messages)).toEqual({ question_mix: 'Too many.', topic: 'Too vague.' });
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain in spring' } });
    expect(scope.getState($messages)).toEqual({ question_mix: 'Too many.' });
  });

  test('removes the draft once the server has the input', async () => {
    const { scope, outside, open } = start();
    await open();
    await allSettled(formSaved, { scope });
    expect(outside.remove).toHaveBeenCalledExactlyOnceWith('form:a');
  });
});

test('a preset is offered for a number, and a file makes up for the rejected text', async () => {
  const [minutes] = readFormSchema({
    properties: { duration_minutes: { type: 'integer', widget: 'number', presets: [30, 45] } },
  });
  expect(minutes).toMatchObject({ kind: 'number', presets: [30, 45] });

  const scope = fork({
    handlers: [
      [readStoredFx, () => null],
      [storeFx, () => undefined],
      [focusFirstInvalidFx, () => undefined],
    ],
  });
  await allSettled(formOpened, { scope, params: { key: 'form:quiz', fields, input: good, draftOf: null } });
  await allSettled(formRejected, {
    scope,
    params: { 'input.source_text': ['Paste a text or add a source.'], 'input.topic': ['Enter a topic.'] },
  });
  await allSettled(fieldChanged, { scope, params: { name: 'source_file_ids', value: ['a'] } });
  expect(scope.getState($messages)).toEqual({ topic: 'Enter a topic.' });
});
