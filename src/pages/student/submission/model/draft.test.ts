import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $userId } from '@/shared/api';
import { getStudentAssignmentFx } from '@/shared/api/submissions';
import { readStoredFx, removeStoredFx } from '@/shared/lib/storage';
import { studentAssignment } from '../../../../../tests/support/assignments';
import { assignment, draft } from './draft';

const content = { text: 'Saved later', link: '', pasted: [] };
const name = (user: string) => `form:saved-work:${user}:${studentAssignment.id}`;

/** Opens the work with what this browser has saved at this revision. */
async function open(revision: number, by = 'ada') {
  const removed = vi.fn((_: string) => {});
  const copies = new Map<string, unknown>([[name(by), { content, revision, savedAt: null }]]);
  const scope = fork({
    values: [[$userId, 'ada']],
    handlers: [
      [getStudentAssignmentFx, () => studentAssignment],
      [readStoredFx, (key: string) => copies.get(key)],
      [removeStoredFx, removed],
    ],
  });
  await allSettled(assignment.opened, { scope, params: studentAssignment.id });
  return { removed, opened: scope.getState(draft.$draft) };
}

const { revision } = studentAssignment.draft;

test('an older page shows what this browser has saved since, as saved', async () => {
  const { opened, removed } = await open(revision + 1);
  expect(opened).toMatchObject({ content, revision: revision + 1, isUnsaved: false, conflict: null });
  expect(removed).not.toHaveBeenCalled();
});

test('a page with it makes the copy needless', async () => {
  const { opened, removed } = await open(revision);
  expect(opened).toMatchObject({ content: { text: studentAssignment.draft.text } });
  expect(removed).toHaveBeenCalledExactlyOnceWith(name('ada'));
});

test('the copy of another student is not read', async () => {
  const { opened } = await open(revision + 1, 'grace');
  expect(opened).toMatchObject({ content: { text: studentAssignment.draft.text } });
});
