import { expect, test } from 'vitest';
import type { GenerationSummary } from '@/shared/api/generations';
import { draftSummary } from '../../../../../tests/support/draft-summary';
import { dateLine, latestOf, summarise } from './recent';
import { summary as documentSummary } from '../../../../../tests/support/generation-summary';

const now = new Date(2026, 10, 20, 9, 30);

test('the overline is the full date, with the week of the term', () => {
  expect(dateLine(now)).toBe('Friday 20 November');
  expect(dateLine(now, { number: 11, count: 15 })).toBe('Friday 20 November, week 11 of 15');
});

test('documents and unfinished forms are listed together, the latest first', () => {
  const [older, newer] = [
    documentSummary(1, { updated_at: '2026-11-19T09:00:00.000Z' }),
    documentSummary(2, { updated_at: '2026-11-21T09:00:00.000Z' }),
  ];
  expect(latestOf([older, newer], [draftSummary]).map(({ what }) => what)).toEqual([
    'document',
    'draft',
    'document',
  ]);
});

const summary = (title: string, status: GenerationSummary['status']) => documentSummary(1, { title, status });

test.each([
  [[], /^Nothing written yet/],
  [[summary('Leaves', 'complete'), summary('Density', 'complete')], /^You last worked on “Leaves”\.$/],
  [[summary('Leaves', 'complete'), summary('Density', 'interrupted')], /^“Density” was interrupted/],
  [[summary('Leaves', 'failed'), summary('Density', 'writing')], /^“Density” is being written/],
])('the lead names the document that needs attention first', (recent, sentence) => {
  expect(summarise(recent)).toMatch(sentence);
});
