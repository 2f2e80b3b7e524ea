import { expect, test } from 'vitest';
import { assignment } from '../../../../tests/support/assignments';
import { blankValues, contentOf, valuesOf } from './editor-values';

const now = new Date('2026-10-09T09:00:00.000Z');

test('an assignment that is opened and saved stays as it is', () => {
  const context = { zone: assignment.time_zone, now, publishedAt: assignment.content.publish_at };
  expect(contentOf(valuesOf(assignment), context)).toEqual(assignment.content);
});

test('dates are those of the school’s time zone, daylight saving included', () => {
  const values = { ...blankValues, due: { date: '2026-03-08', time: '23:59' } };
  const content = contentOf(values, { zone: 'America/New_York', now, publishedAt: null });
  expect(content.due_at).toBe('2026-03-09T03:59:00.000Z');
  expect(content.cut_off_at).toBeNull();
});

test.each([
  ['now', now.toISOString()],
  ['draft', null],
  ['later', '2026-10-12T07:00:00.000Z'],
] as const)('publishing %s', (publish, expected) => {
  const values = { ...blankValues, publish, publishAt: { date: '2026-10-12', time: '08:00' } };
  expect(contentOf(values, { zone: 'Europe/London', now, publishedAt: null }).publish_at).toBe(expected);
});
