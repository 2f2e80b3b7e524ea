import { expect, test } from 'vitest';
import type { LessonEntry } from '@/shared/api/lessons';
import { latestLesson, nextLesson } from './latest-lesson';

const entry = (id: string, state: LessonEntry['state'], day?: number): LessonEntry => ({
  id,
  title: id,
  time_zone: 'Europe/London',
  state,
  publish_at: day === undefined ? null : `2026-10-${day}T07:00:00.000Z`,
  unit: '',
  read_count: 0,
});

const draft = entry('draft', 'draft');
const soon = entry('soon', 'scheduled', 14);
const later = entry('later', 'scheduled', 20);
const old = entry('old', 'published', 10);
const recent = entry('recent', 'published', 13);

test.each([
  [[recent, old, soon], 'recent'],
  [[draft, later, soon], 'soon'],
  [[draft], 'draft'],
  [[], undefined],
])('a class is at its latest lesson (%#)', (lessons, expected) => {
  expect(latestLesson(lessons)?.id).toBe(expected);
});

test('the next lesson is the one that students see first, wherever it is in the list', () => {
  expect(nextLesson([later, recent, soon])?.id).toBe('soon');
  expect(nextLesson([recent, draft])).toBeUndefined();
});
