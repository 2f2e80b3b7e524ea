import { expect, test } from 'vitest';
import { assignment } from '../../../../tests/support/assignments';
import { quiz } from '../../../../tests/support/quizzes';
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

test('a quiz comes back as it was saved, and has no other kind', () => {
  const context = { zone: quiz.time_zone, now, publishedAt: quiz.content.publish_at };
  const values = { ...valuesOf(quiz), kinds: ['text' as const] };
  expect(contentOf(values, context)).toEqual(quiz.content);
});

test('the questions of a deleted document stay chosen', () => {
  const context = { zone: quiz.time_zone, now, publishedAt: quiz.content.publish_at };
  const settings = quiz.content.quiz && { ...quiz.content.quiz, document_id: null };
  const kept = { ...quiz, content: { ...quiz.content, quiz: settings } };
  expect(valuesOf(kept).documentId).not.toBe('');
  expect(contentOf(valuesOf(kept), context).quiz).toEqual(settings);
});

test.each([
  ['now', now.toISOString()],
  ['draft', null],
  ['later', '2026-10-12T07:00:00.000Z'],
] as const)('publishing %s', (publish, expected) => {
  const values = { ...blankValues, publish, publishAt: { date: '2026-10-12', time: '08:00' } };
  expect(contentOf(values, { zone: 'Europe/London', now, publishedAt: null }).publish_at).toBe(expected);
});
