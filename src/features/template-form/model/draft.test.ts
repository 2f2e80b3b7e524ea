import { httpError, networkError } from '@farfetched/core';
import { allSettled } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { templateOpened } from '../index';
import { $notice, otherVersionChosen, ownVersionKept, startOverRequested, startOverUndone } from './draft';
import { $form, fieldChanged, formSubmitted } from './form';
import { generation, requiredInput, start, type } from './template-form.fixture';

const draft = (input: object, version: number) => ({
  template_type: type,
  input,
  version,
  updated_at: '2026-11-20T09:04:00.000Z',
});
const conflict = httpError({ status: 409, statusText: '', response: null });

async function open(outside = start()) {
  const scope = outside.scope();
  await allSettled(templateOpened, { scope, params: { type, id: null } });
  const write = (topic: string) =>
    allSettled(fieldChanged, { scope, params: { name: 'topic', value: topic } });
  const topic = () => {
    const form = scope.getState($form);
    return form.state === 'open' ? form.values.topic : form.state;
  };
  const saves = () =>
    outside.saveDraft.mock.calls.map(([, { request }]) => [
      request.draftContent.version,
      request.draftContent.input.topic,
    ]);
  return { outside, scope, write, topic, saves };
}

function withDraft(input: object, version: number) {
  const outside = start();
  outside.storedDraft.mockReturnValue({ stored: null, saved: draft(input, version) });
  return outside;
}

describe('saving', () => {
  test('saves once after the user pauses, then with the version of that save', async () => {
    const { outside, write, saves } = await open();
    await Promise.all([write('Ra'), write('Rain')]);
    await write('Rainfall');
    expect(saves()).toEqual([
      [0, 'Rain'],
      [1, 'Rainfall'],
    ]);
    expect(outside.removeDraft).toHaveBeenCalledTimes(2);
  });

  test('saves what the user typed during a save afterwards', async () => {
    const outside = start();
    let answer = (_: unknown) => {};
    outside.saveDraft.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { scope, write, saves } = await open(outside);
    void write('Rain');
    await vi.waitFor(() => expect(saves()).toHaveLength(1), { timeout: 3000 });
    void write('Rainfall');
    answer(draft({}, 1));
    await allSettled(scope);
    expect(saves()).toEqual([
      [0, 'Rain'],
      [1, 'Rainfall'],
    ]);
  });

  test('saves a form that the user leaves before the pause is over', async () => {
    const { scope, write, saves } = await open();
    void write('Rain');
    await allSettled(templateOpened, { scope, params: { type, id: generation.id } });
    expect(saves()).toEqual([[0, 'Rain']]);
  });

  test('does not save the form of an existing document', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(templateOpened, { scope, params: { type, id: generation.id } });
    await allSettled(fieldChanged, { scope, params: { name: 'topic', value: 'Rain' } });
    expect(outside.saveDraft).not.toHaveBeenCalled();
  });

  test('a failed save leaves the values in this browser, and the next change saves them', async () => {
    const outside = start();
    outside.saveDraft.mockImplementationOnce(() => Promise.reject(networkError({ reason: null })));
    const { write, saves } = await open(outside);
    await write('Rain');
    expect(outside.removeDraft).not.toHaveBeenCalled();
    await write('Rainfall');
    expect(saves().at(-1)).toEqual([0, 'Rainfall']);
    expect(outside.removeDraft).toHaveBeenCalledOnce();
  });
});

describe('opening', () => {
  test('restores the draft of any device, with a notice', async () => {
    const { scope, topic, write, saves } = await open(withDraft({ topic: 'Rain' }, 4));
    expect(topic()).toBe('Rain');
    expect(scope.getState($notice)).toEqual({ state: 'restored', savedAt: '2026-11-20T09:04:00.000Z' });
    expect(saves()).toEqual([]);
    await write('Rainfall');
    expect(saves()).toEqual([[4, 'Rainfall']]);
  });

  test('saves what only this browser had', async () => {
    const outside = withDraft({ topic: 'Old' }, 4);
    outside.storedDraft.mockReturnValue({
      stored: { values: { topic: 'Typed offline' }, version: 4, user: null },
      saved: draft({ topic: 'Old' }, 4),
    });
    const { scope, saves } = await open(outside);
    expect(saves()).toEqual([[4, 'Typed offline']]);
    expect(scope.getState($notice)).toEqual({ state: 'restored', savedAt: null });
  });
});

describe('two windows', () => {
  async function conflicted() {
    const outside = start();
    outside.saveDraft.mockImplementationOnce(() => Promise.reject(conflict));
    outside.currentDraft.mockReturnValue({ draft: draft({ topic: 'Snow' }, 7) });
    const page = await open(outside);
    await page.write('Rain');
    return page;
  }

  test('a version of another window is not overwritten without a choice', async () => {
    const { scope, write, topic, saves } = await conflicted();
    expect(scope.getState($notice)).toMatchObject({ state: 'conflict' });
    await write('Rainfall');
    expect(topic()).toBe('Rainfall');
    expect(saves()).toEqual([[0, 'Rain']]);
  });

  test('the user keeps this form', async () => {
    const { scope, saves } = await conflicted();
    await allSettled(ownVersionKept, { scope });
    expect(saves().at(-1)).toEqual([7, 'Rain']);
    expect(scope.getState($notice)).toEqual({ state: 'none' });
  });

  test('the user takes the other form', async () => {
    const { scope, topic, write, saves } = await conflicted();
    await allSettled(otherVersionChosen, { scope });
    expect(topic()).toBe('Snow');
    expect(saves()).toHaveLength(1);
    await write('Hail');
    expect(saves().at(-1)).toEqual([7, 'Hail']);
  });

  test('a save whose answer was lost is no conflict', async () => {
    const outside = start();
    outside.saveDraft.mockImplementationOnce((_, { request }) => {
      outside.currentDraft.mockReturnValue({ draft: draft(request.draftContent.input, 1) });
      return Promise.reject(conflict);
    });
    const { scope, write, saves } = await open(outside);
    await write('Rain');
    expect(scope.getState($notice)).toEqual({ state: 'none' });
    await write('Rainfall');
    expect(saves().at(-1)).toEqual([1, 'Rainfall']);
  });

  test('a draft that another window removed is saved as a new one', async () => {
    const outside = withDraft({ topic: 'Rain' }, 4);
    outside.saveDraft.mockImplementationOnce(() => Promise.reject(conflict));
    const { write, saves } = await open(outside);
    await write('Rainfall');
    expect(saves()).toEqual([
      [4, 'Rainfall'],
      [0, 'Rainfall'],
    ]);
  });
});

describe('starting over', () => {
  test('empties the form and deletes the draft; Undo brings both back', async () => {
    const { outside, scope, topic, saves } = await open(withDraft({ topic: 'Rain' }, 4));
    await allSettled(startOverRequested, { scope });
    expect(topic()).toBe('');
    expect(outside.deleteDraft).toHaveBeenCalledOnce();
    expect(saves()).toEqual([]);
    await allSettled(startOverUndone, { scope });
    expect(topic()).toBe('Rain');
    expect(saves()).toEqual([[0, 'Rain']]);
  });

  test('Undo is no longer offered once the user types', async () => {
    const { scope, write } = await open(withDraft({ topic: 'Rain' }, 4));
    await allSettled(startOverRequested, { scope });
    await write('Snow');
    expect(scope.getState($notice)).toEqual({ state: 'none' });
  });
});

describe('the document', () => {
  test('is started from the saved draft, which the server then removes', async () => {
    const { outside, scope } = await open(withDraft(requiredInput, 4));
    await allSettled(formSubmitted, { scope });
    expect(outside.start.mock.lastCall?.[1]).toMatchObject({
      request: { generationRequest: { draft_version: 4 } },
    });
    expect(outside.deleteDraft).not.toHaveBeenCalled();
  });

  test('removes a draft that was being saved when it was started', async () => {
    const outside = withDraft(requiredInput, 4);
    let answer = (_: unknown) => {};
    outside.saveDraft.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { scope, write, saves } = await open(outside);
    void write('Rainfall');
    await vi.waitFor(() => expect(saves()).toHaveLength(1), { timeout: 3000 });
    outside.start.mockImplementationOnce(() => {
      answer(draft({}, 5));
      return new Promise((resolve) => setTimeout(() => resolve(generation)));
    });
    await allSettled(formSubmitted, { scope });
    expect(outside.deleteDraft).toHaveBeenCalledOnce();
  });
});
