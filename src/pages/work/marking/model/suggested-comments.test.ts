import { expect, test } from 'vitest';
import type { SuggestedScore } from '@/shared/api/suggestions';
import { commentsFor } from './suggested-comments';

const text = 'Monday: 41 mm. Tuesday: bigger.';
const score = (quote: string | null, comment: string | null): SuggestedScore => ({
  criterion_id: 'c1',
  points: 2,
  confidence: 'high',
  reason: '',
  quote,
  is_quote_missing: false,
  comment,
  misconception: null,
});

test('suggested comments are on the exact words of the text, in reading order', () => {
  const found = commentsFor(text, [score('bigger', 'How much?'), score('41 mm', 'Good unit.')], []);
  expect(found.map(({ start, end, comment }) => [text.slice(start, end), comment])).toEqual([
    ['41 mm', 'Good unit.'],
    ['bigger', 'How much?'],
  ]);
});

test('without words of the text there is no comment', () => {
  expect(
    commentsFor(text, [score('42 mm', 'Good unit.'), score(null, 'Measure.'), score('41 mm', null)], []),
  ).toEqual([]);
});

test('words that the teacher has commented on get no suggestion', () => {
  const note = { id: 'n', start: 8, end: 13, quote: '41 mm', comment: 'Yes.' };
  expect(commentsFor(text, [score('41 mm', 'Good unit.')], [note])).toEqual([]);
});
