import { httpError } from '@farfetched/core';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import '../index';
import { $toasts } from '@/shared/lib/toasts';
import {
  $editing,
  editRequested,
  editCancelled,
  editSaved,
  latestRequested,
  valueChanged,
} from './document-editing';
import { generation, sectionOf, start } from './editor.fixture';

const theTitle = { kind: 'title' } as const;
const overview = { kind: 'section', section: sectionOf('overview') } as const;
const missing = { kind: 'section', section: { ...sectionOf('overview'), key: 'no-such' } } as const;

const rejected = (status: number, response: { message: string; errors?: Record<string, string[]> }) =>
  httpError({ status, statusText: '', response });

describe('editing a section', () => {
  test('stores the edit locally, sends it once, and removes the local copy on success', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editRequested, { scope, params: overview });
    await allSettled(valueChanged, { scope, params: 'New words.' });
    expect(outside.storeEdit).toHaveBeenCalledOnce();
    void allSettled(editSaved, { scope });
    await allSettled(editSaved, { scope });
    expect(outside.edit).toHaveBeenCalledOnce();
    expect(scope.getState($editing)).toEqual({ state: 'idle' });
    expect(outside.removeEdit).toHaveBeenCalledOnce();
    expect(scope.getState($toasts).at(-1)).toMatchObject({
      title: 'Saved.',
      action: { label: 'Undo' },
    });
  });

  test('without a change ends without a request', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editRequested, { scope, params: overview });
    await allSettled(editSaved, { scope });
    expect(outside.edit).not.toHaveBeenCalled();
    expect(scope.getState($editing)).toEqual({ state: 'idle' });
  });

  test('stays open on a conflict; the latest version can be loaded under the edit', async () => {
    const outside = start();
    outside.edit.mockImplementationOnce(() =>
      Promise.reject(rejected(409, { message: 'Changed elsewhere.' })),
    );
    outside.get.mockReturnValue({
      ...generation,
      version: generation.version + 3,
      result: { ...generation.result, overview: 'Their words.' },
    });
    const scope = outside.scope(true);
    await allSettled(editRequested, { scope, params: overview });
    await allSettled(valueChanged, { scope, params: 'New words.' });
    await allSettled(editSaved, { scope });
    expect(scope.getState($editing)).toMatchObject({
      value: 'New words.',
      sent: null,
      problem: { status: 409 },
    });
    await allSettled(latestRequested, { scope });
    expect(scope.getState($editing)).toMatchObject({ value: 'New words.', problem: null });
    outside.edit.mockReturnValue({ ...generation, version: generation.version + 4 });
    await allSettled(editSaved, { scope });
    expect(JSON.stringify(outside.edit.mock.lastCall)).toContain(`"version":${generation.version + 3}`);
    expect(JSON.stringify(outside.edit.mock.lastCall)).toContain('"before":"Their words."');
  });

  test('resumes an edit from before a reload, and cancelling discards it', async () => {
    const outside = start();
    outside.storedEdit.mockReturnValue({
      before: generation.result.overview,
      value: 'Half a sentence',
    });
    const scope = outside.scope(true);
    await allSettled(editRequested, { scope, params: overview });
    expect(scope.getState($editing)).toMatchObject({ value: 'Half a sentence' });
    await allSettled(editCancelled, { scope });
    expect(outside.removeEdit).toHaveBeenCalledOnce();
    expect(scope.getState($editing)).toEqual({ state: 'idle' });
  });

  test('edits one section at a time, and no missing one', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editRequested, { scope, params: missing });
    expect(scope.getState($editing)).toEqual({ state: 'idle' });
    await allSettled(editRequested, { scope, params: overview });
    await allSettled(editRequested, { scope, params: { kind: 'section', section: sectionOf('objectives') } });
    expect(scope.getState($editing)).toMatchObject({ target: overview });
  });

  test('scrolls to the open editor when another one is requested', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editRequested, { scope, params: overview });
    expect(outside.show).not.toHaveBeenCalled();
    await allSettled(editRequested, { scope, params: theTitle });
    expect(outside.show).toHaveBeenCalledExactlyOnceWith('overview');
  });

  test('returns the focus to the section afterwards', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editRequested, { scope, params: overview });
    await allSettled(editCancelled, { scope });
    expect(outside.returnFocus).toHaveBeenCalledExactlyOnceWith('overview');
  });
});

describe('editing the title', () => {
  test('sends only the title, trimmed', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editRequested, { scope, params: theTitle });
    expect(scope.getState($editing)).toMatchObject({ target: theTitle, value: generation.title });
    await allSettled(valueChanged, { scope, params: '  The log  ' });
    await allSettled(editSaved, { scope });
    expect(JSON.stringify(outside.edit.mock.lastCall)).toContain(
      `"generationEdit":{"version":${generation.version},"title":"The log"}`,
    );
    expect(scope.getState($editing)).toEqual({ state: 'idle' });
    expect(scope.getState($toasts).at(-1)).toMatchObject({ action: { label: 'Undo' } });
  });

  test.each(['', '   ', generation.title, ` ${generation.title} `])(
    'the title %j counts as unchanged',
    async (text) => {
      const outside = start();
      const scope = outside.scope(true);
      await allSettled(editRequested, { scope, params: theTitle });
      await allSettled(valueChanged, { scope, params: text });
      await allSettled(editSaved, { scope });
      expect(outside.edit).not.toHaveBeenCalled();
      expect(scope.getState($editing)).toEqual({ state: 'idle' });
    },
  );
});
