import { expect, test } from 'vitest';
import { resultInWords } from './import-words';

test.each([
  [{ created: 6, sent: 5, failed: 1, skipped: 2 }, 'Created 6. Sent 5, failed 1. Skipped 2 duplicates.'],
  [{ created: 1, sent: 1, failed: 0, skipped: 1 }, 'Created 1. Sent 1, failed 0. Skipped 1 duplicate.'],
])('%j reads %j', (result, words) => {
  expect(resultInWords({ id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e', ...result })).toBe(words);
});
