import { httpError } from '@farfetched/core';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import '../index';
import { changeAsked, startAsked } from '@/entities/generation';
import { $toasts } from '@/shared/lib/toasts';
import { lesson, resting } from '../ui/generator.sample';
import {
  $copy,
  $picked,
  copyChosen,
  exportAsked,
  printAsked,
  sectionPicked,
  sectionSought,
} from './document';
import { generation, start, type } from './workspace.fixture';

const refused = (status: number, response: { message: string; errors?: Record<string, string[]> }) =>
  httpError({ status, statusText: '', response });

describe('the document', () => {
  test('is exported under its title, and the copy for students says so', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(exportAsked, { scope, params: { format: 'docx', copy: 'student' } });
    expect(outside.save).toHaveBeenCalledExactlyOnceWith({
      content: expect.any(Blob),
      name: 'Where-does-a-tree-s-mass-come-from-student.docx',
    });
  });

  test('that cannot be exported is told', async () => {
    const outside = start();
    outside.export.mockImplementation(() =>
      Promise.reject(refused(500, { message: 'Internal Server Error' })),
    );
    const scope = outside.scope(true);
    await allSettled(exportAsked, { scope, params: { format: 'markdown', copy: 'teacher' } });
    expect(scope.getState($toasts).at(-1)).toMatchObject({
      tone: 'bad',
      description: 'Internal Server Error',
    });
  });

  test('is printed', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(printAsked, { scope });
    expect(outside.print).toHaveBeenCalledOnce();
  });

  test('a section is picked and let go; another copy lets go of it, too', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(sectionPicked, { scope, params: 'overview' });
    expect(scope.getState($picked)).toBe('overview');
    await allSettled(sectionPicked, { scope, params: 'overview' });
    expect(scope.getState($picked)).toBeNull();
    await allSettled(sectionSought, { scope, params: 'phases' });
    expect(outside.show).toHaveBeenCalledExactlyOnceWith('phases');
    await allSettled(copyChosen, { scope, params: 'student' });
    expect(scope.getState($copy)).toBe('student');
    expect(scope.getState($picked)).toBeNull();
  });

  test('saving says so', async () => {
    const outside = start(resting(lesson, { saved: false }));
    outside.edit.mockReturnValue({ ...generation, saved: true });
    const scope = outside.scope(true);
    await allSettled(changeAsked, { scope, params: { kind: 'save' } });
    expect(scope.getState($toasts).at(-1)).toMatchObject({ title: 'Saved.' });
  });

  test('nothing starts while a change is on its way', async () => {
    const outside = start();
    outside.edit.mockReturnValue(new Promise(() => {}));
    const scope = outside.scope(true);
    void allSettled(changeAsked, { scope, params: { kind: 'edit', sections: { overview: 'x' } } });
    void allSettled(startAsked, {
      scope,
      params: { request: { template_type: type, input: {} }, key: 'a-long-key' },
    });
    expect(outside.start).not.toHaveBeenCalled();
  });
});
