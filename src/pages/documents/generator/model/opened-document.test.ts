import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { actionConfirmed, actionOpened } from '@/features/document/actions';
import { copyChosen, sectionCopyRequested } from '@/features/document/editor';
import { $printedCopy, $settings, $uploadedSource } from '@/features/document/print';
import { lesson, settledState } from '../../../../../tests/support/documents';
import { $isPrinting, generatorOpened } from './generator';
import { printChosen } from './opened-document';
import { generation, start, type } from './workspace.fixture';

const address = { type, id: generation.id };

test('a confirmed rewrite of the document is sent', async () => {
  const outside = start();
  const scope = outside.scope(true);
  await allSettled(actionOpened, { scope, params: 'shorter' });
  await allSettled(actionConfirmed, { scope });
  expect(outside.revise).toHaveBeenCalledOnce();
});

test('a section is copied to the clipboard', async () => {
  const outside = start();
  await allSettled(sectionCopyRequested, {
    scope: outside.scope(true),
    params: { section: 'overview', copy: 'student' },
  });
  expect(outside.copy).toHaveBeenCalledOnce();
  expect(outside.richText.mock.lastCall).toEqual([
    null,
    expect.objectContaining({
      request: { id: generation.id, params: { section: 'overview', copy: 'student' } },
    }),
  ]);
});

describe('the print view', () => {
  test('opens with the copy on the screen', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(copyChosen, { scope, params: 'student' });
    await allSettled(printChosen, { scope });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/teacher/${type}/edit/${generation.id}/print`,
    });
    expect(scope.getState($printedCopy)).toBe('student');
  });

  test('has an address of its own', async () => {
    const scope = start().scope(true);
    await allSettled(generatorOpened, { scope, params: { ...address, printing: true } });
    expect(scope.getState($isPrinting)).toBe(true);
    await allSettled(generatorOpened, { scope, params: address });
    expect(scope.getState($isPrinting)).toBe(false);
  });

  test('remembers the settings of earlier prints', async () => {
    const outside = start();
    outside.stored.mockReturnValue({ size: 'a4', room: 'none', largePrint: true });
    const scope = outside.scope(true);
    await allSettled(generatorOpened, { scope, params: address });
    expect(scope.getState($settings)).toEqual({ size: 'a4', room: 'none', largePrint: true });
  });

  test('fetches the text of uploaded sources, which the workspace does not need', async () => {
    const input = { ...generation.input, source_type: 'file', source_file_ids: ['one'] };
    const outside = start(settledState(lesson, { input }));
    outside.sourceText.mockReturnValue({ kind: 'txt', text: 'A pot.' });
    const scope = outside.scope(true);
    await allSettled(generatorOpened, { scope, params: address });
    expect(outside.sourceText).not.toHaveBeenCalled();
    await allSettled(generatorOpened, { scope, params: { ...address, printing: true } });
    expect(scope.getState($uploadedSource)).toBe('A pot.');
  });
});
