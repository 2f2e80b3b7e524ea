import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { removeDraftsFx } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('removes forms and edits, and nothing else, also those stored before the page is gone', async () => {
  const page = new EventTarget();
  const storage = {
    'form:quiz': '{}',
    'edit:1:notes': '""',
    lectern_theme: '"dark"',
    removeItem: (name: string) => Reflect.deleteProperty(storage, name),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  await allSettled(removeDraftsFx, { scope: fork() });
  expect(Object.keys(storage)).toEqual(['lectern_theme', 'removeItem']);
  Object.assign(storage, { 'form:quiz': '{}' });
  page.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(storage)).toEqual(['lectern_theme', 'removeItem']);
});
