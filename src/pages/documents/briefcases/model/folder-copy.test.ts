import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { copyBriefcaseFolderFx } from '@/shared/api/briefcases';
import { folder } from '../../../../../tests/support/briefcases';
import { $toasts } from '@/shared/lib/toasts';
import { folderCopied } from './folder-copy';
import { $folderId } from './place';

async function placeOfCopy(of: Parameters<typeof folder>[1]) {
  const copy = vi.fn((..._call: unknown[]) => folder('7a09'));
  const scope = fork({ handlers: [[copyBriefcaseFolderFx, copy]] });
  await allSettled(folderCopied, { scope, params: folder('7a08', of) });
  return copy.mock.lastCall?.[1];
}

test('an own folder is copied beside itself', async () => {
  const { id: parentId } = folder('7a07');
  expect(await placeOfCopy({ role: 'owner', parent_id: parentId })).toMatchObject({
    request: { briefcaseFolderPlace: { parent_id: parentId } },
  });
});

test('a folder of a colleague is copied to the own briefcase', async () => {
  expect(await placeOfCopy({ role: 'reader', parent_id: folder('7a07').id })).toMatchObject({
    request: { briefcaseFolderPlace: { parent_id: null } },
  });
});

test.each([
  ['its own page leads to the copy', folder('7a08').id, { action: { label: 'Open copy' } }],
  ['elsewhere it can be undone', null, { undo: { given: folder('7a09').id } }],
])('a copied folder says so: %s', async (_, open, toast) => {
  const scope = fork({
    values: [[$folderId, open]],
    handlers: [[copyBriefcaseFolderFx, () => folder('7a09')]],
  });
  await allSettled(folderCopied, { scope, params: folder('7a08') });
  expect(scope.getState($toasts)[0]).toMatchObject(toast);
});
