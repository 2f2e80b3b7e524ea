import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $generation } from '@/entities/generation';
import { addBriefcaseEntryFx, listBriefcaseFoldersFx } from '@/shared/api/briefcases';
import { $toasts } from '@/shared/lib/toasts';
import { entries, folders } from '../../../../tests/support/briefcases';
import { lesson, settledState } from '../../../../tests/support/documents';
import { $isOpen, form, keepingOpened } from './add-to-briefcase';

test('the open document is added to the chosen folder, or to none', async () => {
  const add = vi.fn((..._call: unknown[]): unknown => entries[0]);
  const scope = fork({
    values: [[$generation, settledState(lesson)]],
    handlers: [
      [listBriefcaseFoldersFx, () => ({ items: folders })],
      [addBriefcaseEntryFx, add],
    ],
  });
  for (const folderId of ['', folders[0]?.id ?? '']) {
    await allSettled(keepingOpened, { scope });
    await allSettled(form.changed, { scope, params: { folderId } });
    await allSettled(form.submitted, { scope });
    expect(add.mock.lastCall?.[1]).toMatchObject({
      request: {
        newBriefcaseEntry: {
          kind: 'document',
          generation_id: lesson.generation.id,
          folder_id: folderId === '' ? null : folderId,
        },
      },
    });
    expect(scope.getState($isOpen)).toBe(false);
  }
  expect(scope.getState($toasts).at(-1)).toMatchObject({ tone: 'ok', title: 'Added to the briefcase.' });
});
