import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const base = { aim: 'Rain', ideas: ['one', 'two'], phases: [{ name: 'Begin', minutes: 5 }] };

test('changes of different parts are both in the merged value', () => {
  const target = { ...base, ideas: ['one', 'TWO'], aim: 'Snow' };
  const current = { ...base, ideas: ['ONE', 'two'], phases: [{ name: 'Begin', minutes: 7 }] };
  expect(mergeChanges(base, target, current)).toEqual({
    value: { aim: 'Snow', ideas: ['ONE', 'TWO'], phases: [{ name: 'Begin', minutes: 7 }] },
  });
});

test('a part that one side removed is removed', () => {
  const { aim: _, ...target } = base;
  expect(mergeChanges(base, target, { ...base, ideas: ['one', '2'] })).toEqual({
    value: { ideas: ['one', '2'], phases: base.phases },
  });
});

test.each([
  ['the same text', { ...base, aim: 'Snow' }, { ...base, aim: 'Hail' }],
  ['a list of another length', { ...base, ideas: ['one'] }, { ...base, ideas: ['ONE', 'two'] }],
  ['a value of another kind', { ...base, ideas: 'one' }, { ...base, ideas: ['ONE', 'two'] }],
])('changes of %s conflict', (_, target, current) => {
  expect(mergeChanges(base, target, current)).toBeNull();
});
