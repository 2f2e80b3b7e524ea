import { httpError } from '@farfetched/core';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import '../index';
import { $toasts } from '@/shared/lib/toasts';
import { $editing, editAsked, editCancelled, editSaved, newestTaken, valueChanged } from './document-editing';
import { generation, start } from './workspace.fixture';

const refused = (status: number, response: { message: string; errors?: Record<string, string[]> }) =>
  httpError({ status, statusText: '', response });

describe('editing a section', () => {
  test('keeps what is written on the device, sends it once, and forgets it when it has arrived', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editAsked, { scope, params: 'overview' });
    await allSettled(valueChanged, { scope, params: 'New words.' });
    expect(outside.keepEdit).toHaveBeenCalledOnce();
    void allSettled(editSaved, { scope });
    await allSettled(editSaved, { scope });
    expect(outside.edit).toHaveBeenCalledOnce();
    expect(scope.getState($editing)).toEqual({ state: 'reading' });
    expect(outside.forgetEdit).toHaveBeenCalledOnce();
    expect(scope.getState($toasts).at(-1)).toMatchObject({
      title: 'Your edit is kept.',
      action: { label: 'Undo' },
    });
  });

  test('that changed nothing ends without a call', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editAsked, { scope, params: 'overview' });
    await allSettled(editSaved, { scope });
    expect(outside.edit).not.toHaveBeenCalled();
    expect(scope.getState($editing)).toEqual({ state: 'reading' });
  });

  test('that is refused stays open with its words; the newest state can be taken under it', async () => {
    const outside = start();
    outside.edit.mockImplementationOnce(() =>
      Promise.reject(refused(409, { message: 'Changed elsewhere.' })),
    );
    outside.get.mockReturnValue({ ...generation, version: generation.version + 3 });
    const scope = outside.scope(true);
    await allSettled(editAsked, { scope, params: 'overview' });
    await allSettled(valueChanged, { scope, params: 'New words.' });
    await allSettled(editSaved, { scope });
    expect(scope.getState($editing)).toMatchObject({
      value: 'New words.',
      saving: false,
      problem: { status: 409 },
    });
    await allSettled(newestTaken, { scope });
    expect(scope.getState($editing)).toMatchObject({ value: 'New words.', problem: null });
    outside.edit.mockReturnValue({ ...generation, version: generation.version + 4 });
    await allSettled(editSaved, { scope });
    expect(JSON.stringify(outside.edit.mock.lastCall)).toContain(`"version":${generation.version + 3}`);
  });

  test('goes on with what was written before a reload, and Escape gives it up', async () => {
    const outside = start();
    outside.keptEdit.mockReturnValue('Half a sentence');
    const scope = outside.scope(true);
    await allSettled(editAsked, { scope, params: 'overview' });
    expect(scope.getState($editing)).toMatchObject({ value: 'Half a sentence' });
    await allSettled(editCancelled, { scope });
    expect(outside.forgetEdit).toHaveBeenCalledOnce();
    expect(scope.getState($editing)).toEqual({ state: 'reading' });
  });

  test('one at a time, and none of a section that is not there', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editAsked, { scope, params: 'no-such-section' });
    expect(scope.getState($editing)).toEqual({ state: 'reading' });
    await allSettled(editAsked, { scope, params: 'overview' });
    await allSettled(editAsked, { scope, params: 'objectives' });
    expect(scope.getState($editing)).toMatchObject({ section: 'overview' });
  });

  test('leads back to the one that is open when another is asked for', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editAsked, { scope, params: 'overview' });
    expect(outside.show).not.toHaveBeenCalled();
    await allSettled(editAsked, { scope, params: null });
    expect(outside.show).toHaveBeenCalledExactlyOnceWith('overview');
  });

  test('gives the focus back to where it was when it is over', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editAsked, { scope, params: 'overview' });
    await allSettled(editCancelled, { scope });
    expect(outside.returnFocus).toHaveBeenCalledExactlyOnceWith('overview');
  });
});

describe('editing the title', () => {
  test('sends the title alone, without the space around it', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(editAsked, { scope, params: null });
    expect(scope.getState($editing)).toMatchObject({ section: null, value: generation.title });
    await allSettled(valueChanged, { scope, params: '  The log  ' });
    await allSettled(editSaved, { scope });
    expect(JSON.stringify(outside.edit.mock.lastCall)).toContain(
      `"generationEdit":{"version":${generation.version},"title":"The log"}`,
    );
    expect(scope.getState($editing)).toEqual({ state: 'reading' });
    expect(scope.getState($toasts).at(-1)).toMatchObject({ action: { label: 'Undo' } });
  });

  test.each(['', '   ', generation.title, ` ${generation.title} `])(
    'leaves it as it was when it says %j',
    async (title) => {
      const outside = start();
      const scope = outside.scope(true);
      await allSettled(editAsked, { scope, params: null });
      await allSettled(valueChanged, { scope, params: title });
      await allSettled(editSaved, { scope });
      expect(outside.edit).not.toHaveBeenCalled();
      expect(scope.getState($editing)).toEqual({ state: 'reading' });
    },
  );
});
