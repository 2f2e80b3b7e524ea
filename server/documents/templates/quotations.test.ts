import { expect, it } from 'vitest';
import { locateQuote } from './quotations.ts';

const text = 'She said, “We can’t  wait”\nfor the lamps — or the spring.';

it.each([
  ['the same words', 'for the lamps', 'for the lamps'],
  ['plain quotation marks and one space', 'We can\'t wait" for', 'We can’t  wait”\nfor'],
  ['another dash', 'lamps - or', 'lamps — or'],
  ['a quotation in marks of its own', '"the spring."', 'the spring.'],
])('finds %s', (_, quote, words) => {
  const found = locateQuote(text, quote);
  expect(found?.quote).toBe(words);
  expect(text.slice(found?.start, found?.end)).toBe(words);
});

it.each(['for the lights', 'For the lamps', '', '…'])('does not find %j', (quote) => {
  expect(locateQuote(text, quote)).toBeNull();
});

it('prefers the next place of repeated words', () => {
  expect(locateQuote('one two one', 'one', 3)?.start).toBe(8);
  expect(locateQuote('one two one', 'one', 9)?.start).toBe(0);
});
