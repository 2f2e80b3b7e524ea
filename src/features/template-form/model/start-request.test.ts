import { httpError, networkError } from '@farfetched/core';
import { allSettled, type Scope } from 'effector';
import { describe, expect, test } from 'vitest';
import { templateOpened } from '../index';
import { $form, $messages, fieldChanged, formSubmitted } from './form';
import { $standards, standardsSearched } from './standards';
import { requiredInput, start, type } from './template-form.fixture';

const rejected = (status: number, response: { message: string; errors?: Record<string, string[]> }) =>
  httpError({ status, statusText: '', response });

/** Fills in the fields at once, so that the debounced estimate is requested only once. */
const typed = (scope: Scope, values: Record<string, string>) =>
  Promise.all(
    Object.entries(values).map(([name, value]) =>
      allSettled(fieldChanged, { scope, params: { name, value } }),
    ),
  );

describe('submitting the form', () => {
  async function filled(outside: ReturnType<typeof start>) {
    const scope = outside.scope();
    await allSettled(templateOpened, { scope, params: { type, id: null } });
    await typed(scope, requiredInput);
    return scope;
  }

  test('starts the document and removes the draft', async () => {
    const outside = start();
    const scope = await filled(outside);
    await allSettled(formSubmitted, { scope });
    expect(outside.start).toHaveBeenCalledExactlyOnceWith(null, {
      token: null,
      request: {
        generationRequest: expect.objectContaining({
          template_type: type,
          input: expect.objectContaining(requiredInput),
        }),
        headers: { 'Idempotency-Key': 'idempotency-key-1' },
      },
    });
    expect(outside.removeDraft).toHaveBeenCalled();
  });

  test('an invalid form starts nothing', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(templateOpened, { scope, params: { type, id: null } });
    await allSettled(formSubmitted, { scope });
    expect(outside.start).not.toHaveBeenCalled();
    expect(Object.keys(scope.getState($messages))).toEqual(['topic', 'grade_level', 'subject']);
  });

  test('the server’s messages are shown at their fields, and the draft stays', async () => {
    const outside = start();
    outside.start.mockImplementation(() =>
      Promise.reject(rejected(422, { message: 'No', errors: { 'input.topic': ['Too vague.'] } })),
    );
    const scope = await filled(outside);
    await allSettled(formSubmitted, { scope });
    expect(scope.getState($messages)).toEqual({ topic: 'Too vague.' });
    expect(outside.deleteDraft).not.toHaveBeenCalled();
  });

  test('a start that the engine declines keeps what the user typed', async () => {
    const outside = start();
    outside.start.mockImplementation(() => Promise.reject(rejected(422, { message: 'Connect a model.' })));
    const scope = await filled(outside);
    await allSettled(formSubmitted, { scope });
    expect(scope.getState($form)).toMatchObject({ state: 'open', values: requiredInput });
    expect(outside.deleteDraft).not.toHaveBeenCalled();
  });

  test('a resubmit after a lost answer reuses the idempotency key; a changed form gets a new one', async () => {
    const outside = start();
    outside.start.mockImplementation(() => Promise.reject(networkError({ reason: null })));
    const scope = await filled(outside);
    await allSettled(formSubmitted, { scope });
    await allSettled(formSubmitted, { scope });
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Snow' } });
    await allSettled(formSubmitted, { scope });
    const keys = outside.start.mock.calls.map((call) => JSON.stringify(call).match(/key-\d/)?.[0]);
    expect(keys).toEqual(['key-1', 'key-1', 'key-3']);
  });
});

test('standards are searched after a typing pause, by the framework and grade of the form', async () => {
  const outside = start();
  const standard = { framework: 'NGSS', code: 'MS-LS1-6', statement: 'Photosynthesis', grades: [6, 7, 8] };
  outside.standards.mockReturnValue({ items: [standard], next_cursor: null });
  const scope = outside.scope();
  await allSettled(templateOpened, { scope, params: { type, id: null } });
  await typed(scope, { ...requiredInput, standards_framework: 'NGSS' });
  void allSettled(standardsSearched, { scope, params: 'M' });
  await allSettled(standardsSearched, { scope, params: '' });
  expect(outside.standards).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { params: { framework: 'NGSS', grade_level: 'Grade 7', limit: 20 } },
  });
  expect(scope.getState($standards)).toMatchObject({ searching: false, known: { 'MS-LS1-6': standard } });
});
