import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimNameFx, readAllStoredFx, removeAllStoredFx, takeLeftFx } from './window-storage';

let stored: Record<string, string> = {};
const held = new Set<string>();

/** Locks as windows see them: one that is held is not free before the signal ends the wait. */
const locks = {
  request: async (name: string, ...rest: unknown[]): Promise<unknown> => {
    const granted = rest.at(-1);
    if (held.has(name)) throw new DOMException('Too long.', 'TimeoutError');
    held.add(name);
    return typeof granted === 'function' ? granted() : undefined;
  },
};

beforeEach(() => {
  held.clear();
  stored = {};
  const storage = {
    getItem: (name: string) => stored[name] ?? null,
    removeItem: (name: string) => Reflect.deleteProperty(stored, name),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function claim() {
  const { value } = await allSettled(claimNameFx, { scope: fork(), params: 'edit:x:' });
  return String(value);
}
const take = async (own: string) =>
  (await allSettled(takeLeftFx, { scope: fork(), params: { prefix: 'edit:x:', own } })).value;

test('windows have different names, and take only what closed ones left, once', async () => {
  const [one, other] = [await claim(), await claim()];
  expect(one).not.toBe(other);
  Object.assign(stored, { [one]: '1', [other]: '2', 'edit:x:closed': '3', 'edit:y': '4' });
  expect(await take(one)).toEqual([{ name: 'edit:x:closed', value: 3 }]);
  expect(await take(other)).toEqual([]);
  held.delete(one);
  expect(await take(other)).toEqual([{ name: one, value: 1 }]);
});

test('a value that is no JSON is left where it is', async () => {
  Object.assign(stored, { 'edit:x:a': '{', 'edit:x:b': '[]' });
  expect(await take(await claim())).toEqual([{ name: 'edit:x:b', value: [] }]);
  expect(Object.keys(stored)).toContain('edit:x:a');
});

test('reads and removes what several windows store', async () => {
  Object.assign(stored, { 'edit:x:a': '1', 'edit:x:b': '2', 'edit:y': '3' });
  const { value } = await allSettled(readAllStoredFx, { scope: fork(), params: ['edit:x:', 'edit:z:'] });
  expect(value).toEqual([1, 2]);
  await allSettled(removeAllStoredFx, { scope: fork(), params: ['edit:x:a', 'edit:x:b'] });
  expect(Object.keys(stored)).toEqual(['edit:y']);
});
