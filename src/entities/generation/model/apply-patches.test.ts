import { expect, test } from 'vitest';
import { applyPatches } from './apply-patches';

test('a document grows by setting and appending', () => {
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

test('what was there before is neither changed nor copied', () => {
  const before = { overview: 'Drops', phases: [{ name: 'Start' }], goals: ['see'] };
  const after = applyPatches(before, [{ op: 'append', path: ['phases', 0, 'name'], value: ' here' }]);
  expect(before.phases).toEqual([{ name: 'Start' }]);
  expect(after.phases).toEqual([{ name: 'Start here' }]);
  expect(after.goals).toBe(before.goals);
});

test('no patch gives the same object', () => {
  const before = { overview: 'Drops' };
  expect(applyPatches(before, [])).toBe(before);
});

test('a patch into a place that is not there is left out', () => {
  const before = { overview: 'Drops' };
  const after = applyPatches(before, [
    { op: 'set', path: ['phases', 0, 'name'], value: 'Start' },
    { op: 'append', path: ['overview', 'length'], value: '!' },
    { op: 'set', path: [], value: 'everything' },
  ]);
  expect(after).toEqual({ overview: 'Drops' });
});

test('a patch cannot reach the prototype of objects', () => {
  applyPatches({}, [
    { op: 'set', path: ['__proto__', 'polluted'], value: true },
    { op: 'set', path: ['__proto__'], value: { polluted: true } },
  ]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
