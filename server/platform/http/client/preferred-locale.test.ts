import { expect, test } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

test.each([
  ['en-US,en;q=0.9,de;q=0.8', 'en-US'],
  ['de', 'de'],
  ['zh-Hant-TW;q=1', 'zh-Hant-TW'],
  ['*', 'en-GB'],
  ['"><script>', 'en-GB'],
  ['', 'en-GB'],
  [undefined, 'en-GB'],
])('%j prefers %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
