import { expect, test } from 'vitest';
import { changesBetween, withChanges } from './content-changes';

const before = [
  { stem: 'What grows?', options: ['A', 'B'], hint: 'Look.' },
  { stem: 'What eats?', options: ['A', 'B'] },
];

test('only the parts that differ are sent', () => {
  const value = [{ stem: 'What grows?', options: ['A', 'C'] }, before[1]];
  const changes = changesBetween('questions', before, value);
  expect(changes).toEqual([
    { section: 'questions', path: [0, 'options', 1], before: 'B', value: 'C' },
    { section: 'questions', path: [0, 'hint'], before: 'Look.', value: null },
  ]);
  expect(withChanges(before, changes)).toEqual(value);
});

test('a list of another length is sent as a whole', () => {
  expect(changesBetween('questions', before, before.slice(1))).toEqual([
    { section: 'questions', path: [], before, value: before.slice(1) },
  ]);
});

test('an equal value needs no change', () => {
  expect(changesBetween('questions', before, structuredClone(before))).toEqual([]);
});
