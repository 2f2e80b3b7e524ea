import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { copyBriefcaseFolderFx } from '@/shared/api/briefcases';
import { folder } from '../../../../../tests/support/briefcases';
import { folderCopied } from './folder-copy';

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
