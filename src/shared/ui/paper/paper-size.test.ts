import { expect, test } from 'vitest';
import { usualPaper } from './paper-size';

test.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['es-MX', 'letter'],
  ['es', 'a4'],
  ['zh-Hant-TW', 'a4'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['not a language', 'letter'],
])('%s prints on %s', (language, size) => {
  expect(usualPaper(language)).toBe(size);
});
