import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import '../index';
import { changeRequested, startRequested } from '@/entities/generation';
import { $toasts } from '@/shared/lib/toasts';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { $copy, $selected, copyChosen, sectionSelected, sectionRevealed } from './document';
import { generation, start, type } from './editor.fixture';

describe('the document', () => {
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
