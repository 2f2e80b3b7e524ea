import { expect, test } from 'vitest';
import { daysLeft } from './days-left';

test.each([
  ['2026-12-19T12:00:00Z', 29],
  ['2026-11-21T11:59:00Z', 1],
  ['2026-11-20T11:00:00Z', 1],
])('a document that is deleted at %s has %i days left', (at, days) => {
  expect(daysLeft(at, new Date('2026-11-20T12:00:00Z'))).toBe(days);
});
