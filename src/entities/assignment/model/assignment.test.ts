import { expect, test } from 'vitest';
import type { TextNote } from '@/shared/api/submissions';
import { markedParts } from './marked-parts';
import { keptDeductionWords, latePolicyWords, lateWords, missingWords } from './sentences';

test.each([
  [1, '1 minute late'],
  [90, '2 minutes late'],
  [3600, '1 hour late'],
  [90_000, '2 days late'],
])('%i seconds are %s', (seconds, words) => {
  expect(lateWords(seconds)).toBe(words);
});

test.each([
  [null, null],
  [
    { percent: 10, every: 'day', lowest_percent: 50 },
    'Late work loses 10% of the points a day, down to 50% at the lowest.',
  ],
  [{ percent: 5, every: 'hour', lowest_percent: 0 }, 'Late work loses 5% of the points an hour.'],
] as const)('a late policy is one sentence', (policy, words) => {
  expect(latePolicyWords(policy)).toBe(words);
});

test.each([
  [null, null],
  [100, 'Missing work gets no points.'],
  [60, 'Missing work gets 40% of the points.'],
  [33.3, 'Missing work gets 66.7% of the points.'],
])('missing work that loses %s %%: %s', (percent, words) => {
  expect(missingWords(percent)).toBe(words);
});

test.each([
  [{ deduction: 2, new_deduction: null }, null],
  [
    { deduction: 2, new_deduction: 0 },
    /^Returned with 2 points off for being late\. .* it would be nothing\. .* take the mark back/,
  ],
  [{ deduction: 0, new_deduction: 1 }, /^Returned with nothing off .* it would be 1 point\. /],
])('a deduction that no longer fits is explained: %#', (returned, words) => {
  const sentence = keptDeductionWords(returned);
  if (words === null) expect(sentence).toBeNull();
  else expect(sentence).toMatch(words);
});

const note = (start: number, end: number): TextNote => ({
  id: `${start}`,
  start,
  end,
  quote: '',
  comment: '',
});

test('notes divide the text, also where they overlap', () => {
  expect(markedParts('One two three', [note(4, 13), note(0, 7)])).toMatchObject([
    { text: 'One ', start: 0, isGiven: true, ending: [] },
    { text: 'two', start: 4, isGiven: true, ending: [{ number: 1 }] },
    { text: ' three', start: 7, isGiven: true, ending: [{ number: 2 }] },
  ]);
  expect(markedParts('One', [])).toMatchObject([{ text: 'One', start: 0, isGiven: false, ending: [] }]);
  expect(markedParts('', [])).toEqual([]);
});

test('suggested and given notes are numbered together, and marked apart', () => {
  const suggested = { ...note(0, 3), isSuggested: true };
  expect(markedParts('One two', [note(4, 7), suggested])).toMatchObject([
    { text: 'One', isGiven: false, isSuggested: true, ending: [{ number: 1, note: suggested }] },
    { text: ' ', isGiven: false, isSuggested: false },
    { text: 'two', isGiven: true, isSuggested: false, ending: [{ number: 2 }] },
  ]);
});

test('a note that reaches beyond the text ends with it', () => {
  expect(markedParts('One', [note(0, 9)])).toMatchObject([{ text: 'One', ending: [{ number: 1 }] }]);
});
