import { expect, test } from 'vitest';
import { applyPatches } from './apply-patches';

/** The paths of the outermost objects that two values share. */
function sharedPaths(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [];
  if (one === other) return [path];
  const parts = new Map(Object.entries(other));
  return Object.entries(one).flatMap(([key, part]) =>
    sharedPaths(part, parts.get(key), path === '' ? key : `${path}/${key}`),
  );
}

test('set and append patches build a document', () => {
  const result = applyPatches({}, [
    { op: 'set', path: ['overview'], value: 'Drops' },
    { op: 'append', path: ['overview'], value: ' fall.' },
    { op: 'set', path: ['phases'], value: [] },
    { op: 'set', path: ['phases', 0], value: {} },
    { op: 'set', path: ['phases', 0, 'minutes'], value: 10 },
    { op: 'append', path: ['phases', 0, 'name'], value: 'Start' },
  ]);
  expect(result).toEqual({ overview: 'Drops fall.', phases: [{ minutes: 10, name: 'Start' }] });
});

test('does not mutate the previous result, and copies only the patched parts', () => {
  const before = { overview: 'Drops', phases: [{ name: 'Start' }], goals: ['see'] };
  const after = applyPatches(before, [{ op: 'append', path: ['phases', 0, 'name'], value: ' here' }]);
  expect(before.phases).toEqual([{ name: 'Start' }]);
  expect(after.phases).toEqual([{ name: 'Start here' }]);
  expect(after.goals).toBe(before.goals);
});

test('a token changes the identity of the parts that contain it, and of no others', () => {
  const lessons = [{ title: 'Clouds' }, { title: 'Fro' }];
  const before = { units: [{ number: 1 }, { number: 2, objectives: ['see'], lessons }] };
  const token = { op: 'append' as const, path: ['units', 1, 'lessons', 1, 'title'], value: 'nts' };
  const after = applyPatches(before, [token]);
  expect(after).toEqual({
    units: [
      { number: 1 },
      { number: 2, objectives: ['see'], lessons: [{ title: 'Clouds' }, { title: 'Fronts' }] },
    ],
  });
  expect(sharedPaths(before, after)).toEqual(['units/0', 'units/1/objectives', 'units/1/lessons/0']);
});

test('returns the same object without patches', () => {
  const before = { overview: 'Drops' };
  expect(applyPatches(before, [])).toBe(before);
});

test('skips a patch whose parent does not exist', () => {
  const before = { overview: 'Drops' };
  const after = applyPatches(before, [
    { op: 'set', path: ['phases', 0, 'name'], value: 'Start' },
    { op: 'append', path: ['overview', 'length'], value: '!' },
    { op: 'set', path: [], value: 'everything' },
  ]);
  expect(after).toEqual({ overview: 'Drops' });
});

test('a patch cannot reach Object.prototype', () => {
  applyPatches({}, [
    { op: 'set', path: ['__proto__', 'polluted'], value: true },
    { op: 'set', path: ['__proto__'], value: { polluted: true } },
  ]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
