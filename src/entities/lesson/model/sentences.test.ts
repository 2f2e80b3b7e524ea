import { expect, test } from 'vitest';
import { publicationWords, siteOf } from './sentences';

const at = '2026-11-24T07:00:00.000Z';

test.each([
  [{ state: 'draft', publish_at: null }, 'Draft'],
  [{ state: 'scheduled', publish_at: at }, 'Publishes Tue 24 Nov, 2:00'],
  [{ state: 'published', publish_at: at }, 'Published Tue 24 Nov, 2:00'],
] as const)('when students see %j', (lesson, expected) => {
  expect(publicationWords(lesson, 'America/New_York')).toBe(expected);
});

test.each([
  ['https://www.youtube.com/watch?v=1', 'youtube.com'],
  ['https://', ''],
])('the site of %s', (url, expected) => {
  expect(siteOf(url)).toBe(expected);
});
