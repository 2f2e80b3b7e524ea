import { expect, test } from 'vitest';
import { assignment } from '../../../../../tests/support/assignments';
import { quiz } from '../../../../../tests/support/quizzes';
import { contentOf, inClass, valuesOf } from './content';
import { blankValues, everyone } from './editor-values';

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

const group = assignment.groups[0]?.id ?? '';
const file = { id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5dc9', name: 'leaf-diary-page.pdf', size: 98_304 };
const same = { due_at: null, cut_off_at: null, attempts: null, extra_minutes: null, excused: false };

test('an opened assignment shows the groups and files it was saved with', () => {
  const saved = {
    ...assignment,
    files: [file],
    content: {
      ...assignment.content,
      student_ids: [],
      group_ids: [group],
      group_exceptions: [{ ...same, group_id: group, due_at: '2026-10-14T07:15:00.000Z' }],
      file_ids: [file.id],
    },
  };
  const context = { zone: saved.time_zone, now, publishedAt: saved.content.publish_at };
  expect(contentOf(valuesOf(saved), context)).toEqual(saved.content);
});

test('a file that is still uploaded or has failed is not attached', () => {
  const { files, ...values } = valuesOf({ ...assignment, files: [file] });
  const others = (['uploading', 'failed'] as const).map((state) => ({ ...file, id: state, state }));
  const context = { zone: assignment.time_zone, now, publishedAt: null };
  expect(contentOf({ ...values, files: [...files, ...others] }, context).file_ids).toEqual([file.id]);
});

test('a class has its own dates and students only where the teacher says so', () => {
  const [one, other] = ['class-a', 'class-b'];
  const context = { zone: 'Europe/London', now, publishedAt: null };
  const due = { date: '2026-10-12', time: '23:59' };
  const later = { due: { date: '2026-10-14', time: '08:00' }, cutOff: due, publishAt: due };
  const values = {
    ...blankValues,
    classIds: [one, other],
    due,
    dates: { [other]: later },
    people: { [one]: { ...everyone, isForEveryone: false, studentIds: ['student'] } },
  };
  expect(inClass(values, other, context).due_at).toBe('2026-10-12T22:59:00.000Z');
  const own = { ...values, hasOwnDates: true };
  expect(inClass(own, one, context)).toMatchObject({
    due_at: '2026-10-12T22:59:00.000Z',
    student_ids: ['student'],
  });
  expect(inClass(own, other, context)).toMatchObject({
    due_at: '2026-10-14T07:00:00.000Z',
    student_ids: null,
  });
  // Of a single class, the dates are those that the form shows.
  expect(inClass({ ...own, classIds: [other] }, other, context).due_at).toBe('2026-10-12T22:59:00.000Z');
});
