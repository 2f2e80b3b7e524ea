import { httpError, networkError } from '@farfetched/core';
import { allSettled, type Scope } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { navigationStarted } from '@/shared/lib/navigation';
import { generatorOpened } from '../index';
import { $expected } from './estimate';
import { $form, $messages, fieldChanged, formSent } from './form';
import { $generator, retryAsked } from './generator';
import { $versions } from './history';
import { $standards, standardsSearched } from './standards';
import { $tab } from './tab';
import { generation, sent, start, type } from './workspace.fixture';

const refused = (status: number, response: { message: string; errors?: Record<string, string[]> }) =>
  httpError({ status, statusText: '', response });

/** One line after the other without a pause, which the estimate would wait for each time. */
const typed = (scope: Scope, values: Record<string, string>) =>
  Promise.all(
    Object.entries(values).map(([name, value]) =>
      allSettled(fieldChanged, { scope, params: { name, value } }),
    ),
  );

describe('opening', () => {
  test('a new form is drawn from the template, with its estimate', async () => {
    const { scope: fresh } = start();
    const scope = fresh();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    expect(scope.getState($generator)).toMatchObject({ state: 'ready', id: null });
    expect(scope.getState($form)).toMatchObject({ state: 'open', key: `form:${type}` });
    expect(scope.getState($expected)).toMatchObject({ state: 'known', estimate: { credits: 5400 } });
    expect(scope.getState($tab)).toBe('form');
  });

  test('a document opens with what was sent for it, and its versions', async () => {
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

  test('a document at the address of another kind leads to its own', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type: 'exam-and-quizzes', id: generation.id } });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/teacher/${type}/edit/${generation.id}`,
      replace: true,
    });
    await allSettled(generatorOpened, { scope, params: { type, id: generation.id } });
    expect(outside.navigate).toHaveBeenCalledOnce();
  });

  test('going from one to the other asks for the template once', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: generation.id } });
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    expect(outside.template).toHaveBeenCalledOnce();
    expect(scope.getState($generation)).toEqual({ state: 'idle' });
    expect(scope.getState($form)).toMatchObject({ key: `form:${type}` });
  });

  test('a template that cannot be fetched is one state, and can be tried again', async () => {
    const outside = start();
    outside.template.mockImplementationOnce(() => Promise.reject(refused(403, { message: 'Forbidden' })));
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    expect(scope.getState($generator)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
    await allSettled(retryAsked, { scope });
    expect(scope.getState($form)).toMatchObject({ state: 'open' });
  });
});

describe('sending the form', () => {
  async function filled(outside: ReturnType<typeof start>) {
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    await typed(scope, sent);
    return scope;
  }

  test('starts the writing, forgets the draft and goes to the address of the document', async () => {
    const outside = start();
    const scope = await filled(outside);
    await allSettled(formSent, { scope });
    expect(outside.start).toHaveBeenCalledExactlyOnceWith(null, {
      token: null,
      request: {
        generationRequest: expect.objectContaining({
          template_type: type,
          input: expect.objectContaining(sent),
        }),
        headers: { 'Idempotency-Key': 'a-key-of-its-own-1' },
      },
    });
    expect(outside.forget).toHaveBeenCalledOnce();
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/teacher/${type}/edit/${generation.id}`,
      replace: true,
    });
  });

  test('does not call a person back who has gone elsewhere', async () => {
    const outside = start();
    const scope = await filled(outside);
    const answers: ((value: unknown) => void)[] = [];
    outside.start.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const sending = allSettled(formSent, { scope });
    await vi.waitFor(() => expect(outside.start).toHaveBeenCalledOnce());
    void allSettled(navigationStarted, { scope });
    for (const answer of answers) answer(generation);
    await sending;
    expect(outside.forget).toHaveBeenCalledOnce();
    expect(outside.navigate).not.toHaveBeenCalled();
  });

  test('a form that is not in order starts nothing', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    await allSettled(formSent, { scope });
    expect(outside.start).not.toHaveBeenCalled();
    expect(Object.keys(scope.getState($messages))).toEqual(['topic', 'grade_level', 'subject']);
  });

  test('what the server refuses stands beside its fields, and the draft stays', async () => {
    const outside = start();
    outside.start.mockImplementation(() =>
      Promise.reject(refused(422, { message: 'No', errors: { 'input.topic': ['Too vague.'] } })),
    );
    const scope = await filled(outside);
    await allSettled(formSent, { scope });
    expect(scope.getState($messages)).toEqual({ topic: 'Too vague.' });
    expect(outside.forget).not.toHaveBeenCalled();
    expect(scope.getState($tab)).toBe('form');
  });

  test('sent again after no answer came it goes under the same key; changed, under a new one', async () => {
    const outside = start();
    outside.start.mockImplementation(() => Promise.reject(networkError({ reason: null })));
    const scope = await filled(outside);
    await allSettled(formSent, { scope });
    await allSettled(formSent, { scope });
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Snow' } });
    await allSettled(formSent, { scope });
    const keys = outside.start.mock.calls.map((call) => JSON.stringify(call).match(/own-\d/)?.[0]);
    expect(keys).toEqual(['own-1', 'own-1', 'own-3']);
  });
});

test('standards are searched when the typing pauses, in the set and the grade of the form', async () => {
  const outside = start();
  const standard = { framework: 'NGSS', code: 'MS-LS1-6', statement: 'Photosynthesis', grades: [6, 7, 8] };
  outside.standards.mockReturnValue({ items: [standard], next_cursor: null });
  const scope = outside.scope();
  await allSettled(generatorOpened, { scope, params: { type, id: null } });
  await typed(scope, { ...sent, standards_framework: 'NGSS' });
  void allSettled(standardsSearched, { scope, params: 'M' });
  await allSettled(standardsSearched, { scope, params: '' });
  expect(outside.standards).toHaveBeenCalledExactlyOnceWith(null, {
    token: null,
    request: { params: { framework: 'NGSS', grade_level: 'Grade 7', limit: 20 } },
  });
  expect(scope.getState($standards)).toMatchObject({ searching: false, known: { 'MS-LS1-6': standard } });
});
