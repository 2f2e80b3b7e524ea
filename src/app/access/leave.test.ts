import { allSettled, fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { tabOpened } from '@/entities/session';
import { $toasts } from '@/shared/lib/toasts';
import { leaveFx, replaceDocument } from './leave';

/** A tab, whose session storage outlives its documents. */
function openTab() {
  const stored = new Map<string, string>();
  const replace = vi.fn();
  const body = { hidden: false };
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('document', { body, cookie: '' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  return { replace, body };
}

async function noticesOfNextDocument(): Promise<string[]> {
  const scope = fork();
  await allSettled(tabOpened, { scope });
  return scope.getState($toasts).map(({ title }) => title);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['signedOut', ['User has bees successfully logout.']],
  ['expired', ['Please login to continue']],
  ['deleted', ['Your account and everything in it are deleted.']],
  ['replaced', []],
] as const)('after a session was %s, the next document says so once: %j', async (how, notices) => {
  const { replace, body } = openTab();
  replaceDocument('/login', how);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/login');
  expect(body.hidden).toBe(true);
  expect(await noticesOfNextDocument()).toEqual(notices);
  expect(await noticesOfNextDocument()).toEqual([]);
});

test('a document that goes on shows the notice itself', async () => {
  openTab();
  const scope = fork({ handlers: [[leaveFx, () => 'expired']] });
  await allSettled(leaveFx, { scope, params: { how: 'expired' } });
  expect(scope.getState($toasts)).toMatchObject([{ title: 'Please login to continue' }]);
});

test('where storage is blocked, the document is replaced all the same', () => {
  const { replace } = openTab();
  const setItem = () => {
    throw new Error('Storage is blocked.');
  };
  vi.stubGlobal('sessionStorage', { setItem });
  expect(() => replaceDocument('/login', 'signedOut')).toThrow('Storage is blocked.');
  expect(replace).toHaveBeenCalledOnce();
});
