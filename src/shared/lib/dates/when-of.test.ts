import { expect, test } from 'vitest';
import { whenInWords, whenOf } from './when-of';

const now = new Date(2026, 10, 23, 0, 30);

test.each([
  [new Date(2026, 10, 23, 0, 5), 'Today', '0:05'],
  [new Date(2026, 10, 22, 23, 59), 'Yesterday', '23:59'],
  [new Date(2026, 10, 21, 14, 2), 'Sat 21 Nov', '14:02'],
  [new Date(2026, 7, 3, 9, 0), 'Mon 3 Aug', '9:00'],
  [new Date(2025, 10, 21, 14, 2), '21 Nov 2025', '14:02'],
])('%s is shown with its day', (time, day, clock) => {
  expect(whenOf(time.toISOString(), now)).toEqual({ day, clock });
});

test.each([
  [new Date(2026, 10, 23, 0, 5), 'today, 0:05'],
  [new Date(2026, 10, 21, 14, 2), 'Sat 21 Nov, 14:02'],
])('%s is named in a sentence', (time, words) => {
  expect(whenInWords(time.toISOString(), now)).toBe(words);
});
