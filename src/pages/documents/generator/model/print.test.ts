import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { copyChosen } from '@/features/document-editor';
import { generatorOpened } from './generator';
import '../index';
import { $isPrinting, $printedCopy, $settings, printConfirmed, printRequested, settingChosen } from './print';
import { settledState, lesson } from '../../../../../tests/support/documents';
import { $uploadedSource } from './uploaded-source';
import { generation, start, type } from './workspace.fixture';

const address = { type, id: generation.id };

describe('printing', () => {
  test('opens the print view with the copy on the screen', async () => {
    const outside = start();
    const scope = outside.scope(true);
    await allSettled(copyChosen, { scope, params: 'student' });
    await allSettled(printRequested, { scope });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/teacher/${type}/edit/${generation.id}/print`,
    });
    expect(scope.getState($printedCopy)).toBe('student');
    expect(outside.print).not.toHaveBeenCalled();
  });

  test('does nothing without a document', async () => {
    const outside = start();
    await allSettled(printRequested, { scope: outside.scope() });
    expect(outside.navigate).not.toHaveBeenCalled();
  });

  test('the address tells the print view from the workspace', async () => {
    const scope = start().scope(true);
    await allSettled(generatorOpened, { scope, params: { ...address, printing: true } });
    expect(scope.getState($isPrinting)).toBe(true);
    await allSettled(generatorOpened, { scope, params: address });
    expect(scope.getState($isPrinting)).toBe(false);
  });

  test('starts with the paper of the user’s country and remembers another choice', async () => {
    const outside = start();
    outside.usualPaper.mockReturnValue('a4');
    const scope = outside.scope(true);
    await allSettled(generatorOpened, { scope, params: address });
    expect(scope.getState($settings).size).toBe('a4');
    await allSettled(settingChosen, { scope, params: { size: 'letter' } });
    expect(outside.store).toHaveBeenLastCalledWith({
      name: 'print-settings',
      value: { size: 'letter', room: 'lines', largePrint: false },
    });
    outside.stored.mockReturnValue({ size: 'letter', room: 'none', largePrint: true });
    const later = outside.scope(true);
    await allSettled(generatorOpened, { scope: later, params: address });
    expect(later.getState($settings)).toEqual({ size: 'letter', room: 'none', largePrint: true });
  });

  test('ignores stored settings that it does not know', async () => {
    const outside = start();
    outside.stored.mockReturnValue({ size: 'a3' });
    const scope = outside.scope(true);
    await allSettled(generatorOpened, { scope, params: address });
    expect(scope.getState($settings).size).toBe('letter');
  });

  test('sends the sheets to the printer', async () => {
    const outside = start();
    await allSettled(printConfirmed, { scope: outside.scope(true) });
    expect(outside.print).toHaveBeenCalledOnce();
  });

  test('fetches the text of uploaded sources, and only for the print view', async () => {
    const input = { ...generation.input, source_type: 'file', source_file_ids: ['one', 'two'] };
    const outside = start(settledState(lesson, { input }));
    const scope = outside.scope(true);
    await allSettled(generatorOpened, { scope, params: address });
    expect(outside.sourceText).not.toHaveBeenCalled();
    outside.sourceText
      .mockReturnValueOnce({ kind: 'pdf', text: 'A willow.' })
      .mockReturnValueOnce({ kind: 'txt', text: 'A pot.' });
    await allSettled(generatorOpened, { scope, params: { ...address, printing: true } });
    expect(scope.getState($uploadedSource)).toBe('A willow.\n\nA pot.');
  });

  test.each(['file', 'document'])(
    'prints nothing of a document that is a source beside a file: %s',
    async (source_type) => {
      const input = { ...generation.input, source_type, source_file_ids: ['one', 'two'] };
      const outside = start(settledState(lesson, { input }));
      const scope = outside.scope(true);
      outside.sourceText
        .mockReturnValueOnce({ kind: 'document', text: 'Answer key: 1. B' })
        .mockReturnValueOnce({ kind: 'txt', text: 'A pot.' });
      await allSettled(generatorOpened, { scope, params: { ...address, printing: true } });
      expect(scope.getState($uploadedSource)).toBe('A pot.');
    },
  );
});
