import { expect, test } from 'vitest';
import { periodOf } from './sheet-words';

test.each([
  ['2026-11-13T09:00:00Z', '2026-12-13T09:00:00Z', '13 November 2026 to 13 December 2026'],
  ['2026-11-13T09:00:00Z', '2026-11-13T10:00:00Z', '13 November 2026'],
])('from %s to %s is %s', (period_start, period_end, words) => {
  expect(periodOf({ period_start, period_end })).toBe(words);
  expect(periodOf({ period_start })).toBe('');
});
