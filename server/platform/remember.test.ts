import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('a remembered function computes the result of a text once', () => {
  const compute = vi.fn((text: string) => text.length);
  const lengthOf = remember(2, compute);
  expect([lengthOf('a'), lengthOf('bb'), lengthOf('a')]).toEqual([1, 2, 1]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('a remembered function forgets the oldest text', () => {
  const compute = vi.fn((text: string) => text.length);
  const lengthOf = remember(2, compute);
  for (const text of ['a', 'bb', 'ccc', 'bb', 'ccc', 'a']) lengthOf(text);
  expect(compute.mock.calls).toEqual([['a'], ['bb'], ['ccc'], ['a']]);
});
