import { expect, test } from 'vitest';
import { entryOf, stepOf } from './step-edit';

test.each([
  ['a plain text', 'Weigh it.'],
  ['a step with a name', { title: 'Weigh', text: 'Use the scales.' }],
  ['a step with minutes', { text: 'Wait.', minutes: 10 }],
])('%s is stored as it was', (_, entry) => {
  expect(entryOf(stepOf(entry))).toEqual(entry);
});

test('a step without a name and minutes becomes a plain text', () => {
  expect(entryOf({ title: '', text: 'Weigh it.', minutes: null })).toBe('Weigh it.');
});
