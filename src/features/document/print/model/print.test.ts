import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { getSourceTextFx } from '@/shared/api/sources';
import { navigateFx } from '@/shared/lib/navigation';
import { readStoredFx, storeFx } from '@/shared/lib/storage';
import { lesson, settledState } from '../../../../../tests/support/documents';
import {
  $printedCopy,
  $settings,
  printConfirmed,
  printFx,
  printRequested,
  settingChosen,
  settingsNeeded,
  usualPaperFx,
} from './print';
import { $uploadedSource, printViewOpened } from './uploaded-source';

const { generation } = lesson;

/** Every external effect is replaced; `scope(true)` has the sample document open. */
function start() {
  const answer = (value: unknown) => vi.fn((..._call: unknown[]): unknown => value);
  const outside = {
    navigate: answer(undefined),
    print: answer(undefined),
    sourceText: answer({ text: '' }),
    usualPaper: answer('letter'),
    stored: answer(undefined),
    store: answer(undefined),
  };
  const scope = (open = true) =>
    fork({
      values: [[$generation, open ? settledState(lesson) : $generation.defaultState]],
      handlers: [
        [navigateFx, outside.navigate],
        [printFx, outside.print],
        [getSourceTextFx, outside.sourceText],
        [usualPaperFx, outside.usualPaper],
        [readStoredFx, outside.stored],
        [storeFx, outside.store],
      ],
    });
  return { ...outside, scope };
}

describe('printing', () => {
  test('opens the print view with the chosen copy', async () => {
    const outside = start();
    const scope = outside.scope();
    await allSettled(printRequested, { scope, params: 'student' });
    expect(outside.navigate).toHaveBeenCalledExactlyOnceWith({
      to: `/teacher/${generation.template_type}/edit/${generation.id}/print`,
    });
    expect(scope.getState($printedCopy)).toBe('student');
    expect(outside.print).not.toHaveBeenCalled();
  });

  test('does nothing without a document', async () => {
    const outside = start();
    await allSettled(printRequested, { scope: outside.scope(false), params: 'teacher' });
    expect(outside.navigate).not.toHaveBeenCalled();
  });

  test('starts with the paper of the user’s country and remembers another choice', async () => {
    const outside = start();
    outside.usualPaper.mockReturnValue('a4');
    const scope = outside.scope();
    await allSettled(settingsNeeded, { scope });
    expect(scope.getState($settings).size).toBe('a4');
    await allSettled(settingChosen, { scope, params: { size: 'letter' } });
    expect(outside.store).toHaveBeenLastCalledWith({
      name: 'print-settings',
      value: { size: 'letter', room: 'lines', largePrint: false },
    });
    outside.stored.mockReturnValue({ size: 'letter', room: 'none', largePrint: true });
    const later = outside.scope();
    await allSettled(settingsNeeded, { scope: later });
    expect(later.getState($settings)).toEqual({ size: 'letter', room: 'none', largePrint: true });
  });

  test('ignores stored settings that it does not know', async () => {
    const outside = start();
    outside.stored.mockReturnValue({ size: 'a3' });
    const scope = outside.scope();
    await allSettled(settingsNeeded, { scope });
    expect(scope.getState($settings).size).toBe('letter');
  });

  test('sends the sheets to the printer', async () => {
    const outside = start();
    await allSettled(printConfirmed, { scope: outside.scope() });
    expect(outside.print).toHaveBeenCalledOnce();
  });

  test('fetches the text of uploaded sources', async () => {
    const input = { ...generation.input, source_type: 'file', source_file_ids: ['one', 'two'] };
    const outside = start();
    const scope = outside.scope();
    outside.sourceText
      .mockReturnValueOnce({ kind: 'pdf', text: 'A willow.' })
      .mockReturnValueOnce({ kind: 'txt', text: 'A pot.' });
    await allSettled(printViewOpened, { scope, params: { ...generation, input } });
    expect(scope.getState($uploadedSource)).toBe('A willow.\n\nA pot.');
  });

  test.each(['file', 'document'])(
    'prints nothing of a document that is a source beside a file: %s',
    async (source_type) => {
      const input = { ...generation.input, source_type, source_file_ids: ['one', 'two'] };
      const outside = start();
      const scope = outside.scope();
      outside.sourceText
        .mockReturnValueOnce({ kind: 'document', text: 'Answer key: 1. B' })
        .mockReturnValueOnce({ kind: 'txt', text: 'A pot.' });
      await allSettled(printViewOpened, { scope, params: { ...generation, input } });
      expect(scope.getState($uploadedSource)).toBe('A pot.');
    },
  );
});
