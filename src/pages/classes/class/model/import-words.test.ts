import { expect, test } from 'vitest';
import { accountsWords, doNotFit, resultInWords } from './import-words';

test.each([
  [{ created: 6, sent: 5, failed: 1, skipped: 2 }, 'Created 6. Sent 5, failed 1. Skipped 2 duplicates.'],
  [{ created: 1, sent: 1, failed: 0, skipped: 1 }, 'Created 1. Sent 1, failed 0. Skipped 1 duplicate.'],
])('%j reads %j', (result, words) => {
  expect(resultInWords({ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e', ...result })).toBe(words);
});

test.each([
  [0, 2, 'Make accounts without email'],
  [1, 1, 'Invite 1 student and make 1 account'],
  [3, 12, 'Invite 3 students and make 12 accounts'],
])('a button says what happens to %i with an address and %i without', (invited, accounts, words) => {
  expect(accountsWords(invited, accounts)).toBe(words);
});

test('one student doesn’t fit, several don’t', () => {
  expect([1, 2].map(doNotFit)).toEqual(['1 student doesn’t fit', '2 students don’t fit']);
});
