import { expect, test } from 'vitest';
import { markedParts } from './marked-parts';
import { pastedSpans, pastingWords } from './pasting-words';

const text = 'One two three. Four five.';
const passage = (start: number, end: number) => ({ at: '2026-11-20T09:00:00.000Z', length: 9, start, end });

test('counts passages and their words', () => {
  expect(pastingWords(text, [])).toBe('No passage was pasted.');
  expect(pastingWords(text, [passage(0, 7)])).toBe('1 passage pasted, 2 of 5 words.');
  expect(pastingWords(text, [passage(15, 25), passage(0, 14)])).toBe(
    '2 passages pasted, 5 of 5 words. The longest has 3 words.',
  );
});

test('counts words of overlapping passages once', () => {
  expect(pastingWords(text, [passage(0, 14), passage(4, 14)])).toContain('3 of 5 words');
});

test('marks a passage in the text beside a comment on the same words', () => {
  const note = { id: 'n', start: 4, end: 7, quote: 'two', comment: 'Count again.' };
  const parts = markedParts(text, [note], pastedSpans([passage(0, 14)]));
  expect(parts.map((part) => [part.text, part.isPasted, part.isGiven])).toEqual([
    ['One ', true, false],
    ['two', true, true],
    [' three.', true, false],
    [' Four five.', false, false],
  ]);
});
