import { httpError, networkError } from '@farfetched/core';
import { allSettled, type Scope } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { navigationStarted } from '@/shared/lib/navigation';
import { $versions } from '@/features/document-versions';
import '../index';
import { $estimate } from './estimate';
import { $form, $messages, fieldChanged, formSubmitted } from './form';
import { $generator, generatorOpened, retryRequested } from './generator';
import { $standards, standardsSearched } from './standards';
import { $tab } from './tab';
import { generation, requiredInput, start, type } from './workspace.fixture';
import { quiz } from '../../../../../tests/support/documents';

const rejected = (status: number, response: { message: string; errors?: Record<string, string[]> }) =>
  httpError({ status, statusText: '', response });

/** Fills in the fields at once, so that the debounced estimate is requested only once. */
const typed = (scope: Scope, values: Record<string, string>) =>
  Promise.all(
    Object.entries(values).map(([name, value]) =>
      allSettled(fieldChanged, { scope, params: { name, value } }),
    ),
  );

describe('opening', () => {
  test('a new form is built from the template and shows its estimate', async () => {
    const { scope: fresh } = start();
    const scope = fresh();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    expect(scope.getState($generator)).toMatchObject({ state: 'ready', id: null });
    expect(scope.getState($form)).toMatchObject({ state: 'open', key: `form:${type}` });
    expect(scope.getState($estimate)).toMatchObject({ state: 'known', estimate: { credits: 5400 } });
    expect(scope.getState($tab)).toBe('form');
  });

  test('a document opens with its input and its versions', async () => {
    const { scope: fresh } = start();
    const scope = fresh();
    await allSettled(generatorOpened, { scope, params: { type, id: generation.id } });
    expect(scope.getState($form)).toMatchObject({
      key: `form:${generation.id}`,
      values: { topic: generation.input.topic },
    });
    expect(scope.getState($versions).items).toHaveLength(1);
    expect(scope.getState($tab)).toBe('result');
  });

  test('the route of another template redirects to the document’s own', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(generatorOpened, {
      scope,
      params: { type: quiz.template.entry.templateType, id: generation.id },
    });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/teacher/${type}/edit/${generation.id}`,
      replace: true,
    });
    await allSettled(generatorOpened, { scope, params: { type, id: generation.id } });
    expect(outside.navigate).toHaveBeenCalledOnce();
  });

  test('the template is fetched once for the form and its documents', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: generation.id } });
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    expect(outside.template).toHaveBeenCalledOnce();
    expect(scope.getState($generation)).toEqual({ state: 'idle' });
    expect(scope.getState($form)).toMatchObject({ key: `form:${type}` });
  });

  test('a failed template request is shown and can be retried', async () => {
    const outside = start();
    outside.template.mockImplementationOnce(() => Promise.reject(rejected(403, { message: 'Forbidden' })));
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    expect(scope.getState($generator)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
    await allSettled(retryRequested, { scope });
    expect(scope.getState($form)).toMatchObject({ state: 'open' });
  });
});

describe('submitting the form', () => {
  async function filled(outside: ReturnType<typeof start>) {
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    await typed(scope, requiredInput);
    return scope;
  }

  test('starts the document, removes the draft and navigates to the document', async () => {
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
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/teacher/${type}/edit/${generation.id}`,
      replace: true,
    });
  });

  test('does not navigate if the user has left the page', async () => {
    const outside = start();
    const scope = await filled(outside);
    const answers: ((value: unknown) => void)[] = [];
    outside.start.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const sending = allSettled(formSubmitted, { scope });
    await vi.waitFor(() => expect(outside.start).toHaveBeenCalledOnce());
    void allSettled(navigationStarted, { scope });
    for (const answer of answers) answer(generation);
    await sending;
    expect(outside.removeDraft).toHaveBeenCalled();
    expect(outside.navigate).not.toHaveBeenCalled();
  });

  test('an invalid form starts nothing', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
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
    expect(scope.getState($tab)).toBe('form');
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
  await allSettled(generatorOpened, { scope, params: { type, id: null } });
  await typed(scope, { ...requiredInput, standards_framework: 'NGSS' });
  void allSettled(standardsSearched, { scope, params: 'M' });
  await allSettled(standardsSearched, { scope, params: '' });
  expect(outside.standards).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { params: { framework: 'NGSS', grade_level: 'Grade 7', limit: 20 } },
  });
  expect(scope.getState($standards)).toMatchObject({ searching: false, known: { 'MS-LS1-6': standard } });
});
