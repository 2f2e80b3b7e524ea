import { httpError } from '@farfetched/core';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import '../index';
import { changeRequested, startRequested } from '@/entities/generation';
import { $toasts } from '@/shared/lib/toasts';
import { lesson, settledState } from '../ui/generator.sample';
import { $copy, $selected, copyChosen, exportRequested, sectionSelected, sectionRevealed } from './document';
import { generation, start, type } from './workspace.fixture';

const rejected = (status: number, response: { message: string; errors?: Record<string, string[]> }) =>
  httpError({ status, statusText: '', response });

describe('the document', () => {
  test('is exported under its title; the student copy has a suffix', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(exportRequested, { scope, params: { format: 'docx', copy: 'student' } });
    expect(outside.save).toHaveBeenCalledExactlyOnceWith({
      content: expect.any(Blob),
      name: 'Where-does-a-tree-s-mass-come-from-student.docx',
    });
  });

  test('a failed export shows a toast', async () => {
    const outside = start();
    outside.export.mockImplementation(() =>
      Promise.reject(rejected(500, { message: 'Internal Server Error' })),
    );
    const scope = outside.scope(true);
    await allSettled(exportRequested, { scope, params: { format: 'markdown', copy: 'teacher' } });
    expect(scope.getState($toasts).at(-1)).toMatchObject({
      tone: 'bad',
      description: 'Internal Server Error',
    });
  });

  test('a section is selected and deselected; switching the copy deselects it', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(sectionSelected, { scope, params: 'overview' });
    expect(scope.getState($selected)).toBe('overview');
    await allSettled(sectionSelected, { scope, params: 'overview' });
    expect(scope.getState($selected)).toBeNull();
    await allSettled(sectionRevealed, { scope, params: 'phases' });
    expect(outside.show).toHaveBeenCalledExactlyOnceWith('phases');
    await allSettled(copyChosen, { scope, params: 'student' });
    expect(scope.getState($copy)).toBe('student');
    expect(scope.getState($selected)).toBeNull();
  });

  test('saving shows a toast', async () => {
    const outside = start(settledState(lesson, { saved: false }));
    outside.edit.mockReturnValue({ ...generation, saved: true });
    const scope = outside.scope(true);
    await allSettled(changeRequested, { scope, params: { kind: 'save' } });
    expect(scope.getState($toasts).at(-1)).toMatchObject({ title: 'Saved.' });
  });

  test('no document starts while a change is pending', async () => {
    const outside = start();
    outside.edit.mockReturnValue(new Promise(() => {}));
    const scope = outside.scope(true);
    void allSettled(changeRequested, { scope, params: { kind: 'edit', title: 'x' } });
    void allSettled(startRequested, {
      scope,
      params: { request: { template_type: type, input: {} }, key: 'a-long-key' },
    });
    expect(outside.start).not.toHaveBeenCalled();
  });
});
