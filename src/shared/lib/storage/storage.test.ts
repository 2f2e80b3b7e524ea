import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { removeDraftsFx } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('removes forms and edits, and nothing else', async () => {
  const stored = { 'form:quiz': '{}', 'edit:1:notes': '""', lectern_theme: '"dark"' };
  const removeItem = vi.fn();
  vi.stubGlobal('localStorage', { ...stored, removeItem });
  await allSettled(removeDraftsFx, { scope: fork() });
  expect(removeItem.mock.calls).toEqual([['form:quiz'], ['edit:1:notes']]);
});
