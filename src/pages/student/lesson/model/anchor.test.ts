import { expect, test } from 'vitest';
import { anchorOf, findTyped, placeOf } from './anchor';

const text = 'Take a whiteboard. Draw a leaf. Take a pen. Draw a leaf disc that floats.';
const at = (words: string, from = 0) => {
  const start = text.indexOf(words, from);
  return { start, end: start + words.length };
};

test('words are stored with what stands around them, without spaces', () => {
  const { start, end } = at(' a whiteboard. ');
  expect(anchorOf(text, start, end)).toEqual({
    quote: 'a whiteboard.',
    prefix: 'Take ',
    suffix: ' Draw a leaf. Take a pen. Draw a',
  });
  expect(anchorOf(text, 4, 5)).toBeNull();
  expect(anchorOf('a'.repeat(2001), 0, 2001)).toBeNull();
});

const second = at('a leaf', at('Take a pen').start);
const anchor = anchorOf(text, second.start, second.end) ?? { quote: '', prefix: '', suffix: '' };

test.each([
  ['in an unchanged lesson', [text], { part: 0, ...second }],
  ['after a new first part', ['Begin.', text], { part: 1, ...second }],
  ['after an edit before them', [`New. ${text}`], { part: 0, start: second.start + 5, end: second.end + 5 }],
  ['after an edit beside them', [text.replace('disc', 'DISC')], { part: 0, ...second }],
  ['nowhere once they are gone', [text.replaceAll('a leaf', 'a twig')], null],
  ['nowhere in an empty lesson', [], null],
])('words are found %s', (_, parts, place) => {
  expect(placeOf(parts, anchor)).toEqual(place);
});

test('typed words are found in any case and across lines', () => {
  expect(findTyped(['Begin.', 'Take a\nPEN (blue).'], ' take a  pen ')).toEqual({
    part: 1,
    start: 0,
    end: 10,
  });
  expect(findTyped(['Take a pen (blue).'], 'pen (blue')).toEqual({ part: 0, start: 7, end: 16 });
  expect(findTyped(['Take a pen.'], 'pencil')).toBeNull();
  expect(findTyped(['Take a pen.'], ' ')).toBeNull();
});
