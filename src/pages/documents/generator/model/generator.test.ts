import { httpError } from '@farfetched/core';
import { allSettled } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $generation, startRequested } from '@/entities/generation';
import { $versions } from '@/features/document/versions';
import { $estimate, $form, $template, templateRetried } from '@/features/template-form';
import { navigationStarted } from '@/shared/lib/navigation';
import { quiz } from '../../../../../tests/support/documents';
import '../index';
import { generatorOpened } from './generator';
import { $tab } from './tab';
import { generation, start, type } from './workspace.fixture';

const rejected = (status: number, response: { message: string; errors?: Record<string, string[]> }) =>
  httpError({ status, statusText: '', response });

describe('opening', () => {
  test('a new form is built from the template and shows its estimate', async () => {
    const { scope: fresh } = start();
    const scope = fresh();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    expect(scope.getState($template)).toMatchObject({ state: 'ready', id: null });
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
    expect(scope.getState($template)).toMatchObject({ state: 'failed', problem: { message: 'Forbidden' } });
    await allSettled(templateRetried, { scope });
    expect(scope.getState($form)).toMatchObject({ state: 'open' });
  });
});

describe('a document that starts', () => {
  const request = { request: { template_type: type, input: {} }, key: 'a-long-key' };

  test('gets an address of its own', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    await allSettled(startRequested, { scope, params: request });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/teacher/${type}/edit/${generation.id}`,
      replace: true,
    });
    expect(scope.getState($tab)).toBe('result');
  });

  test('leaves the address if the user has left the page', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    const answers: ((value: unknown) => void)[] = [];
    outside.start.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const sending = allSettled(startRequested, { scope, params: request });
    await vi.waitFor(() => expect(outside.start).toHaveBeenCalledOnce());
    void allSettled(navigationStarted, { scope });
    for (const answer of answers) answer(generation);
    await sending;
    expect(outside.navigate).not.toHaveBeenCalled();
  });

  test('shows the form again if it is rejected', async () => {
    const outside = start();
    outside.start.mockImplementation(() => Promise.reject(rejected(422, { message: 'No' })));
    const scope = outside.scope();
    await allSettled(generatorOpened, { scope, params: { type, id: null } });
    await allSettled(startRequested, { scope, params: request });
    expect(scope.getState($tab)).toBe('form');
  });
});
