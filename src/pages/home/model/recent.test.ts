import { expect, test } from 'vitest';
import type { GenerationSummary } from '@/shared/api/generations';
import { dateLine, summarise, whenOf } from './recent';
import { template } from '../../../../tests/support/templates';

const now = new Date(2026, 10, 20, 9, 30);
const at = (date: number, hour: number, month = 10) => new Date(2026, month, date, hour, 5).toISOString();

test.each([
  [at(20, 8), { day: 'Today', clock: '8:05' }],
  [at(19, 23), { day: 'Yesterday', clock: '23:05' }],
  [at(16, 14), { day: 'Monday', clock: '14:05' }],
  [at(13, 14), { day: '13 Nov', clock: '14:05' }],
  [at(25, 14, 9), { day: '25 Oct', clock: '14:05' }],
])('%s is shown as %j', (time, named) => {
  expect(whenOf(time, now)).toEqual(named);
});

test('the overline is the full date', () => {
  expect(dateLine(now)).toBe('Friday 20 November');
});

const summary = (title: string, status: GenerationSummary['status']): GenerationSummary => ({
  id: '0192f0c1-7a54-7d3e-9d6c-1f2a3b4c5d6e',
  template_type: template.templateType,
  title,
  topic: title,
  subject: 'Science',
  grade_level: 'Grade 6',
  status,
  favourite: false,
  saved: false,
  version: 1,
  created_at: at(20, 8),
  updated_at: at(20, 8),
  trashed_at: null,
});

test.each([
  [[], /^Nothing written yet/],
  [[summary('Leaves', 'complete'), summary('Density', 'complete')], /^You last worked on “Leaves”\.$/],
  [[summary('Leaves', 'complete'), summary('Density', 'interrupted')], /^“Density” was interrupted/],
  [[summary('Leaves', 'failed'), summary('Density', 'writing')], /^“Density” is being written/],
])('the lead names the document that needs attention first', (recent, sentence) => {
  expect(summarise(recent)).toMatch(sentence);
});
